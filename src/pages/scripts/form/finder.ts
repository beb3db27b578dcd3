import { say, saying } from './about.ts'
import { element } from './element.ts'
import { type Named, matching } from './names.ts'

/** More are no help on a telephone. */
const MAX_SHOWN = 20

/**
 * A field that finds one of many names: a combobox with a list below it, by the pattern of
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. The names are loaded when somebody comes to it.
 */
export function createFinder(
  id: string,
  label: string,
  {
    load,
    onChoose,
  }: { readonly load: () => Promise<readonly Named[]>; readonly onChoose: (one: Named) => void },
): { readonly box: HTMLElement; readonly input: HTMLInputElement } {
  const list = element('ul', { id: `${id}-list`, role: 'listbox', 'aria-label': label, hidden: '' })
  const status = element('span', { class: 'quiet', role: 'status' })
  const input = element('input', {
    id,
    role: 'combobox',
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': list.id,
  })
  const box = element(
    'div',
    { class: 'find' },
    element('label', { for: id }, label),
    input,
    list,
    status,
  )
  let shown: readonly Named[] = []
  let active = -1

  async function search(): Promise<void> {
    const text = input.value
    try {
      const names = text.trim() === '' ? [] : matching(await load(), text)
      // Somebody has typed on while the names were loading.
      if (text === input.value) show(names, text)
    } catch {
      status.textContent = say.offline
    }
  }

  function show(names: readonly Named[], text = ''): void {
    shown = names.slice(0, MAX_SHOWN)
    list.replaceChildren(
      ...shown.map((one, i) => {
        const option = element(
          'li',
          { id: `${id}-${i}`, role: 'option', 'aria-selected': 'false' },
          one.name,
          element('span', { class: 'quiet' }, ` ${one.detail}`),
        )
        option.addEventListener('click', () => choose(one))
        return option
      }),
    )
    list.hidden = shown.length === 0
    input.setAttribute('aria-expanded', String(shown.length > 0))
    move(-1)
    const found = names.length === 0 ? say.nothing : saying(say.found, String(names.length))
    status.textContent = text.trim() === '' ? '' : found
  }

  function move(to: number): void {
    active = to
    for (const [i, option] of [...list.children].entries())
      option.setAttribute('aria-selected', String(i === active))
    const option = list.children[active]
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
    option?.scrollIntoView({ block: 'nearest' })
  }

  function choose(one: Named): void {
    input.value = ''
    show([])
    onChoose(one)
  }

  input.addEventListener('input', () => void search())
  input.addEventListener('focus', () => void load().catch(() => undefined), { once: true })
  input.addEventListener('keydown', (event) => {
    const { length } = shown
    if (event.key === 'Escape') return show([])
    if (event.key === 'Enter') {
      // Enter would send the form.
      event.preventDefault()
      const one = shown[active] ?? (length === 1 ? shown[0] : undefined)
      if (one) choose(one)
    }
    if (length === 0 || !/^Arrow(Up|Down)$/.test(event.key)) return
    event.preventDefault()
    move(
      event.key === 'ArrowDown'
        ? (active + 1) % length
        : (Math.max(active, 0) - 1 + length) % length,
    )
  })
  return { box, input }
}
