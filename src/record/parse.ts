import { entityNames } from '../hsds/entities.ts'
import { REMOVED_REF, type Gone, removedSchema } from './schema/removed.ts'
import { createIsPrivate, refusalOf } from './schema/private-fields.ts'
import { checkSettings } from './settings/check-settings.ts'
import { type Schema, refOf } from './schema/schema.ts'
import { recordSchema } from './schema/record-schema.ts'
import { type Settings, type WrittenSettings, completeSettings } from './settings/settings.ts'
import { SETTINGS_REF, settingsSchema } from './settings/settings-schema.ts'
import type { Parsed } from './parsed.ts'
import { createValidator } from './validate.ts'
import type { ContentRecord, RecordKind, Written } from './schema/written.ts'

/** Reads the records of one directory according to its settings. */
export interface RecordParser {
  parseRecord<K extends RecordKind>(
    kind: K,
    slug: string,
    file: string,
    text: string,
  ): Parsed<ContentRecord<K>>
  parseRemoved(file: string, text: string): Parsed<Gone>
}

/** Reads directory.yaml. */
export function parseSettings(file: string, text: string): Parsed<Settings> {
  const validator = createValidator([settingsSchema], {
    defaults: {},
    isPrivate: () => false,
  })
  const { value, diagnostics } = validator.parse<WrittenSettings>(SETTINGS_REF, file, text)
  if (!value) return { diagnostics }
  return {
    value: completeSettings(value),
    diagnostics: [...diagnostics, ...checkSettings(value, file)],
  }
}

/** A parser for all records of a directory; it compiles the schemas once. */
export function createRecordParser(settings: Settings): RecordParser {
  const extensions = extensionSchema(settings.extensions)
  const schemas = entityNames.map((entity) => recordSchema(entity, extensions))
  // A field that cannot be private is reported once, in directory.yaml; no record reports it again.
  const privateFields = settings.private_fields.filter((name) => refusalOf(name) === undefined)
  const validator = createValidator([...schemas, removedSchema], {
    defaults: withoutPrivate(settings.defaults, privateFields),
    isPrivate: createIsPrivate(privateFields),
  })
  return {
    parseRecord<K extends RecordKind>(
      kind: K,
      slug: string,
      file: string,
      text: string,
    ): Parsed<ContentRecord<K>> {
      const { value, diagnostics } = validator.parse<Written<K>>(refOf(kind), file, text)
      return value ? { value: { kind, slug, file, value }, diagnostics } : { diagnostics }
    },
    parseRemoved(file, text) {
      const { value, diagnostics } = validator.parse<Partial<Gone>>(REMOVED_REF, file, text)
      const { removed, renamed } = value ?? {}
      return { value: { removed: removed ?? [], renamed: renamed ?? [] }, diagnostics }
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
