/** What happened to something whose value is not quoted. */
export type How = 'added' | 'changed' | 'gone'

/**
 * One difference between two versions of a record. Facts are read before anybody has reviewed the change, so they never
 * quote what may be personal: telephone numbers, email addresses, names of contacts, and anything private.
 */
export type Fact = Difference & {
  /** The place or organization that it is about, if there are several. */
  readonly at?: string
}

type Difference =
  /** A value that can be quoted. */
  | {
      readonly kind: 'value'
      readonly what: string
      readonly before?: string
      readonly after?: string
    }
  /** A few words of a text. */
  | {
      readonly kind: 'words'
      readonly what: string
      readonly before: string
      readonly after: string
    }
  /** A text that is too long to be quoted. */
  | { readonly kind: 'text'; readonly what: string; readonly how: How }
  /** Values that are not quoted: the only one of a kind, or `count` of several. */
  | {
      readonly kind: 'hidden'
      readonly what: string
      readonly how: How
      readonly of: 'one' | 'several'
      readonly count: number
    }
  /** The times, in words. */
  | { readonly kind: 'hours'; readonly before?: string; readonly after?: string }
  /** The times, where the words for them are the same before and after. */
  | { readonly kind: 'times'; readonly of?: string }
  /** Names that were added and removed. */
  | {
      readonly kind: 'names'
      readonly what: 'term' | 'own term' | 'area' | 'place' | 'program'
      readonly added: readonly string[]
      readonly gone: readonly string[]
    }
  /** From one place to another, or to another point on the map. */
  | {
      readonly kind: 'moved'
      readonly metres?: number
      readonly from?: string
      readonly to?: string
    }
  | { readonly kind: 'status'; readonly before: string; readonly after: string }
  /** Somebody confirmed that the record is still correct, on this day in words. */
  | { readonly kind: 'checked'; readonly on: string }
  /** The record became a draft, or is no longer one. */
  | { readonly kind: 'draft'; readonly isDraft: boolean }
  /** The record cannot be read any more, or can be read again. */
  | { readonly kind: 'readable'; readonly isReadable: boolean }
  /** Another record replaces it. */
  | { readonly kind: 'replaced'; readonly by: string }
  /** A text has the same words with other white space. */
  | { readonly kind: 'spacing'; readonly what: string }
  /** A service area has the same name and other contents. */
  | { readonly kind: 'area'; readonly name: string }
  /** Something published is different that no other fact describes. */
  | { readonly kind: 'other' }
  /** Only comments, the order of lines, or private fields are different. */
  | { readonly kind: 'unpublished' }
