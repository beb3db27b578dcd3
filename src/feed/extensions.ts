import type { JsonSchema } from '../hsds/document-schema.ts'
import type { Settings } from '../record/settings/settings.ts'

/** The value of `extensions:` in a record: namespace → name → value. */
type WrittenExtensions = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Extension fields as they are published: `<namespace>_<name>`. */
export const extensionsOf = (extensions: WrittenExtensions): Readonly<Record<string, unknown>> =>
  flatten(extensions, (value) => value)

/** The schemas of the declared extension fields, which any object may have, by their published names. */
export const extensionSchemas = ({ extensions }: Settings): Readonly<Record<string, JsonSchema>> =>
  flatten(extensions, ({ format, ...field }) => ({
    ...field,
    ...(format === 'time' ? { pattern: LOCAL_TIME } : format && { format }),
  }))

/** The format `time` (RFC 3339) requires an offset, which local times do not have. */
const LOCAL_TIME = '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$'

const flatten = <T, R>(
  extensions: Readonly<Record<string, Readonly<Record<string, T>>>>,
  map: (field: T) => R,
): Readonly<Record<string, R>> =>
  Object.fromEntries(
    Object.entries(extensions).flatMap(([namespace, fields]) =>
      Object.entries(fields).map(([name, field]) => [`${namespace}_${name}`, map(field)] as const),
    ),
  )
