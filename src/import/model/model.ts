import { type Cell } from './cell.ts'
import { fold } from './fold.ts'
import { type Item, addChild, cellsOf, contentOf } from './item.ts'

/** The kinds of items that are records of their own, or parts of one with an id. */
export const SHARED = [
  'service',
  'organization',
  'location',
  'program',
  'taxonomy',
  'taxonomy_term',
] as const
export type SharedKind = (typeof SHARED)[number]

/** Everything that a source says, joined: each record once, by what identifies it. */
export interface Model {
  readonly services: readonly Item[]
  readonly organizations: readonly Item[]
  readonly locations: readonly Item[]
  readonly taxonomies: readonly Item[]
  readonly terms: readonly Item[]
}

/** Joins items. The same item again adds what is missing; where it differs, the first one counts. */
export interface ModelBuilder {
  /** Returns the item that stands for it: itself, or the one with the same key. */
  add(item: Item & { kind: SharedKind }): Item
  find(kind: SharedKind, key: string): Item | undefined
  model(): Model
}

export function createModel(): ModelBuilder {
  const items = new Map<SharedKind, Map<string, Item>>(SHARED.map((kind) => [kind, new Map()]))
  const of = (kind: SharedKind) => items.get(kind)!
  return {
    add(item) {
      const known = item.key === undefined ? undefined : of(item.kind).get(item.key)
      if (known === item) return item
      if (known) {
        mergeItem(known, item)
        return known
      }
      of(item.kind).set(item.key ?? `#${of(item.kind).size}`, item)
      return item
    },
    find: (kind, key) => of(kind).get(key),
    model: () => ({
      services: [...of('service').values()],
      organizations: [...of('organization').values()],
      locations: [...of('location').values()],
      taxonomies: [...of('taxonomy').values()],
      terms: [...of('taxonomy_term').values()],
    }),
  }
}

/** Adds to an item what another copy of it has. */
function mergeItem(known: Item, copy: Item): void {
  for (const [field, cells] of copy.values) {
    const before = known.values.get(field)
    if (!before) known.values.set(field, cells)
    else repeatAll(before, cells, field === 'name' ? fold : undefined)
  }
  for (const [field, children] of copy.children) mergeChildren(known, field, children)
}

function mergeChildren(known: Item, field: string, children: readonly Item[]): void {
  const before = new Map(
    (known.children.get(field) ?? []).map((child) => [contentOf(child), child]),
  )
  const isNew = before.size === 0
  for (const child of children) {
    const same = before.get(contentOf(child))
    if (same === child) continue
    if (same) repeatAll([...cellsOf(same)], [...cellsOf(child)])
    else if (isNew || child.key !== undefined) addChild(known, field, child)
    else {
      // A later copy of the record may have more entries than the first.
      addChild(known, field, child)
      before.set(contentOf(child), child)
    }
  }
}

/** Marks each cell of a copy as repeated by an earlier cell, or drops it when it differs. */
export function repeatAll(
  before: readonly Cell[],
  cells: readonly Cell[],
  plain = (text: string) => text.trim(),
): void {
  for (const [i, cell] of cells.entries()) {
    const twin = before.find(({ text }) => plain(text) === plain(cell.text))
    if (twin && twin.text.trim() !== cell.text.trim()) cell.change('spelling')
    if (twin) cell.repeat(twin)
    else if (before[i] !== cell) cell.drop('same-record')
  }
}
