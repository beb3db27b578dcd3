import type { FieldProblem } from '../../../change/check-change.ts'

export type Value = string | readonly string[]

/** Where one question is answered. */
export interface Answer {
  read(): Value
  write(value: Value): void
  /** Marks what is wrong, for screen readers. */
  mark(problems: readonly FieldProblem[]): void
  /** Changes what was typed, where the problem is. Returns what holds it. */
  replace?(problem: FieldProblem, change: (value: string) => string): HTMLElement | undefined
}

/** Shows a text in a control. A date that is none is a text, so that nothing of it is lost. */
export function fillIn(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  control.value = text
  if (control.type !== 'date' || control.value === text) return
  ;(control as HTMLInputElement).type = 'text'
  control.value = text
}

/** A question that is answered in one line or text, or by choosing one sentence. */
export function createTextAnswer(box: HTMLElement, onChange: () => void): Answer {
  const inputs = [
    ...box.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
  ]
  const isChoice = inputs.length > 1
  for (const input of inputs) input.addEventListener('input', onChange)
  return {
    read() {
      const chosen = isChoice
        ? inputs.find((input) => (input as HTMLInputElement).checked)
        : inputs[0]
      return chosen?.value.trim() ?? ''
    },
    write(value) {
      for (const input of inputs)
        if (isChoice) (input as HTMLInputElement).checked = input.value === value
        else fillIn(input, String(value))
    },
    mark(problems) {
      for (const input of inputs) input.setAttribute('aria-invalid', String(problems.length > 0))
    },
    replace(_, change) {
      const [input] = inputs
      if (isChoice || !input) return undefined
      fillIn(input, change(input.value))
      return input
    },
  }
}
