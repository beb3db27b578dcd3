import type { Collection } from '../hsds/collections.ts'

/** Everything known about one query parameter. */
export interface Card {
  /** Other names, from older clients. When several are given, the card's own name wins. */
  readonly aliases?: readonly string[]
  /** The lists that take the parameter. */
  readonly lists: readonly Collection[]
  /** The lists whose single records, `/{list}/{id}`, take it too. */
  readonly records?: readonly Collection[]
  /** The JSON type in the OpenAPI document. */
  readonly type: 'string' | 'integer' | 'number' | 'boolean'
  /** The limits and the default in the OpenAPI document, where there are any. */
  readonly limits?: (perPage: PerPage) => Limits
  /** The value of a text, which is trimmed and not empty; undefined for text that is not valid. */
  readonly read: (text: string) => unknown
  /** What a valid value is, to follow "must be"; absent when every text is valid. */
  readonly wants?: string
  readonly description: string
  /** A value that clients may send. */
  readonly example: string
  /** How the parameter narrows a list; absent when it only changes how the answer looks. */
  readonly filter?: Filter
  /** The value says where somebody is, so no cache may store the answer. */
  readonly isPersonal?: boolean
}

/** The page sizes of a directory, from its settings. */
export interface PerPage {
  readonly default: number
  readonly maximum: number
}

/** Keywords of JSON Schema. */
export interface Limits {
  readonly minimum?: number
  readonly maximum?: number
  readonly default?: number
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
