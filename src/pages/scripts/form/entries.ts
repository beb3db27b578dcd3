import { formatSchedule } from '../../../record/hours/format/format-schedule.ts'
import { parseHours } from '../../../record/hours/entries/entry.ts'
import { EDIT_WORDS as say } from '../../words/edit.ts'
import { element } from './element.ts'

/** The lines of a question that has a list of answers. */
export interface Entries {
  read(): readonly string[]
  write(values: readonly string[]): void
  /** Marks the line of an entry, counted among those that are not empty. */
  mark(index: number | undefined, isWrong: boolean): void
}

/** Shows the lines of a list, with buttons that add and remove one. `onChange` is called after each change. */
export function createEntries(
  fieldset: HTMLElement,
  kind: 'hours' | 'phones',
  onChange: () => void,
): Entries {
  const box = fieldset.querySelector<HTMLElement>('.entries')!
  const inputs = () => [...box.querySelectorAll('input')]
  const filled = () => inputs().filter(({ value }) => value.trim() !== '')
  let made = 0

  function add(value = ''): HTMLInputElement {
    const id = `${kind}-${++made}`
    const input = element('input', {
      id,
      autocomplete: 'off',
      inputmode: kind === 'phones' ? 'tel' : 'text',
      'aria-describedby': `${id}-says problem-${kind}`,
    })
    input.value = value
    const says = element('span', { id: `${id}-says`, class: 'quiet' })
    const remove = element('button', { type: 'button', class: 'other' }, say.remove)
    const label = element('label', { for: id })
    const line = element('div', { class: 'entry' }, label, input, remove, says)
    const understand = () => kind === 'hours' && says.replaceChildren(understood(input.value))
    input.addEventListener('input', () => {
      understand()
      onChange()
    })
    remove.addEventListener('click', () => {
      line.remove()
      number()
      fieldset.querySelector<HTMLElement>('.add')!.focus()
      onChange()
    })
    understand()
    box.append(line)
    number()
    return input
  }

  function number(): void {
    for (const [i, line] of [...box.children].entries()) {
      line.querySelector('label')!.textContent = `${say.entry[kind]} ${i + 1}`
      line
        .querySelector('button')!
        .setAttribute('aria-label', `${say.remove}: ${say.entry[kind]} ${i + 1}`)
    }
  }

  fieldset.querySelector('.add')!.addEventListener('click', () => add().focus())
  return {
    read: () => filled().map(({ value }) => value.trim()),
    write(values) {
      box.replaceChildren()
      for (const value of values) add(value)
    },
    mark(index, isWrong) {
      const input = index === undefined ? inputs()[0] : filled()[index]
      input?.setAttribute('aria-invalid', String(isWrong))
    },
  }
}

/** The sentence that a line of times is understood as. What is not understood is a problem of the check. */
function understood(text: string): Node {
  const { schedule } = text.trim() === '' ? {} : parseHours(text.trim())
  if (!schedule) return document.createTextNode('')
  const notes = schedule.notes ? ` (${schedule.notes})` : ''
  return element(
    'span',
    {},
    `${say.understood} `,
    element('strong', {}, formatSchedule(schedule) + notes),
  )
}
