import type { Collection } from '../hsds/collections.ts'

/** How one query parameter is read and what it does. Its description is in descriptions.ts. */
export interface Card {
  /** Other names, from older clients. When several are given, the card's own name wins. */
  readonly aliases?: readonly string[]
  /** The lists that take the parameter. */
  readonly lists: readonly Collection[]
  /** The lists whose single records, `/{list}/{id}`, take it too. */
  readonly records?: readonly Collection[]
  /** The value of a text, which is trimmed and not empty; undefined for text that is not valid. */
  readonly read: (text: string) => unknown
  /** What a valid value is, to follow "must be"; absent when every text is valid. */
  readonly wants?: string
  /** How the parameter narrows a list; absent when it only changes how the answer looks. */
  readonly filter?: Filter
  /** The value says where somebody is, so no cache may store the answer. */
  readonly isPersonal?: boolean
}

export type Filter =
  /** Documents that have the words of a search. */
  | 'words'
  /** Offerings with one schedule that meets this and every other `schedule` parameter (search/format/hours.ts). */
  | 'schedule'
  /** Offerings that cover a place or are near it; `api/near-query.ts` reads these parameters together. */
  | 'place'
  | KeyFilter
  | ColumnFilter

/** Documents with the index key `#<key> <value>`, or `#<key>` for a flag that is true (search/format/keys.ts). */
export interface KeyFilter {
  readonly key: string
}

/** Documents whose value in a column compares so; those without a value never match (search/write/columns.ts). */
export interface ColumnFilter {
  readonly column: string
  readonly keep: 'at least' | 'at most'
}
