import { fixed } from '../../../change/fixes-in-hint.ts'
import { element } from '../../../../pages/scripts/element.ts'
import { say } from '../about.ts'
import type { Named } from '../names.ts'
import type { Answer } from './answer.ts'
import { createClocks, timesInWords } from './clocks.ts'
import { createRows } from './rows.ts'

type Words = keyof typeof say.lines

/**
 * A question that is answered in lines. Times have days and clocks as well. `problem` is the id of the element with its errors.
 * `load` loads the suggestions of a line on its first focus.
 */
export function createListAnswer(
  { field, as, problem }: { readonly field: string; readonly as: string; readonly problem: string },
  onChange: () => void,
  load?: () => Promise<readonly Named[]>,
): Answer {
  const offered = load && element('datalist', { id: `${problem}-offered` })
  let made = 0

  function line(value = '', remove: HTMLElement) {
    const id = `${problem}-${++made}`
    const label = element('label', { for: id })
    const input = element('input', {
      id,
      'data-line': '',
      autocomplete: 'off',
      // The style leaves out what removes the only line while that is empty.
      placeholder: ' ',
      inputmode: as === 'phones' ? 'tel' : 'text',
      'aria-describedby': problem,
      ...(offered && { list: offered.id }),
    })
    input.value = value
    const box = element('div', { class: 'entry' }, label, input, remove)
    input.addEventListener('input', onChange)
    if (as === 'hours') box.append(...createClocks(input))
    return {
      ...{ box, input },
      isFilled: () => input.value.trim() !== '',
      name: (name: string) => (label.textContent = name),
      focus: () => input.focus(),
    }
  }

  const [one, add] = say.lines[field as Words]
  const rows = createRows({ one, add }, line, onChange)
  const textAt = (index = 0) => rows.filled()[index]?.input.value ?? ''

  async function offer(): Promise<void> {
    const names = await load!()
    offered!.replaceChildren(...names.map(({ name }) => element('option', { value: name })))
    onChange()
  }

  // Without names the lines are the same.
  if (load)
    rows.list.addEventListener('focusin', () => void offer().catch(() => {}), { once: true })
  return {
    content: [rows.list, ...(offered ? [offered] : [])],
    adding: rows.adding,
    read: () => rows.filled().map(({ input }) => input.value.trim()),
    write(value) {
      const values = value as readonly string[]
      // Somebody who has a time or a number to write sees where.
      const isOpen = values.length === 0 && (as === 'hours' || as === 'phones')
      rows.write(isOpen ? [''] : values)
    },
    mark(problems) {
      for (const { input } of rows.all()) input.setAttribute('aria-invalid', 'false')
      for (const { index } of problems) {
        const { input } = (index === undefined ? rows.all()[0] : rows.filled()[index]) ?? {}
        input?.setAttribute('aria-invalid', 'true')
      }
      return problems
    },
    replace({ index = 0 }, change) {
      const row = rows.filled()[index]
      if (!row) return undefined
      const { input } = row
      const [first = '', ...others] = change(input.value).split('\n')
      input.value = first
      for (const one of others.toReversed()) rows.append(one, row)
      // Days and clocks follow what is typed.
      input.dispatchEvent(new Event('input'))
      return input
    },
    ...(as === 'hours' && {
      means: ({ index }, fix) => fixed(textAt(index), fix).split('\n').map(timesInWords).join('; '),
    }),
  }
}
