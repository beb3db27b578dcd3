import { entityNames } from '../../hsds/entities.ts'
import type { Settings } from '../settings/settings.ts'
import type { ShapeOptions } from '../shape/shaper.ts'
import { createIsPrivate, refusalOf } from './private-fields.ts'
import { recordSchema } from './record-schema.ts'
import type { Schema } from './schema.ts'

/** The schemas of all records of a directory, and how their values are shaped. */
export function recordSchemas(settings: Settings): {
  readonly schemas: readonly Schema[]
  readonly options: ShapeOptions
} {
  const extensions = extensionSchema(settings.extensions)
  // A field that cannot be private is reported once, in directory.yaml; no record reports it again.
  const privateFields = settings.private_fields.filter((name) => refusalOf(name) === undefined)
  return {
    schemas: entityNames.map((entity) => recordSchema(entity, extensions)),
    options: {
      defaults: withoutPrivate(settings.defaults, privateFields),
      isPrivate: createIsPrivate(privateFields),
    },
  }
}

/** Private fields get no default, which would be published in their place. */
const withoutPrivate = (
  defaults: Settings['defaults'],
  privateFields: readonly string[],
): Settings['defaults'] =>
  Object.fromEntries(
    Object.entries(defaults).map(([entity, fields]) => [
      entity,
      Object.fromEntries(
        Object.entries(fields).filter(([name]) => !privateFields.includes(`${entity}.${name}`)),
      ),
    ]),
  )

/** The schema of `extensions:` in any object of a record. */
function extensionSchema(extensions: Settings['extensions']): Schema {
  const properties = Object.fromEntries(
    Object.entries(extensions).map(([namespace, fields]) => [
      namespace,
      { type: 'object', additionalProperties: false, properties: fields } as Schema,
    ]),
  )
  return {
    type: 'object',
    additionalProperties: false,
    properties,
    description: 'Fields of your own, by namespace.',
  }
}
