import type { Ledger } from '../model/findings.ts'
import type { Item } from '../model/item.ts'
import type { ModelBuilder } from '../model/model.ts'
import type { LinkedKind } from './columns.ts'
import type { Resolver } from './resolver.ts'
import type { Row } from './rows.ts'

/** What rows need to find each other. */
export interface JoinContext {
  readonly model: ModelBuilder
  readonly resolver: Resolver
  /** The item that stands for a copy of it. */
  readonly canonical: ReadonlyMap<Item, Item>
  readonly source: string
  readonly ledger: Ledger
}

/** The items that the keys of a row lead to; with `wants` only those of some kinds. */
export const targetsOf = (
  { links }: Row,
  resolver: Resolver,
  wants: (to: LinkedKind) => boolean = () => true,
): Item[] =>
  links
    .filter(({ to }) => wants(to))
    .flatMap(({ to, cell, isList }) => resolver.find(to, cell, isList))
