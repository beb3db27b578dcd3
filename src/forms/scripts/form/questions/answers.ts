import type { CheckedRecord } from '../../../proposal/check-change.ts'
import type { FormField } from '../../../proposal/fields.ts'
import { fieldsOf, propose } from '../../../proposal/proposal.ts'

/**
 * Whether the problem of a field is shown: that of a changed answer, and in a new record that of a question before the last
 * answered one. `fields` are the questions in their order.
 */
export function isAnswered(
  field: FormField,
  record: CheckedRecord,
  fields: readonly FormField[],
): boolean {
  const changed = changedIn(record)
  if ('id' in record) return changed.includes(field)
  return fields.indexOf(field) <= Math.max(...changed.map((one) => fields.indexOf(one)))
}

/** Whether the problem of a field stands in the way of a change: what was wrong before does not. */
export const isOfChange = (field: FormField, record: CheckedRecord): boolean =>
  !('id' in record) || changedIn(record).includes(field)

/** The fields of a record whose answers are not as they were. */
function changedIn(record: CheckedRecord): readonly FormField[] {
  const [made] = propose([record])?.records ?? []
  return made ? fieldsOf(made.kind, made.set) : []
}
