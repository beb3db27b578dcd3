/** Sequences of terms that give a document a further term. */
export interface Phrases {
  /** When a document has these terms one after another, it also gets the term `adds`. */
  readonly add: (terms: readonly number[], adds: number, isSynonym?: boolean) => void
  /**
   * The phrases that start at position `at` of the tokens. `end` is where the text ends, and `termOf` has the term of each
   * token.
   */
  readonly startingAt: (
    tokens: Uint32Array,
    at: number,
    end: number,
    termOf: Uint32Array,
  ) => readonly Phrase[]
}

export interface Phrase {
  /** The terms after the first. */
  readonly rest: readonly number[]
  readonly adds: number
  readonly isSynonym: boolean
}

const NONE: readonly Phrase[] = []

export function createPhrases(): Phrases {
  const byFirst: (Phrase[] | undefined)[] = []
  return {
    add([first, ...rest], adds, isSynonym = false) {
      if (first === undefined) return
      const others = (byFirst[first] ??= [])
      const isSame = (other: Phrase) => other.adds === adds && `${other.rest}` === `${rest}`
      if (!others.some(isSame)) others.push({ rest, adds, isSynonym })
    },
    startingAt(tokens, at, end, termOf) {
      const phrases = byFirst[termOf[tokens[at]!]!]
      if (!phrases) return NONE
      return phrases.filter(
        ({ rest }) =>
          at + rest.length < end && rest.every((term, i) => termOf[tokens[at + 1 + i]!] === term),
      )
    },
  }
}
