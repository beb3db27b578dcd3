import { HYPHEN } from '../text/fold.ts'
import { expandedTerm } from '../format/shard.ts'
import { type Analyser, MAX_PHRASE, phraseTerm, termOf } from '../text/analyser.ts'
import { type Phrases, createPhrases } from './phrases.ts'
import { readGroup } from './synonyms.ts'

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
  /** Words of synonyms as they are written, and the numbers of their expanded terms. */
  readonly synonyms: ReadonlyMap<string, number>
}

/** What a vocabulary is made with, besides words. */
interface VocabularyOptions {
  /** The names of towns. */
  readonly towns: readonly string[]
  /** Groups of synonyms. */
  readonly groups: readonly string[]
  readonly analyser: Analyser
}

/** The vocabulary of these words, with their numbers. */
export function createVocabulary(
  words: ReadonlyMap<string, number>,
  { towns, groups, analyser }: VocabularyOptions,
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
  for (const word of all)
    for (const parts of splits(word)) {
      const [left, right] = parts.map((part) => words.get(part))
      if (left === undefined || right === undefined) continue
      phrases.add([terms[left]!, terms[right]!], numberOf(expandedTerm(termOf(word))))
    }
  const synonyms = new Map<string, number>()
  for (const { said, asked } of groups.flatMap(readGroup)) {
    const own = analyser.terms(said)
    const known = own.map((term) => numbers.get(term))
    if (known.includes(undefined)) continue
    // A query joins the parts of a word with hyphens to a phrase.
    const wanted = analyser.written(asked.split(HYPHEN).join(' '))
    const [word] = wanted
    if (word === undefined || wanted.length > MAX_PHRASE) continue
    const isWord = wanted.length === 1
    const number = numberOf(isWord ? expandedTerm(termOf(word)) : phraseTerm(wanted.map(termOf)))
    if (isWord) synonyms.set(word, number)
    phrases.add(known as number[], number, true)
  }
  const isOfTown = new Uint8Array(numbers.size)
  for (const term of towns.flatMap(analyser.terms)) {
    const number = numbers.get(term)
    if (number !== undefined) isOfTown[number] = 1
  }
  const names = [...numbers.keys()]
  const order = [...names.keys()].sort((a, b) => (names[a]! < names[b]! ? -1 : 1))
  return { words: all, terms: names, order, termOf: terms, isOfTown, phrases, synonyms }
}

/** The fewest letters of a part of a word. */
const MIN_PART = 2

/** The ways to write a word as two: "foodbank" as "food bank". */
function* splits(word: string): Generator<readonly [string, string]> {
  if (!/^\p{L}+$/u.test(word)) return
  for (let i = MIN_PART; i <= word.length - MIN_PART; i++) yield [word.slice(0, i), word.slice(i)]
}
