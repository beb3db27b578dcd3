import { say, saying } from '../about.ts'
import { createCombobox } from '../../../../finder/scripts/combobox.ts'
import { element } from '../../../../pages/scripts/element.ts'
import { type Named, matching } from '../names.ts'

/** More are no help on a telephone. */
const MAX_SHOWN = 20

/**
 * A combobox that finds one of many names, which are loaded when the field gets the focus.
 */
export function createFinder(
  id: string,
  label: string,
  {
    load,
    onChoose,
  }: { readonly load: () => Promise<readonly Named[]>; readonly onChoose: (one: Named) => void },
): { readonly box: HTMLElement; readonly input: HTMLInputElement } {
  const list = element('ul', { id: `${id}-list`, 'aria-label': label })
  const status = element('span', { class: 'quiet', role: 'status' })
  const input = element('input', { id })
  const box = element(
    'div',
    { class: 'find' },
    element('label', { for: id }, label),
    input,
    list,
    status,
  )
  const show = createCombobox<Named>(input, list, {
    onChoose(one) {
      input.value = ''
      status.textContent = ''
      onChoose(one)
    },
  })

  async function search(): Promise<void> {
    const text = input.value
    try {
      const names = text.trim() === '' ? [] : matching(await load(), text)
      // Somebody has typed on while the names were loading.
      if (text === input.value) offer(names, text)
    } catch {
      status.textContent = say.offline
    }
  }

  function offer(names: readonly Named[], text: string): void {
    show(names.slice(0, MAX_SHOWN))
    const found = names.length === 0 ? say.nothing : saying(say.found, String(names.length))
    status.textContent = text.trim() === '' ? '' : found
  }

  input.addEventListener('input', () => void search())
  input.addEventListener('focus', () => void load().catch(() => undefined), { once: true })
  return { box, input }
}
