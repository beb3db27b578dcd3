import { type Answer, documentOf } from '../exchange.ts'
import { recordsOf } from '../records.ts'
import { type FieldValue, fieldValuesOf } from '../record-values.ts'
import { type Rule, SOURCES } from '../rule.ts'
import { isEmpty } from '../schema-errors.ts'
import type { Survey } from '../survey.ts'

/** Blank text, an empty array or object. */
export const isBlank = (value: unknown): boolean => value !== null && isEmpty(value)

export const nullValue: Rule = {
  id: 'null-value',
  severity: 'fail',
  means: 'A field is null.',
  basis: {
    says: 'A field without a value is left out, not sent as null.',
    where: SOURCES.compliance,
  },
  *judge(survey) {
    for (const { exchange, path } of valuesWhere(survey, (value) => value === null))
      yield {
        exchange,
        path,
        value: null,
        message: 'The value is null.',
        hint: 'Leave the field out where it has no value.',
      }
  },
}

export const emptyValue: Rule = {
  id: 'empty-value',
  severity: 'fail',
  means: 'A field has an empty text, array or object.',
  basis: {
    says: 'A field without a value is left out, not sent empty.',
    where: SOURCES.compliance,
  },
  *judge(survey) {
    for (const { exchange, path, value, field } of valuesWhere(survey, isBlank)) {
      // The rule about required fields reports those.
      if (field?.required) continue
      yield {
        exchange,
        path,
        value,
        message: 'The value is empty.',
        hint: 'Leave the field out where it has no value.',
      }
    }
  },
}

/** The values in all records and in the root that pass a test. The version of the root has a rule of its own. */
function* valuesWhere(
  survey: Survey,
  test: (value: unknown) => boolean,
): Generator<FieldValue & { readonly exchange: Answer }> {
  for (const record of recordsOf(survey))
    for (const value of fieldValuesOf(record))
      if (test(value.value)) yield { ...value, exchange: record.exchange }
  const root = documentOf(survey.root)
  if (!root) return
  for (const value of fieldValuesOf({ entity: undefined, value: root, path: [] }))
    if (test(value.value) && value.path[0] !== 'version')
      yield { ...value, exchange: survey.root as Answer }
}
