import type { ItemKind } from '../../record/mapping/paths.ts'
import type { Cell } from './cell.ts'

/**
 * One entity of a source in the words of HSDS 3, whatever the source calls them: its filled cells by field, and the
 * entities below it. Organizations, places and terms are shared by the items that name them.
 */
export interface Item {
  readonly kind: ItemKind
  /** What identifies it in the source; absent for entries inside a record. */
  key?: string
  /** For a place that has a name alone: who says it, and in which town. */
  owner?: string
  /** Whether the key is made of a name or an address, because the source has no id. */
  isWeak?: true
  /** For an entry inside a record: its id in the source, which a record has only where we would derive another. */
  entryId?: Cell
  /** For a schedule of a service: the id of the service_at_location that it belongs to. */
  pair?: string
  /** True when a column says that the people of it agreed to be named. */
  consents?: true
  /** True for a row of a sheet, whose words nobody has put into fields, and for times of a row without a day. */
  isRow?: true
  /** Whether the source hides it without saying so in a cell. */
  hidden?: true
  /** Several cells of one field are joined. */
  readonly values: Map<string, Cell[]>
  readonly children: Map<string, Item[]>
}

export const createItem = (kind: ItemKind): Item => ({
  kind,
  values: new Map(),
  children: new Map(),
})

export const addValue = ({ values }: Item, field: string, ...cells: readonly Cell[]): void => {
  const before = values.get(field)
  if (before) before.push(...cells)
  else values.set(field, [...cells])
}

export function addChild({ children }: Item, field: string, child: Item): void {
  const before = children.get(field)
  if (!before) children.set(field, [child])
  else if (!before.includes(child)) before.push(child)
}

export const valuesOf = (item: Item, field: string): readonly Cell[] => item.values.get(field) ?? []
export const childrenOf = (item: Item, field: string): readonly Item[] =>
  item.children.get(field) ?? []

/** The text of a field, its cells joined by spaces; empty when there is none. */
export const textOf = (item: Item, field: string): string =>
  valuesOf(item, field)
    .map(({ text }) => text.trim())
    .join(' ')

/** Every cell of an item and of the entries inside it, without those of the records that it names. */
export function* cellsOf(item: Item): Generator<Cell> {
  for (const cells of item.values.values()) yield* cells
  for (const children of item.children.values())
    for (const child of children) if (child.key === undefined) yield* cellsOf(child)
}

/** The content of an entry as text, by which copies are recognised. */
export const contentOf = (item: Item): string =>
  item.key === undefined
    ? JSON.stringify([
        [...item.values]
          .filter(([field]) => field !== 'id')
          .map(([field, cells]) => [field, ...cells.map(({ text }) => text.trim())]),
        [...item.children].map(([field, children]) => [field, ...children.map(contentOf)]),
      ])
    : `${item.kind} ${item.key}`
