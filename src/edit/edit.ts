import type { Path } from '../diagnostics/diagnostic.ts'

/** The fields of one entry of a list, as text. */
export type Entry = Readonly<Record<string, string>>

/** One change to the text of a YAML file. Paths are those of the text before any of the changes. */
export type Edit =
  /** Another value in place of one that is there, or of a blank. */
  | { readonly path: Path; readonly value: string }
  /** A new key of a mapping, as its first or behind another one. */
  | { readonly path: Path; readonly value: string; readonly insert: Where }
  /** A key and its value become another key, with a list of entries. */
  | { readonly path: Path; readonly key: string; readonly entries: readonly Entry[] }
  /** More entries at the end of a list. */
  | { readonly path: Path; readonly append: readonly Entry[] }
  /** A key and its value go away. */
  | { readonly path: Path; readonly remove: true }

export type Where = 'first' | { readonly after: string }

/** A text cannot be changed in the way that was asked, without changing something else in it. */
export class EditError extends Error {}
