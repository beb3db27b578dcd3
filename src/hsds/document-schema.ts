import type { Collection } from './collections.ts'
import { type EntityName, entities, fieldsOf } from './entities.ts'
import type { Field } from './field.ts'

/** A JSON Schema, draft 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>

const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** The schema of an entity as a document, which is what `/{collection}/{id}` returns. */
export function documentSchema(entity: EntityName): JsonSchema {
  const fields = Object.entries(fieldsOf(entity))
  return {
    type: 'object',
    description: entities[entity].description,
    required: fields.filter(([, { required }]) => required).map(([name]) => name),
    properties: Object.fromEntries(fields.map(([name, field]) => [name, fieldSchema(field)])),
  }
}

/** The schema of an entity as an item of a list: the document without its lists. */
export function itemSchema(entity: EntityName): JsonSchema {
  const fields = Object.entries(fieldsOf(entity)).filter(([, { type }]) => type !== 'array')
  const schema = {
    type: 'object',
    description: `${entities[entity].description} This is the short form in lists.`,
    required: fields.filter(([, { required }]) => required).map(([name]) => name),
    properties: Object.fromEntries(
      fields.map(([name, field]) => [
        name,
        field.type === 'object'
          ? { ...refTo(itemName(field.of as EntityName)), description: field.description }
          : fieldSchema(field),
      ]),
    ),
  }
  return entity === 'service_at_location' ? withNameAndStatus(schema) : schema
}

/** The schema of a service_at_location as a document of its own. */
export const serviceAtLocationDetailSchema = (): JsonSchema =>
  withNameAndStatus(documentSchema('service_at_location'))

/** One edition of the official API description expects a service here, so two fields of the service are repeated. */
function withNameAndStatus({ required, properties, ...schema }: JsonSchema): JsonSchema {
  const { name, status } = fieldsOf('service') as { name: Field; status: Field }
  return {
    ...schema,
    required: [...(required as string[]), 'name', 'status'],
    properties: {
      ...(properties as object),
      name: fieldSchema(name),
      status: fieldSchema(status),
    },
  }
}

export const itemName = (entity: EntityName) => `${entity}_item`

/** The schema of one page of a list, with the schema of its items. */
export function pageSchema(collection: Collection, items: JsonSchema): JsonSchema {
  const whole = (description: string): JsonSchema => ({ type: 'integer', minimum: 0, description })
  const flag = (description: string): JsonSchema => ({ type: 'boolean', description })
  return {
    type: 'object',
    description: `One page of the list of ${collection}.`,
    required: [
      'total_items',
      'total_pages',
      'page_number',
      'size',
      'first_page',
      'last_page',
      'empty',
      'contents',
    ],
    properties: {
      total_items: whole('The number of items on all pages.'),
      total_pages: whole('The number of pages.'),
      page_number: whole('The number of this page, from 1.'),
      size: whole('The number of items on this page.'),
      first_page: flag('This is the first page.'),
      last_page: flag('This is the last page.'),
      empty: flag('This page has no items.'),
      contents: {
        type: 'array',
        description: 'The items of this page.',
        items,
      },
    },
  }
}

function fieldSchema({ type, description, format, values, of }: Field): JsonSchema {
  if (type === 'object') return { ...refTo(of as string), description }
  if (type === 'array') return { type, description, minItems: 1, items: refTo(of as string) }
  // The format `time` is that of RFC 3339, which needs an offset; local times have none.
  const written =
    format === 'time'
      ? { pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$' }
      : format && { format }
  const filled = type === 'string' && !values && !format && { minLength: 1 }
  return { type, description, ...written, ...(values && { enum: values }), ...filled }
}
