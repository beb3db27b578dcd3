import phrases from './phrases.json' with { type: 'json' }

/**
 * How people say that they need help. A pattern is of words that follow each other: `<they>` is any word of a class, `a|b` one
 * of two words, and `..` up to four words of any kind.
 */
export interface Phrases {
  /** Words that mean the same in a pattern, by the name of their class. */
  readonly classes: Readonly<Record<string, string>>
  /** Patterns by a name, for `mutes`. */
  readonly signs: Readonly<Record<string, readonly string[]>>
  /** Words that are none of ours, however alike. */
  readonly ordinary: string
  /** Words that may stand between the words of a pattern and change nothing. */
  readonly light: string
  /** Words around the name of a trouble that ask for help. */
  readonly asking: string
  /** Words of a course, a group or a job about a trouble, which nobody is in. */
  readonly quiet: string
  /** By the id of a need. */
  readonly needs: Readonly<Record<string, NeedPhrases>>
}

/** How people say one need. */
export interface NeedPhrases {
  /** Patterns of somebody and a deed. */
  readonly says: readonly string[]
  /** Names of the trouble, wherever they are, unless the text has a quiet word. */
  readonly topics?: readonly string[]
  /** Names of the trouble that are all of the text but for words that ask for help. */
  readonly alone?: readonly string[]
  /** Words and signs that say that a text is about something else. */
  readonly mutes?: string
}

/** Phrases in English and in Welsh. */
export const PHRASES: Phrases = phrases
