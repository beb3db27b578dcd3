import { otherButton } from '../../other-button.ts'
import { say } from '../about.ts'
import type { Answer } from './answer.ts'
import { createClocks } from './clocks.ts'
import { element } from '../../../../pages/scripts/element.ts'
import type { Named } from '../names.ts'

/**
 * A question that is answered in lines, with buttons that add and remove one. Times have days and clocks as well. `load` loads
 * the names that a line offers, once somebody comes to it.
 */
export function createListAnswer(
  box: HTMLElement,
  onChange: () => void,
  load?: () => Promise<readonly Named[]>,
): Answer {
  const { field = '', as } = box.dataset
  const list = box.querySelector<HTMLElement>('.entries')!
  const more = box.querySelector<HTMLElement>('.add')!
  const inputs = () => [...list.querySelectorAll<HTMLInputElement>('input[data-line]')]
  const filled = () => inputs().filter(({ value }) => value.trim() !== '')
  const prefix = box.querySelector('[id^="problem-"], [id*="-problem-"]')!.id
  let made = 0

  function add(value = ''): HTMLInputElement {
    const id = `${prefix}-${++made}`
    const input = element('input', {
      id,
      'data-line': '',
      autocomplete: 'off',
      // The style leaves out what removes the only line while that is empty.
      placeholder: ' ',
      inputmode: as === 'phones' ? 'tel' : 'text',
      'aria-describedby': prefix,
      ...(load && { list: `${prefix}-offered` }),
    })
    input.value = value
    const remove = otherButton(say.remove, () => {
      line.remove()
      number()
      more.focus()
      onChange()
    })
    const line = element('div', { class: 'entry' }, element('label', { for: id }), input, remove)
    input.addEventListener('input', onChange)
    if (as === 'hours') line.append(...createClocks(input))
    list.append(line)
    number()
    return input
  }

  function number(): void {
    for (const [i, line] of [...list.children].entries()) {
      const name = `${say.entry[field as keyof typeof say.entry]} ${i + 1}`
      line.querySelector('label')!.textContent = name
      line.querySelector('button')!.setAttribute('aria-label', `${say.remove}: ${name}`)
    }
  }

  if (load) {
    const offered = element('datalist', { id: `${prefix}-offered` })
    box.append(offered)
    box.addEventListener(
      'focusin',
      () =>
        void load().then(
          (names) => {
            offered.replaceChildren(...names.map(({ name }) => element('option', { value: name })))
            onChange()
          },
          // Without names the lines are the same.
          () => {},
        ),
      { once: true },
    )
  }

  more.addEventListener('click', () => add().focus())
  return {
    read: () => filled().map(({ value }) => value.trim()),
    write(values) {
      list.replaceChildren()
      // Somebody who has a time or a number to write sees where.
      const isOpen = values.length === 0 && (as === 'hours' || as === 'phones')
      for (const value of isOpen ? [''] : values) add(value)
    },
    mark(problems) {
      for (const input of inputs()) input.setAttribute('aria-invalid', 'false')
      for (const { index } of problems) {
        const input = index === undefined ? inputs()[0] : filled()[index]
        input?.setAttribute('aria-invalid', 'true')
      }
    },
    replace({ index = 0 }, change) {
      const input = filled()[index]
      if (!input) return undefined
      input.value = change(input.value)
      // Days and clocks follow what is typed.
      input.dispatchEvent(new Event('input'))
      return input
    },
  }
}
