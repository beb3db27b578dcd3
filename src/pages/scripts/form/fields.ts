import { type FormField, type FormValues } from '../../../proposal/fields.ts'
import type { FieldProblem } from '../../../proposal/check-change.ts'
import { EDIT_WORDS as say, QUESTIONS } from '../../words/edit.ts'
import { byId, element, messageNodes } from './element.ts'
import { type Entries, createEntries } from './entries.ts'

const LIST_FIELDS = ['hours', 'phones'] as const
type ListField = (typeof LIST_FIELDS)[number]
const isListField = (field: string): field is ListField =>
  (LIST_FIELDS as readonly string[]).includes(field)

/** The questions of the page. */
export interface Fields {
  /** What is filled in. A field that the form cannot show is absent. */
  read(): FormValues
  write(values: FormValues): void
  /** Shows the problems of some fields, and none of the others. */
  showProblems(problems: readonly FieldProblem[]): void
  /** Shows what a field has now, where somebody proposed something else. */
  showConflict(field: FormField, now: string): void
}

export function findFields(form: HTMLElement, onChange: () => void): Fields {
  const boxOf = (field: string) => form.querySelector<HTMLElement>(`[data-field="${field}"]`)!
  const lists = Object.fromEntries(
    LIST_FIELDS.map((field) => [field, createEntries(boxOf(field), field, onChange)]),
  ) as Record<ListField, Entries>
  const hidden = new Set<string>()
  const texts = QUESTIONS.map(({ field }) => field as FormField).filter(
    (field) => !isListField(field),
  )
  const inputsOf = (field: string) => [
    ...boxOf(field).querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
  ]
  for (const field of texts)
    for (const input of inputsOf(field)) input.addEventListener('input', onChange)

  const readText = (field: string) => {
    const inputs = inputsOf(field)
    const chosen =
      inputs.length > 1 ? inputs.find((one) => (one as HTMLInputElement).checked) : inputs[0]
    return chosen?.value.trim() ?? ''
  }
  const writeText = (field: string, value: string) => {
    const inputs = inputsOf(field)
    for (const input of inputs)
      if (inputs.length > 1) (input as HTMLInputElement).checked = input.value === value
      else input.value = value
  }

  return {
    read: () => ({
      ...Object.fromEntries(texts.map((field) => [field, readText(field)])),
      ...Object.fromEntries(
        LIST_FIELDS.filter((field) => !hidden.has(field)).map((field) => [
          field,
          lists[field].read(),
        ]),
      ),
    }),
    write(values) {
      for (const field of texts) writeText(field, String(values[field] ?? ''))
      for (const field of LIST_FIELDS) {
        const shown = values[field]
        if (shown) lists[field].write(shown)
        else {
          hidden.add(field)
          boxOf(field).querySelector('.add')!.remove()
          byId(`now-${field}`).textContent = say.unshown
        }
      }
    },
    showProblems(problems) {
      for (const { field } of QUESTIONS) {
        const own = problems.filter((problem) => problem.field === field)
        byId(`problem-${field}`).replaceChildren(
          ...own.map(({ message, hint = '' }) =>
            element('span', { class: 'error' }, ...messageNodes(`${message} ${hint}`)),
          ),
        )
        if (!isListField(field))
          for (const input of inputsOf(field))
            input.setAttribute('aria-invalid', String(own.length > 0))
        else {
          for (const i of lists[field].read().keys()) lists[field].mark(i, false)
          for (const { index } of own) lists[field].mark(index, true)
        }
      }
    },
    showConflict(field, now) {
      byId(`now-${field}`).replaceChildren(
        element(
          'span',
          { class: 'notice' },
          `${say.conflict} `,
          element('strong', {}, now || say.empty),
        ),
      )
    },
  }
}
