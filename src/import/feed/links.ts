import type { Cell } from '../model/cell.ts'
import { type Item, addChild, childrenOf } from '../model/item.ts'
import type { ModelBuilder, SharedKind } from '../model/model.ts'

/** The id of another item, which may come later in the feed. */
export interface PendingLink {
  /** The field of its item that takes the other one. */
  readonly as: string
  readonly to: SharedKind
  readonly cell: Cell
}

/** Joins items that name others by their ids, when all are read, and forgets the links. */
export function joinLinks(links: Map<Item, PendingLink[]>, model: ModelBuilder): void {
  for (const [item, own] of links) for (const link of own) joinLink(item, link, model)
  links.clear()
}

function joinLink(item: Item, { as, to, cell }: PendingLink, model: ModelBuilder): void {
  const id = cell.text.trim()
  const [known] = childrenOf(item, as)
  const found = model.find(to, id) ?? (known?.key === id ? known : undefined)
  if (!found) {
    cell.drop(known ? 'nesting' : 'orphan')
    return
  }
  cell.keep()
  if (!known) addChild(item, as, found)
}
