import type { ErrorObject } from 'ajv/dist/2020.js'
import { type EntityName, fieldsOf } from '../../hsds/entities.ts'
import type { Field } from '../../hsds/field.ts'
import { memoise } from '../../text/memoise.ts'
import type { JsonPath } from '../report/finding.ts'
import type { Answer } from '../survey/exchange.ts'
import type { Survey } from '../survey/survey.ts'
import { validator } from './record-validator.ts'
import { type FetchedRecord, recordsOf } from './records.ts'

/** A place where a record does not match its schema. */
export interface SchemaError {
  readonly exchange: Answer
  /** The path of the value, or of the missing field. */
  readonly path: JsonPath
  readonly kind: 'missing' | 'type' | 'choice' | 'format' | 'time'
  readonly value: unknown
  readonly field: Field
  /** Whether the field belongs to the UK profile, and not only to the international standard. */
  readonly inProfile: boolean
}

/**
 * The schema errors of all records. Left out are null and empty values, which have rules of their own, and what our
 * schemas demand beyond the standard.
 */
export const schemaErrors = memoise((survey: Survey): readonly SchemaError[] => {
  const validate = validator()
  return recordsOf(survey).flatMap((record) => errorsOf(record, validate(record)))
})

function errorsOf(record: FetchedRecord, errors: readonly ErrorObject[]): SchemaError[] {
  return errors.flatMap((error) => {
    const kind = kindOf(error)
    const value = kind === 'missing' ? undefined : error.data
    if (!kind || (kind !== 'missing' && isEmpty(value))) return []
    const below = [
      ...pathOf(error.instancePath),
      ...(kind === 'missing'
        ? [(error.params as { missingProperty: string }).missingProperty]
        : []),
    ]
    const located = locateField(record.entity, below)
    if (!located || isStricterThanStandard(located)) return []
    const { exchange, path } = record
    const { field, inProfile } = located
    return [{ exchange, path: [...path, ...below], kind, value, field, inProfile }]
  })
}

const KINDS: Readonly<Record<string, SchemaError['kind']>> = {
  required: 'missing',
  type: 'type',
  enum: 'choice',
  format: 'format',
  pattern: 'time',
}

/** Lengths have no kind, because the rule about empty values covers them. */
function kindOf({ keyword, data }: ErrorObject): SchemaError['kind'] | undefined {
  const kind = KINDS[keyword]
  return kind === 'time' && OFFSET_TIME.test(String(data)) ? undefined : kind
}

/** The text of the standard asks for an offset, its examples have none, and both have seconds or not. */
const OFFSET_TIME =
  /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?$/

/** Null, blank text, an empty array or object. */
export const isEmpty = (value: unknown): boolean =>
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/** Our schemas demand a URL where the standard has plain text. */
const isStricterThanStandard = ({ entity, name }: LocatedField) =>
  (entity === 'organization' && name === 'logo') || (entity === 'service_area' && name === 'uri')

interface LocatedField {
  readonly entity: EntityName
  readonly name: string
  readonly field: Field
  readonly inProfile: boolean
}

/** The field at a path below a record: the last one with a name. */
function locateField(entity: EntityName, path: JsonPath): LocatedField | undefined {
  let at: LocatedField | undefined
  for (const name of path) {
    if (typeof name === 'number') continue
    const owner: EntityName | undefined = at ? (at.field.of as EntityName | undefined) : entity
    const field: Field | undefined = owner && fieldsOf(owner)[name]
    if (!owner || !field) return undefined
    const inProfile = (at?.inProfile ?? true) && field.edition === 'uk'
    at = { entity: owner, name, field, inProfile }
  }
  return at
}

/** The steps of a JSON pointer. */
const pathOf = (pointer: string): JsonPath =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step))
