import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import { type JsonSchema, documentSchema, itemName, itemSchema } from '../hsds/document-schema.ts'
import { type EntityName, entityNames, fieldsOf } from '../hsds/entities.ts'
import type { Field } from '../hsds/field.ts'
import type { Answer } from './exchange.ts'
import type { JsonPath } from './finding.ts'
import { type Shown, recordsOf } from './records.ts'
import type { Survey } from './survey.ts'
import { memoise, once } from '../memoise.ts'

/** One way in which a record is not as its schema says. */
export interface SchemaError {
  readonly exchange: Answer
  /** Where it is wrong; of a missing field, where it should stand. */
  readonly path: JsonPath
  readonly kind: 'missing' | 'type' | 'choice' | 'format' | 'time'
  readonly value: unknown
  readonly field: Field
  /** Of the UK profile, not only of the international standard. */
  readonly inProfile: boolean
}

/**
 * What is wrong with the records of a survey. Null and empty values have rules of their own and are left out, and so is
 * what our own documents hold to and the standard does not ask for.
 */
export const schemaErrors = memoise((survey: Survey): readonly SchemaError[] =>
  [...recordsOf(survey)].flatMap((shown) => errorsOf(shown, validator()(shown))),
)

function errorsOf(shown: Shown, errors: readonly ErrorObject[]): SchemaError[] {
  return errors.flatMap((error) => {
    const kind = kindOf(error)
    const value = kind === 'missing' ? undefined : error.data
    if (!kind || (kind !== 'missing' && isNothing(value))) return []
    const below = [
      ...pathOf(error.instancePath),
      ...(kind === 'missing'
        ? [(error.params as { missingProperty: string }).missingProperty]
        : []),
    ]
    const found = fieldAt(shown.entity, below)
    if (!found || isOurs(found)) return []
    const { field, inProfile } = found
    return [
      { exchange: shown.exchange, path: [...shown.path, ...below], kind, value, field, inProfile },
    ]
  })
}

const KINDS: Readonly<Record<string, SchemaError['kind']>> = {
  required: 'missing',
  type: 'type',
  enum: 'choice',
  format: 'format',
  pattern: 'time',
}

/** Lengths are left out: the rule about empty values speaks of them. */
function kindOf({ keyword, data }: ErrorObject): SchemaError['kind'] | undefined {
  const kind = KINDS[keyword]
  return kind === 'time' && OFFSET_TIME.test(String(data)) ? undefined : kind
}

/** The standard's own words ask for an offset, its examples have none, and both have seconds or not. */
const OFFSET_TIME =
  /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?$/

/** Null, blank text, an empty list or object. */
export const isNothing = (value: unknown): boolean =>
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/** Addresses that the standard keeps as plain text. */
const isOurs = ({ entity, name }: Located) =>
  (entity === 'organization' && name === 'logo') || (entity === 'service_area' && name === 'uri')

interface Located {
  readonly entity: EntityName
  readonly name: string
  readonly field: Field
  readonly inProfile: boolean
}

/** The field that a path below a record leads to; the last one with a name. */
function fieldAt(entity: EntityName, path: JsonPath): Located | undefined {
  let at: Located | undefined
  for (const name of path) {
    if (typeof name === 'number') continue
    const owner: EntityName | undefined = at ? (at.field.of as EntityName | undefined) : entity
    const field: Field | undefined = owner && fieldsOf(owner)[name]
    if (!owner || !field) return undefined
    at = {
      entity: owner,
      name,
      field,
      inProfile: (at?.inProfile ?? true) && field.edition === 'uk',
    }
  }
  return at
}

const pathOf = (pointer: string): JsonPath =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step))

/** Checks a record by the schemas of our own documents. They are compiled once, because that is slow. */
const validator = once((): ((shown: Shown) => readonly ErrorObject[]) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, validateSchema: false })
  ajvFormats.default(ajv, ['uri', 'email', 'date', 'date-time'])
  ajv.addFormat('uuid', UUID)
  ajv.addSchema({ $id: 'hsds', components: { schemas: schemas() } })
  return ({ entity, isItem, value }) => {
    const name = isItem ? itemName(entity) : entity
    const validate = ajv.getSchema(`hsds#/components/schemas/${name}`) as ValidateFunction
    return validate(value) ? [] : (validate.errors ?? [])
  }
})

/** Any version and any case (RFC 9562). */
export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const schemas = (): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(
    entityNames.flatMap((entity) => [
      [entity, documentSchema(entity)],
      [itemName(entity), asTheStandardHasIt(entity, itemSchema(entity))],
    ]),
  )

/** Without the fields that only our own items must have. */
const asTheStandardHasIt = (entity: EntityName, schema: JsonSchema): JsonSchema => ({
  ...schema,
  required: (schema.required as string[]).filter((name) => Object.hasOwn(fieldsOf(entity), name)),
})
