/** What happened to something that is not shown itself. */
export type How = 'added' | 'changed' | 'gone'

/**
 * One thing that is different. Facts are read before anybody has looked at the change, so they never quote what may be
 * personal: telephone numbers, email addresses, the names of contacts, and whatever is private.
 */
export type Fact = Difference & {
  /** The one of several places, or the organization, that is meant. */
  readonly at?: string
}

type Difference =
  /** A value that can be shown. */
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
  /** A text that is too long to be shown. */
  | { readonly kind: 'text'; readonly what: string; readonly how: How }
  /** Something that is not shown: the only one of its kind, or some of several. */
  | {
      readonly kind: 'hidden'
      readonly what: string
      readonly how: How
      readonly of: 'one' | 'several'
      readonly count: number
    }
  /** When it takes place. */
  | { readonly kind: 'hours'; readonly before?: string; readonly after?: string }
  /** It takes place at other times, which the same few words are said of. */
  | { readonly kind: 'times'; readonly of?: string }
  /** Names that came and names that went. */
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
  /** Somebody says that it is still correct. */
  | { readonly kind: 'checked'; readonly on: string }
  /** It is published from now on, or no more. */
  | { readonly kind: 'draft'; readonly isDraft: boolean }
  /** What could be published cannot be published any more, or the other way round. */
  | { readonly kind: 'readable'; readonly isReadable: boolean }
  /** Another record takes its place. */
  | { readonly kind: 'replaced'; readonly by: string }
  /** A text has the same words, and other spaces or line breaks between them. */
  | { readonly kind: 'spacing'; readonly what: string }
  /** An area that something is for has the same name and is described in another way. */
  | { readonly kind: 'area'; readonly name: string }
  /** Something is different that has no words of its own. */
  | { readonly kind: 'other' }
  /** Only comments, the order of lines, or what is private is different. */
  | { readonly kind: 'unpublished' }
