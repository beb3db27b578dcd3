import { memoise } from '../../../text/memoise.ts'
import { type FieldValue, fieldValuesOf } from '../../records/record-values.ts'
import { recordsOf } from '../../records/records.ts'
import { isEmpty } from '../../records/schema-errors.ts'
import { type Rule, SOURCES } from '../../feed-rule.ts'
import { type Answer, documentOf } from '../../survey/exchange.ts'
import type { Survey } from '../../survey/survey.ts'

export const nullValue: Rule = {
  id: 'null-value',
  severity: 'fail',
  means: 'A field is null.',
  basis: {
    says: 'A field without a value is left out, not sent as null.',
    where: SOURCES.compliance,
  },
  *judge(survey) {
    for (const { exchange, path, value } of emptyValues(survey))
      if (value === null)
        yield {
          exchange,
          path,
          value,
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
    for (const { exchange, path, value, field } of emptyValues(survey)) {
      // Other rules report null values and empty required fields.
      if (value === null || field?.required) continue
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

/** An empty value, and the response that has it. */
type EmptyValue = FieldValue & { readonly exchange: Answer }

/** The empty values of all records, null included. Memoised, because three rules need them. */
export const emptyValuesOfRecords = memoise((survey: Survey): readonly EmptyValue[] =>
  recordsOf(survey).flatMap((record) => emptyValuesIn(record, record.exchange)),
)

/** The empty values of all records and of the root, whose version has a rule of its own. */
function emptyValues(survey: Survey): readonly EmptyValue[] {
  const root = documentOf(survey.root)
  if (!root) return emptyValuesOfRecords(survey)
  const object = { entity: undefined, value: root, path: [] }
  const inRoot = emptyValuesIn(object, survey.root as Answer)
  return [...emptyValuesOfRecords(survey), ...inRoot.filter(({ path }) => path[0] !== 'version')]
}

const emptyValuesIn = (
  object: Parameters<typeof fieldValuesOf>[0],
  exchange: Answer,
): readonly EmptyValue[] =>
  [...fieldValuesOf(object)]
    .filter(({ value }) => isEmpty(value))
    .map((value) => ({ ...value, exchange }))
