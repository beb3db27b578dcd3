import type { Ledger } from '../model/findings.ts'
import type { ItemKind } from '../../record/mapping/paths.ts'
import type { Item } from '../model/item.ts'
import type { ModelBuilder } from '../model/model.ts'
import type { Json, JsonObject } from '../read/json.ts'
import type { PendingLink } from './links.ts'
import type { Place } from './place.ts'

/** What the parts of a walk share: where its items and cells go, and how it descends. */
export interface Walking {
  readonly source: string
  readonly ledger: Ledger
  readonly model: ModelBuilder
  /** The links of each item to others. */
  readonly links: Map<Item, PendingLink[]>
  /** Reads an item of a kind. Undefined for a value that cannot be one. */
  readonly walk: (kind: ItemKind, json: Json, place: Place) => Item | undefined
  /** Reads the keys of an object into an item. */
  readonly fill: (item: Item, json: JsonObject, place: Place) => void
}

/** The value of one key of an item. */
export interface Found {
  readonly item: Item
  readonly value: Json
  readonly place: Place
  /** The entries that rules with a path have made. */
  readonly entries: Map<string, Item>
}
