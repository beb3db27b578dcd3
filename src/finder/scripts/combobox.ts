import { element } from '../../pages/scripts/element.ts'

/** Something to choose. */
export interface Choice {
  readonly name: string
  /** What tells it from others of the same name. */
  readonly detail?: string
}

interface Options<C> {
  readonly onChoose: (one: C) => void
  /** Any text is an answer, so Enter takes a choice only when one is marked, and otherwise sends the form. */
  readonly isFree?: boolean
}

/**
 * Makes a combobox of a field and an empty list below it, by the pattern of
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. Returns a function that shows choices, and hides the list when there are
 * none. The list needs an id and a name.
 */
export function createCombobox<C extends Choice>(
  input: HTMLInputElement,
  list: HTMLElement,
  { onChoose, isFree = false }: Options<C>,
): (choices: readonly C[]) => void {
  let shown: readonly C[] = []
  /** What Escape has hidden, and an arrow shows again. */
  let hidden: readonly C[] = []
  let active = -1
  for (const [name, value] of Object.entries({
    role: 'combobox',
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': list.id,
  }))
    input.setAttribute(name, value)
  list.setAttribute('role', 'listbox')
  list.hidden = true

  function show(choices: readonly C[]): void {
    shown = choices
    hidden = []
    list.replaceChildren(
      ...shown.map((one, i) => {
        const option = element(
          'li',
          { id: `${list.id}-${i}`, role: 'option', 'aria-selected': 'false' },
          one.name,
          ...(one.detail ? [element('span', { class: 'quiet' }, ` ${one.detail}`)] : []),
        )
        option.addEventListener('click', () => choose(one))
        return option
      }),
    )
    list.hidden = shown.length === 0
    input.setAttribute('aria-expanded', String(shown.length > 0))
    move(-1)
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

  function choose(one: C): void {
    show([])
    onChoose(one)
  }

  function hide(): void {
    const choices = shown
    show([])
    hidden = choices
  }

  // A press on a choice does not leave the field, whatever else does.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  input.addEventListener('blur', hide)
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && shown.length > 0) {
      // A field of type search would be emptied.
      event.preventDefault()
      return hide()
    }
    if (event.key === 'Enter') {
      const one = shown[active] ?? (shown.length === 1 && !isFree ? shown[0] : undefined)
      if (one || !isFree) event.preventDefault()
      if (one) choose(one)
    }
    if (!/^Arrow(Up|Down)$/.test(event.key)) return
    if (shown.length === 0) show(hidden)
    const { length } = shown
    if (length === 0) return
    event.preventDefault()
    move(
      event.key === 'ArrowDown'
        ? (active + 1) % length
        : (Math.max(active, 0) - 1 + length) % length,
    )
  })
  return show
}
