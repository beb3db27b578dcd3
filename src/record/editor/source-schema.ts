import type { EntityName } from '../../hsds/entities.ts'
import { curatedListSchema } from '../curated-list.ts'
import { wordsSchema } from '../replaced-messages.ts'
import { recordSchema } from '../schema/record-schema.ts'
import { removedSchema } from '../schema/removed.ts'
import type { Schema } from '../schema/schema.ts'
import { settingsSchema } from '../settings/settings-schema.ts'
import type { Settings } from '../settings/settings.ts'

/** The settings that editors' schemas depend on. */
export type EditorSettings = Pick<Settings, 'extensions' | 'defaults'>

/** The schema by which a kind of file, or an entity, is checked. */
export function schemaFor(name: string, settings: EditorSettings | undefined): Schema {
  if (name === 'directory') return settingsSchema
  if (name === 'removed') return removedSchema
  if (name === 'words') return wordsSchema()
  if (name === 'list') return curatedListSchema
  return recordSchema(name as EntityName, extensionSchema(settings?.extensions))
}

/** The fields that the directory declares. Without settings any are allowed. */
function extensionSchema(extensions?: Settings['extensions']): Schema {
  const description = 'Fields of your own, by namespace.'
  if (!extensions) return { description }
  const properties = Object.entries(extensions).map(([namespace, fields]): [string, Schema] => [
    namespace,
    {
      type: 'object',
      additionalProperties: false,
      description: `Fields of ${namespace}.`,
      properties: Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [
          name,
          { description: field.title ?? 'A field of your own.', ...field },
        ]),
      ),
    },
  ])
  const closed = { type: 'object', additionalProperties: false } as const
  return { ...closed, description, properties: Object.fromEntries(properties) }
}
