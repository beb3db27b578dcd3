import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import {
  type JsonSchema,
  documentSchema,
  itemName,
  itemSchema,
} from '../../hsds/document-schema.ts'
import { type EntityName, entityNames, fieldsOf } from '../../hsds/entities.ts'
import { formatTests } from '../../hsds/formats.ts'
import { once } from '../../text/memoise.ts'
import type { FetchedRecord } from './records.ts'

/** Returns the errors of a record, as a list item or in full. */
export type Validate = (record: FetchedRecord) => readonly ErrorObject[]

/** Checks records by the schemas of our own documents. Compiles them once, because that is slow. */
export const validator = once((): Validate => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, validateSchema: false })
  for (const [name, test] of Object.entries(formatTests)) ajv.addFormat(name, test)
  ajv.addSchema({ $id: 'hsds', components: { schemas: schemas() } })
  return ({ entity, isItem, value }) => {
    const name = isItem ? itemName(entity) : entity
    const validate = ajv.getSchema(`hsds#/components/schemas/${name}`) as ValidateFunction
    return validate(value) ? [] : (validate.errors ?? [])
  }
})

const schemas = (): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(
    entityNames.flatMap((entity) => [
      [entity, documentSchema(entity)],
      [itemName(entity), withoutOwnFields(entity, itemSchema(entity))],
    ]),
  )

/** Does not demand the fields that only our own list items have. */
const withoutOwnFields = (entity: EntityName, schema: JsonSchema): JsonSchema => ({
  ...schema,
  required: (schema.required as string[]).filter((name) => Object.hasOwn(fieldsOf(entity), name)),
})
