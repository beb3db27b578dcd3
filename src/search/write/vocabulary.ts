import { expandedTerm } from '../format/shard.ts'
import { termOf } from '../text/analyser.ts'
import { type Phrases, createPhrases } from './phrases.ts'

/** The words of all documents, and their terms. */
export interface Vocabulary {
  /** The words, as they are written. */
  readonly words: readonly string[]
  /** The terms of the words, and then the expanded terms. */
  readonly terms: readonly string[]
  /** The numbers of the terms, in the code-unit order of the terms. */
  readonly order: readonly number[]
  /** The number of the term of each word. */
  readonly termOf: Uint32Array
  /** For each term 1 if it is in the name of a town. */
  readonly isOfTown: Uint8Array
  /** Sequences of terms that give a document an expanded term as well. */
  readonly phrases: Phrases
}

/** The vocabulary of these words, with their numbers; `towns` are the terms of the names of towns. */
export function createVocabulary(
  words: ReadonlyMap<string, number>,
  towns: readonly string[],
): Vocabulary {
  const numbers = new Map<string, number>()
  const numberOf = (term: string): number => {
    const number = numbers.get(term) ?? numbers.size
    numbers.set(term, number)
    return number
  }
  const all = [...words.keys()]
  const terms = Uint32Array.from(all, (word) => numberOf(termOf(word)))
  const phrases = createPhrases()
  for (const [word, number] of words)
    for (const [left, right] of splits(word)) {
      const pair = [words.get(left), words.get(right)]
      if (pair[0] === undefined || pair[1] === undefined) continue
      const whole = numberOf(expandedTerm(termOf(word)))
      if (number !== pair[0]) phrases.add([terms[pair[0]]!, terms[pair[1]]!], whole)
    }
  const isOfTown = new Uint8Array(numbers.size)
  for (const town of towns) {
    const number = numbers.get(town)
    if (number !== undefined) isOfTown[number] = 1
  }
  const names = [...numbers.keys()]
  const order = [...names.keys()].sort((a, b) => (names[a]! < names[b]! ? -1 : 1))
  return { words: all, terms: names, order, termOf: terms, isOfTown, phrases }
}

/** The fewest letters of a part of a word. */
const MIN_PART = 2

/** The ways to write a word as two: "foodbank" as "food bank". */
function* splits(word: string): Generator<readonly [string, string]> {
  if (!/^\p{L}+$/u.test(word)) return
  for (let i = MIN_PART; i <= word.length - MIN_PART; i++) yield [word.slice(0, i), word.slice(i)]
}
