import type { FieldProblem } from '../../../change/check-change.ts'
import { element } from '../../../../pages/scripts/element.ts'
import type { Answer } from './answer.ts'

/** The attributes of an input, by the kind of answer. */
const LINES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...{ email: { type: 'email' }, url: { type: 'url' }, date: { type: 'date' } },
  ...{ number: { inputmode: 'numeric' }, decimal: { inputmode: 'decimal' } },
}

/** A question that is answered in one line or text. */
export function createTextAnswer(
  as: string,
  attributes: Readonly<Record<string, string>>,
  onChange: () => void,
): Answer {
  const all = { autocomplete: 'off', ...attributes }
  const control =
    as === 'text'
      ? element('textarea', { rows: '5', ...all })
      : element('input', { type: 'text', ...LINES[as], ...all })
  let given = ''
  let shown = ''
  control.addEventListener('input', onChange)

  /** Sets the value. A date input drops a text that is no date, so it becomes a text input for one. */
  function show(text: string): void {
    control.value = text
    if (control.type !== 'date' || control.value === text) return
    ;(control as HTMLInputElement).type = 'text'
    control.value = text
  }

  return {
    content: [control],
    // A browser may normalise the value of an input, which is no edit.
    read: () => (control.value === shown ? given : control.value.trim()),
    write(value) {
      given = String(value)
      show(given)
      shown = control.value
    },
    mark(problems) {
      control.setAttribute('aria-invalid', String(problems.length > 0))
      return problems
    },
    replace(_, change) {
      show(change(control.value))
      return control
    },
  }
}

/** A question that is answered by choosing one sentence. */
export function createChoiceAnswer(
  name: string,
  sentences: Readonly<Record<string, string>>,
  onChange: () => void,
): Answer {
  const inputs = Object.keys(sentences).map((value) =>
    element('input', { type: 'radio', name, value }),
  )
  for (const input of inputs) input.addEventListener('input', onChange)
  return {
    content: inputs.map((input) =>
      element('p', { class: 'tick' }, element('label', {}, input, ` ${sentences[input.value]}`)),
    ),
    read: () => inputs.find(({ checked }) => checked)?.value ?? '',
    write(value) {
      for (const input of inputs) input.checked = input.value === value
    },
    mark(problems: readonly FieldProblem[]) {
      for (const input of inputs) input.setAttribute('aria-invalid', String(problems.length > 0))
      return problems
    },
  }
}
