import type { Path } from '../diagnostics/diagnostic.ts'

/** Where a new key goes in its mapping. */
export type InsertPosition = 'first' | { readonly after: string }

/** One change to the text of a YAML file. All paths are those of the text before the first change. */
export type Edit =
  /** Replaces a scalar, or fills an empty value. */
  | { readonly path: Path; readonly value: string }
  /** Replaces a scalar by a list of texts between brackets. */
  | { readonly path: Path; readonly texts: readonly string[] }
  /** Adds a key to a mapping. */
  | { readonly path: Path; readonly value: string; readonly insert: InsertPosition }
  /** Replaces a key and its value by another key with a list of texts. Comments in the old value stay as lines. */
  | { readonly path: Path; readonly key: string; readonly texts: readonly string[] }

/** An edit that cannot be made without changing something else in the text. */
export class EditError extends Error {}
