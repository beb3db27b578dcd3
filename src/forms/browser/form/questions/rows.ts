import { element } from '../../../../pages/scripts/element.ts'
import { otherButton } from '../../other-button.ts'
import { say } from '../about.ts'

/** One of several answers to a question. */
export interface Row {
  readonly box: HTMLElement
  readonly isFilled: () => boolean
  /** Says which one it is. */
  readonly name: (name: string) => void
  readonly focus: () => void
}

/** The answers to a question, with buttons that add and remove one. `make` shows a value; in the row is the button that removes it. */
export function createRows<V, R extends Row>(
  { one, add }: { readonly one: string; readonly add: string },
  make: (value: V | undefined, remove: HTMLElement) => R,
  onChange: () => void,
) {
  const list = element('div', { class: 'entries' })
  const more = otherButton(add, () => append().focus(), { class: 'other add' })
  let rows: readonly { readonly row: R; readonly remove: HTMLElement }[] = []

  function append(value?: V, after?: R): R {
    const remove = otherButton(say.remove, () => {
      rows = rows.filter((one) => one.remove !== remove)
      row.box.remove()
      number()
      more.focus()
      onChange()
    })
    const row = make(value, remove)
    const at = after ? rows.findIndex((one) => one.row === after) + 1 : rows.length
    rows = rows.toSpliced(at, 0, { row, remove })
    list.insertBefore(row.box, list.children[at] ?? null)
    number()
    return row
  }

  function number(): void {
    for (const [i, { row, remove }] of rows.entries()) {
      const name = `${one} ${i + 1}`
      row.name(name)
      remove.setAttribute('aria-label', `${say.remove}: ${name}`)
    }
  }

  const all = () => rows.map(({ row }) => row)
  return {
    list,
    adding: element('p', {}, more),
    append,
    all,
    /** Those with a value, which are the ones that count. */
    filled: () => all().filter((row) => row.isFilled()),
    write(values: readonly V[]): void {
      list.replaceChildren()
      rows = []
      for (const value of values) append(value)
    },
  }
}
