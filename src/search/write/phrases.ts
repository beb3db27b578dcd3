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

/** The phrases that start with one term, in the order in which they were added. */
interface Started {
  readonly all: Phrase[]
  /** Those of this term alone. */
  readonly alone: Phrase[]
  readonly longer: Phrase[]
}

const NONE: readonly Phrase[] = []

export function createPhrases(): Phrases {
  const byFirst: (Started | undefined)[] = []
  return {
    add([first, ...rest], adds, isSynonym = false) {
      if (first === undefined) return
      // Without gaps it stays a fast array.
      while (byFirst.length <= first) byFirst.push(undefined)
      const { all, alone, longer } = (byFirst[first] ??= { all: [], alone: [], longer: [] })
      if (all.some((other) => other.adds === adds && `${other.rest}` === `${rest}`)) return
      const phrase = { rest, adds, isSynonym }
      for (const list of [all, rest.length > 0 ? longer : alone]) list.push(phrase)
    },
    startingAt(tokens, at, end, termOf) {
      const started = byFirst[termOf[tokens[at]!]!]
      if (!started) return NONE
      const isHere = ({ rest }: Phrase) =>
        at + rest.length < end && rest.every((term, i) => termOf[tokens[at + 1 + i]!] === term)
      // This is called for every word of every document, and seldom does a longer phrase go on: then no list is made.
      return started.longer.some(isHere) ? started.all.filter(isHere) : started.alone
    },
  }
}
