import type { Collection } from '../../hsds/collections.ts'
import { createAnalyser } from '../text/analyser.ts'
import { SEARCH_FIELDS, type Texts } from './search-fields.ts'
import { createUint32List } from './uint32-list.ts'
import { createVocabulary } from './vocabulary.ts'

/** How many runs of words each document has: one for each searched field, and one for its keys. */
export const RUNS = SEARCH_FIELDS.length + 1

/** Texts up to this length, such as names of organizations and towns, recur often and are cached. */
const MAX_CACHED = 100

/** Where a run of words starts and ends among the tokens. */
type Run = readonly [start: number, end: number]

/** The words of all documents. */
export type Corpus = ReturnType<typeof createCorpus>

/** The words of the documents of one list. */
export interface CorpusCollection extends Readonly<Record<'starts' | 'ends', () => Uint32Array>> {
  readonly count: () => number
  /** Adds a document. */
  readonly add: (texts: Texts, keys: Iterable<string>) => void
  /** Adds a document with the texts and keys of a document of another list, except for these texts. */
  readonly addLike: (other: CorpusCollection, document: number, texts: Texts) => void
}

/*
 *   words         word as it is written → number
 *   tokens        word word word │ word word │ …       all runs, as numbers of words; a key is a word
 *   collection    start, end of each run               document by document, field by field, the keys last
 *
 * Equal short texts share one run, and a service_at_location shares the runs of its service.
 */

/** Creates an empty corpus. It stores the words of documents, not the documents. */
export function createCorpus() {
  const analyser = createAnalyser()
  const words = new Map<string, number>()
  const tokens = createUint32List()
  const texts = new Map<string, Run>()
  const pieces = new Map<string, readonly number[]>()
  const numberOf = (word: string): number => {
    let number = words.get(word)
    if (number === undefined) words.set(word, (number = words.size))
    return number
  }
  const run = (keys: Iterable<string>): Run => {
    const start = tokens.length()
    for (const key of keys) tokens.push(numberOf(key))
    return [start, tokens.length()]
  }
  /** Most pieces between spaces recur, so their words are cached. */
  const textRun = (text: string): Run => {
    const cached = texts.get(text)
    if (cached) return cached
    const start = tokens.length()
    for (const piece of text.split(' ')) {
      let numbers = pieces.get(piece)
      if (!numbers) pieces.set(piece, (numbers = analyser.written(piece).map(numberOf)))
      for (let i = 0; i < numbers.length; i++) tokens.push(numbers[i]!)
    }
    const added: Run = [start, tokens.length()]
    if (text.length <= MAX_CACHED) texts.set(text, added)
    return added
  }
  const towns = new Set<string>()
  const create = () => createCollection(textRun, run)
  return {
    collections: {
      services: create(),
      service_at_locations: create(),
      organizations: create(),
      taxonomies: create(),
      taxonomy_terms: create(),
    } satisfies Record<Collection, unknown>,
    /** Adds the name of a town where something is. */
    addTown: (name: string) => void towns.add(name),
    vocabulary: (groups: readonly string[]) =>
      createVocabulary(words, { towns: [...towns], groups, analyser }),
    tokens: tokens.view,
  }
}

function createCollection(
  textRun: (text: string) => Run,
  run: (terms: Iterable<string>) => Run,
): CorpusCollection {
  const starts = createUint32List()
  const ends = createUint32List()
  const push = ([start, end]: Run) => {
    starts.push(start)
    ends.push(end)
  }
  return {
    starts: starts.view,
    ends: ends.view,
    count: () => starts.length() / RUNS,
    add: (texts, keys) => {
      for (const { name } of SEARCH_FIELDS) push(textRun(texts[name] ?? ''))
      push(run(keys))
    },
    addLike: (other, document, texts) => {
      for (let i = 0; i < RUNS; i++) {
        const name = SEARCH_FIELDS[i]?.name
        const at = document * RUNS + i
        if (name && name in texts) push(textRun(texts[name] ?? ''))
        else push([other.starts()[at]!, other.ends()[at]!])
      }
    },
  }
}
