import type { ItemKind } from '../../record/mapping/paths.ts'
import kinds from './kinds.json' with { type: 'json' }

/** What a table of HSDS holds, in every version and spelling that is in use. */
export type TableKind = ItemKind | 'service_term' | 'payment' | 'history'

export const TABLE_KINDS: Readonly<Record<string, TableKind>> = Object.fromEntries(
  Object.entries(kinds).flatMap(([kind, names]) => names.map((name) => [name, kind as TableKind])),
)

/** The kinds of tables without which there is no package. */
export const CORE: readonly TableKind[] = ['service', 'organization', 'location']
