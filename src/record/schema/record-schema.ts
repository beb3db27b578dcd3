import { type EntityName, entities, fieldsOf } from '../../hsds/entities.ts'
import type { Field } from '../../hsds/field.ts'
import { limits } from './limits.ts'
import { PUBLIC, alsoRequired, conveniences, instead, short } from './own-fields.ts'
import { type Schema, listOf, record, refOf } from './schema.ts'
import { filledIn } from './written.ts'

/** What an editor may write for one entity, as JSON Schema. Extensions are those that the directory declares. */
export function recordSchema(entity: EntityName, extensions?: Schema): Schema {
  const fields = Object.entries(fieldsOf(entity))
  const hidden = new Set<string>((filledIn as Record<string, readonly string[]>)[entity] ?? [])
  const isFilledIn = ([name, field]: [string, Field]) =>
    field.links !== undefined || field.repeats !== undefined || hidden.has(name)
  const written = fields.filter((entry) => !isFilledIn(entry))
  const extra = conveniences[entity] ?? {}
  const properties: Record<string, Schema> = Object.fromEntries(
    written.map(([name, field]) => [
      name,
      { ...fieldSchema(field), ...limits[`${entity}.${name}`] },
    ]),
  )
  if ('attributes' in properties)
    properties.taxonomy_terms = listOf(
      { type: 'string' },
      'Terms that describe it, by their `slug`.',
    )
  return {
    $id: refOf(entity),
    type: 'object',
    description: entities[entity].description,
    additionalProperties: false,
    required: [
      ...written.filter(([name, field]) => field.required && name !== 'id').map(([name]) => name),
      ...(alsoRequired[entity] ?? []),
    ],
    properties: {
      ...properties,
      ...extra,
      ...(extensions && { extensions }),
      public: listOf(
        { type: 'string', enum: PUBLIC },
        'Personal details that may be published all the same, for the person agreed.',
      ),
      private: { description: 'Notes that are never published, whatever they hold.' },
    },
    filledIn: Object.fromEntries(
      fields
        .filter((entry) => isFilledIn(entry) && !(entry[0] in extra))
        .map(([name]) => [name, instead[entity]?.[name]]),
    ),
    ...(short[entity] && { short: short[entity] }),
  }
}

function fieldSchema(field: Field): Schema {
  const { description } = field
  if (field.type === 'object') return { ...record(field.of as EntityName), description }
  if (field.type === 'array') return listOf(record(field.of as EntityName), description)
  return {
    type: field.type,
    description,
    ...(field.format && { format: field.format }),
    ...(field.values && { enum: field.values }),
  }
}
