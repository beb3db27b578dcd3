import type { CheckedRecord } from '../../../change/check-change.ts'
import type { FormField } from '../../../questions/fields.ts'
import { fieldsOf, propose } from '../../../change/proposal.ts'

/**
 * True when the problem of a field is shown: that of an answer that was changed and left, and in a new record that of each question
 * before it. `fields` are the questions in their order.
 */
export function isAnswered(
  field: FormField,
  record: CheckedRecord,
  {
    fields,
    left,
  }: { readonly fields: readonly FormField[]; readonly left: ReadonlySet<FormField> },
): boolean {
  const answered = changedIn(record).filter((one) => left.has(one))
  if ('id' in record) return answered.includes(field)
  return fields.indexOf(field) <= Math.max(...answered.map((one) => fields.indexOf(one)))
}

/** Whether the problem of a field stands in the way of a change: what was wrong before does not. */
export const isOfChange = (field: FormField, record: CheckedRecord): boolean =>
  !('id' in record) || changedIn(record).includes(field)

/** The fields of a record whose answers are not as they were. */
function changedIn(record: CheckedRecord): readonly FormField[] {
  const [made] = propose([record])?.records ?? []
  return made ? fieldsOf(made.kind, made.set) : []
}
