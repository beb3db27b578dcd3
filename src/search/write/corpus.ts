import type { Collection } from '../../hsds/collections.ts'
import { createAnalyser } from '../analyse.ts'
import { FIELDS, type Texts } from './fields.ts'
import { createGrowing } from './growing.ts'

/** How many runs of terms each document has: one for each searched field, and one for its keys. */
export const RUNS = FIELDS.length + 1

/** Short texts, such as names of organizations and towns, come again and again. */
const SHORT = 100

/** Where a run of terms starts and ends among the tokens. */
type Run = readonly [start: number, end: number]

/** What is remembered of the words of all documents. */
export type Corpus = ReturnType<typeof createCorpus>

/** What is remembered of the words of one list. */
export interface CorpusCollection extends Readonly<Record<'starts' | 'ends', () => Uint32Array>> {
  readonly count: () => number
  /** Adds a document. */
  readonly add: (texts: Texts, keys: Iterable<string>) => void
  /** Adds a document that is like one of another list, except for these texts. */
  readonly addLike: (other: CorpusCollection, document: number, texts: Texts) => void
}

/*
 *   vocabulary    term → number
 *   tokens        term term term │ term term │ …       the runs, one after the other, as numbers
 *   collection    start, end of a run                  document by document, field by field, the keys last
 *
 * The same text is one run, however often it comes; a service_at_location points at the runs of its service.
 */

/** Creates what remembers the words of documents and forgets the documents. */
export function createCorpus() {
  const analyser = createAnalyser()
  const vocabulary = new Map<string, number>()
  const tokens = createGrowing()
  const texts = new Map<string, Run>()
  const pieces = new Map<string, readonly number[]>()
  const numberOf = (term: string): number => {
    let number = vocabulary.get(term)
    if (number === undefined) vocabulary.set(term, (number = vocabulary.size))
    return number
  }
  const run = (terms: Iterable<string>): Run => {
    const start = tokens.length()
    for (const term of terms) tokens.push(numberOf(term))
    return [start, tokens.length()]
  }
  /** Pieces between spaces are looked up, for most have come before. */
  const textRun = (text: string): Run => {
    const before = texts.get(text)
    if (before) return before
    const start = tokens.length()
    for (const piece of text.split(' ')) {
      let numbers = pieces.get(piece)
      if (!numbers) pieces.set(piece, (numbers = analyser.terms(piece).map(numberOf)))
      for (let i = 0; i < numbers.length; i++) tokens.push(numbers[i]!)
    }
    const now: Run = [start, tokens.length()]
    if (text.length <= SHORT) texts.set(text, now)
    return now
  }
  const create = () => createCollection(textRun, run)
  return {
    collections: {
      services: create(),
      service_at_locations: create(),
      organizations: create(),
      taxonomies: create(),
      taxonomy_terms: create(),
    } satisfies Record<Collection, unknown>,
    /** All terms and their numbers, in code-unit order. */
    terms: () => [...vocabulary].sort(([a], [b]) => (a < b ? -1 : 1)),
    tokens: tokens.view,
  }
}

function createCollection(
  textRun: (text: string) => Run,
  run: (terms: Iterable<string>) => Run,
): CorpusCollection {
  const starts = createGrowing()
  const ends = createGrowing()
  const push = ([start, end]: Run) => {
    starts.push(start)
    ends.push(end)
  }
  return {
    starts: starts.view,
    ends: ends.view,
    count: () => starts.length() / RUNS,
    add: (texts, keys) => {
      for (const { name } of FIELDS) push(textRun(texts[name] ?? ''))
      push(run(keys))
    },
    addLike: (other, document, texts) => {
      for (let i = 0; i < RUNS; i++) {
        const name = FIELDS[i]?.name
        const at = document * RUNS + i
        if (name && name in texts) push(textRun(texts[name] ?? ''))
        else push([other.starts()[at]!, other.ends()[at]!])
      }
    },
  }
}
