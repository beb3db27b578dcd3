import type { CheckedRecord, FieldProblem } from '../../change/check-change.ts'
import { fieldsOf, propose } from '../../change/proposal.ts'
import type { FormField } from '../../questions/fields.ts'
import { byId, element } from '../../../pages/scripts/element.ts'
import type { OpenRecord } from './open-record.ts'
import type { RecordForm } from './questions/record-form.ts'

/**
 * Shows problems at their questions, and lists those with an error, each with a link that goes there. Returns whether an error stands in
 * the way of the change: what was wrong before does not.
 */
export function showProblems(
  problems: readonly FieldProblem[],
  filled: readonly CheckedRecord[],
  open: readonly OpenRecord[],
): boolean {
  const changed = filled.map(changedIn)
  const isNew = (record: number) => !('id' in filled[record]!)
  const forms = open.map(({ form }) => form)
  const shown = problems.filter(({ record, field }) =>
    isAnswered(field, forms[record]!, { changed: changed[record]!, isNew: isNew(record) }),
  )
  for (const [i, form] of forms.entries())
    form.showProblems(shown.filter(({ record }) => record === i))
  const questions = new Map(
    shown.filter(isError).map((one) => [`${one.record} ${one.field}`, one] as const),
  )
  const links = [...questions.values()].map(({ record, field }) => linkTo(forms[record]!, field))
  byId('wrong-questions').replaceChildren(...links)
  return problems
    .filter(isError)
    .some(({ record, field }) => isNew(record) || changed[record]!.includes(field))
}

/** True when the problem of a field is shown: that of an answer that was changed and left, and in a new record that of each question before it. */
function isAnswered(
  field: FormField,
  { fields, left }: Pick<RecordForm, 'fields' | 'left'>,
  { changed, isNew }: { readonly changed: readonly FormField[]; readonly isNew: boolean },
): boolean {
  const answered = changed.filter((one) => left.has(one))
  if (!isNew) return answered.includes(field)
  return fields.indexOf(field) <= Math.max(...answered.map((one) => fields.indexOf(one)))
}

/** The fields of a record whose answers are not as they were. */
function changedIn(record: CheckedRecord): readonly FormField[] {
  const [made] = propose([record])?.records ?? []
  return made ? fieldsOf(made.kind, made.set) : []
}

const isError = ({ severity }: FieldProblem) => severity === 'error'

function linkTo(form: RecordForm, field: FormField): HTMLElement {
  const link = element('a', { href: '#records' }, form.askOf(field))
  link.addEventListener('click', (event) => {
    // The address holds what a link proposes.
    event.preventDefault()
    form.openAt(field)?.focus()
  })
  return element('li', {}, link)
}
