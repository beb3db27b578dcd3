import type { JsonSchema } from '../hsds/document-schema.ts'
import type { Settings } from '../record/settings/settings.ts'

/** What an object of a record says under `extensions:`, by namespace and name. */
type WrittenExtensions = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Fields of the publisher's own, as they are published: with the namespace before their names. */
export const extensionsOf = (extensions: WrittenExtensions): Readonly<Record<string, unknown>> =>
  flatten(extensions, (value) => value)

/** The schema of the fields that the publisher has declared, which any object may have; nothing where there is none. */
export function extensionsSchema({ extensions }: Settings): JsonSchema | undefined {
  const properties = flatten(extensions, ({ format, ...field }) => ({
    ...field,
    ...(format === 'time' ? { pattern: LOCAL_TIME } : format && { format }),
  }))
  if (Object.keys(properties).length === 0) return undefined
  return {
    type: 'object',
    description: 'Fields of this directory alone, which any object may have.',
    properties,
  }
}

/** RFC 3339 times need an offset, which local times have not; here they stand as they were written. */
const LOCAL_TIME = '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$'

const flatten = <T, R>(
  extensions: Readonly<Record<string, Readonly<Record<string, T>>>>,
  map: (one: T) => R,
): Readonly<Record<string, R>> =>
  Object.fromEntries(
    Object.entries(extensions).flatMap(([namespace, fields]) =>
      Object.entries(fields).map(([name, one]) => [`${namespace}_${name}`, map(one)] as const),
    ),
  )
