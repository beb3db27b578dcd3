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
  /** The owners of an entry whose own rows name it. */
  readonly owners: ReadonlyMap<Item, readonly Item[]>
  readonly source: string
  readonly ledger: Ledger
}

/** The items that a row names by its keys, and those that name it; with `wants` only those of some kinds. */
export function targetsOf(
  { item, links }: Row,
  { resolver, owners }: Pick<JoinContext, 'resolver' | 'owners'>,
  wants: (to: LinkedKind) => boolean = () => true,
): Item[] {
  const named = links
    .filter(({ to }) => wants(to))
    .flatMap(({ to, cell, isList }) => resolver.find(to, cell, isList))
  const naming = owners.get(item)?.filter(({ kind }) => wants(kind)) ?? []
  return [...new Set([...named, ...naming])]
}
