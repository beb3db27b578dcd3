import type { FieldProblem } from '../../change/check-change.ts'
import { byId, element } from '../../../pages/scripts/element.ts'
import type { RecordForm } from './questions/record-form.ts'

/** Lists the questions whose answers are wrong, each with a link that goes there. */
export function showWrong(problems: readonly FieldProblem[], forms: readonly RecordForm[]): void {
  const errors = problems.filter(({ severity }) => severity === 'error')
  const questions = new Map(
    errors.map(({ record, field }) => [`${record} ${field}`, { form: forms[record]!, field }]),
  )
  const links = [...questions.values()].map(({ form, field }) => {
    const link = element('a', { href: '#records' }, form.askOf(field))
    link.addEventListener('click', (event) => {
      // The address holds what a link proposes.
      event.preventDefault()
      form.focus(field)
    })
    return element('li', {}, link)
  })
  byId('wrong-questions').replaceChildren(...links)
}
