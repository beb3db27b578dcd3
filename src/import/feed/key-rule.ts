import type { ItemKind } from '../model/item.ts'

/** What a key of a JSON object becomes. */
export type KeyRule =
  /** A value of the item; `in` puts it into an entry of the item, such as the address of a place. */
  | {
      readonly value: string
      readonly in?: { readonly field: string; readonly kind: ItemKind }
      readonly label?: string
    }
  /** Entries, or one object. One object in place of a list is a list of one. */
  | { readonly list: ItemKind; readonly as: string }
  /** Terms of a taxonomy that the key names. */
  | { readonly terms: string }
  /** A switch: words for true, nothing for false. */
  | { readonly flag: string; readonly words: string }
  /** A switch that is a term. */
  | { readonly band: string }
  /** Values that become other values. Others say nothing. */
  | { readonly value: string; readonly of: Readonly<Record<string, string>> }
  /** Every value below becomes words, each with its key: `Type: Full`. */
  | { readonly words: string; readonly label: string }
  /** Objects whose keys belong to the item itself. */
  | { readonly inline: true }
  | { readonly drop: 'internal' | 'own-date' | 'nesting' | 'no-home' | 'says-nothing' }
  /** The id of another item. */
  | {
      readonly link: 'organization' | 'location' | 'taxonomy_term' | 'taxonomy'
      readonly as: string
    }
  | { readonly id: true }
  | { readonly point: true }
  | { readonly review: true }

/** A key without case, `_` and `-`, by which names are compared. */
export const foldKey = (key: string): string => key.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
