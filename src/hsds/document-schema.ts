import { type Collection, collections } from './collections.ts'
import { type EntityName, entities, fieldsOf } from './entities.ts'
import type { Field } from './field.ts'

/** A JSON Schema, draft 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>

const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** The schema of an entity as a document: what is published when a record is asked for by its id. */
export function documentSchema(entity: EntityName): JsonSchema {
  const fields = Object.entries(fieldsOf(entity))
  return {
    type: 'object',
    description: entities[entity].description,
    required: fields.filter(([, { required }]) => required).map(([name]) => name),
    properties: Object.fromEntries(fields.map(([name, field]) => [name, fieldSchema(field)])),
  }
}

/** The schema of an entity as an item of a list: the same without collections. */
export function itemSchema(entity: EntityName): JsonSchema {
  const fields = Object.entries(fieldsOf(entity)).filter(([, { type }]) => type !== 'array')
  const schema = {
    type: 'object',
    description: `${entities[entity].description} This is its short form, as lists show it.`,
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

/** A service at a location that is asked for on its own; inside a service it has no need of the service's name. */
export const serviceAtLocationDetailSchema = (): JsonSchema =>
  withNameAndStatus(documentSchema('service_at_location'))

/** One edition of the official API description asks for a service here, so these two of its fields stand on top as well. */
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

/** The name of the schema of a record of a collection. */
export const detailName = (collection: Collection) =>
  collection === 'service_at_locations' ? 'service_at_location_detail' : collections[collection]
export const itemName = (entity: EntityName) => `${entity}_item`
export const pageName = (collection: Collection) => `${collection}_page`

/** The schema of one page of a list. */
export function pageSchema(collection: Collection): JsonSchema {
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
      total_items: whole('Items on all pages together.'),
      total_pages: whole('Pages.'),
      page_number: whole('The number of this page, from 1.'),
      size: whole('Items on this page.'),
      first_page: flag('This is the first page.'),
      last_page: flag('This is the last page.'),
      empty: flag('There is nothing on this page.'),
      contents: {
        type: 'array',
        description: 'The items.',
        items: refTo(itemName(collections[collection])),
      },
    },
  }
}

function fieldSchema({ type, description, format, values, of }: Field): JsonSchema {
  if (type === 'object') return { ...refTo(of as string), description }
  if (type === 'array') return { type, description, minItems: 1, items: refTo(of as string) }
  // RFC 3339 times need an offset, which local times have not.
  const shape =
    format === 'time'
      ? { pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$' }
      : format && { format }
  const filled = type === 'string' && !values && !format && { minLength: 1 }
  return { type, description, ...shape, ...(values && { enum: values }), ...filled }
}
