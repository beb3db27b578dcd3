import { RUNS } from './corpus.ts'
import type { SearchField } from '../../hsds/field.ts'
import type { Phrases } from './phrases.ts'
import { SEARCH_FIELDS } from './search-fields.ts'
import type { Vocabulary } from './vocabulary.ts'

/** For each term, in the order of the vocabulary, its documents and its weight in each. */
export interface InvertedIndex {
  /** How many documents each term has. */
  readonly sizes: Uint32Array
  /** Where the documents of term `t` end. They start where those of `t − 1` end. */
  readonly ends: Uint32Array
  readonly docs: Uint32Array
  /** Between 0 and 1; 0 for keys. */
  readonly weights: Float32Array
  /** 1 if the document has the term itself, not a synonym, in its name or a topic, else 0. */
  readonly named: Uint8Array
}

/** Where the runs of each document start and end (see corpus.ts). */
export interface Runs {
  readonly starts: Uint32Array
  readonly ends: Uint32Array
}

/** How soon repetitions of a word stop adding weight (k1 of BM25F). */
export const SATURATION = 1.2

/*
 *   weight(term, document) = f / (f + k1)
 *   f = Σ over fields   weight of the field × occurrences / (1 − b + b × length / average length)
 */

/** Turns the words of documents into the documents of terms. */
export function invert(tokens: Uint32Array, runs: Runs, vocabulary: Vocabulary): InvertedIndex {
  const { termOf, phrases } = vocabulary
  const terms = vocabulary.terms.length
  const sizes = countDocuments(tokens, runs, { termOf, phrases, size: terms })
  const ends = runningSum(sizes)
  const total = ends.at(-1) ?? 0
  const docs = new Uint32Array(total)
  const weights = new Float32Array(total)
  const named = new Uint8Array(total)
  const next = Uint32Array.from(ends, (_, term) => ends[term - 1] ?? 0)
  const frequency = new Float64Array(terms)
  const last = new Uint32Array(terms)
  const averages = averageLengths(runs)
  for (let doc = 0; doc * RUNS < runs.starts.length; doc++) {
    const touched: number[] = []
    const add = (term: number, gain: number, isNamed: boolean) => {
      if (last[term] !== doc + 1) {
        last[term] = doc + 1
        docs[next[term]!++] = doc
        touched.push(term)
      }
      frequency[term]! += gain
      if (isNamed) named[next[term]! - 1] = 1
    }
    for (let run = 0; run < RUNS; run++) {
      const start = runs.starts[doc * RUNS + run]!
      const end = runs.ends[doc * RUNS + run]!
      const gain = gainOf(run, (end - start) / averages[run]!)
      const synonymGain = gain * synonymShare(run)
      const isName = OWN_NAMES.has(SEARCH_FIELDS[run]?.name ?? '')
      for (let i = start; i < end; i++) {
        add(termOf[tokens[i]!]!, gain, isName)
        for (const { adds, isSynonym } of phrases.startingAt(tokens, i, end, termOf))
          add(adds, isSynonym ? synonymGain : gain, isName && !isSynonym)
      }
    }
    for (const term of touched) {
      const f = frequency[term]!
      weights[next[term]! - 1] = f / (f + SATURATION)
      frequency[term] = 0
    }
  }
  return { sizes, ends, docs, weights, named }
}

/** What one occurrence adds to `f` in a run of this length, relative to the average; 0 in the run of keys. */
function gainOf(run: number, relativeLength: number): number {
  const field = SEARCH_FIELDS[run]
  return field ? field.weight / (1 - field.length + field.length * relativeLength) : 0
}

/** How much of a word its synonym is worth: much where the word says what a service is, little where it is only mentioned. */
const synonymShare = (run: number) => (NAMING.has(SEARCH_FIELDS[run]?.name ?? '') ? 0.7 : 0.25)
const NAMING: ReadonlySet<string> = new Set([
  'name',
  'alternate_name',
  'organization',
  'terms',
] satisfies SearchField[])
/** Where a word says what a service itself is called, or what it is about. */
const OWN_NAMES: ReadonlySet<string> = new Set([
  'name',
  'alternate_name',
  'terms',
  'translated_name',
] satisfies SearchField[])

/** The average length of each run, among the documents that have it. */
function averageLengths({ starts, ends }: Runs): Float64Array {
  const sums = new Float64Array(RUNS)
  const counts = new Float64Array(RUNS)
  for (let i = 0; i < starts.length; i++) {
    const length = ends[i]! - starts[i]!
    sums[i % RUNS]! += length
    if (length > 0) counts[i % RUNS]! += 1
  }
  return sums.map((sum, run) => sum / Math.max(counts[run]!, 1))
}

/** What `countDocuments` counts. */
export interface Counted {
  /** The number of what is counted for each token, below `size`; by default the token itself. */
  readonly termOf?: Uint32Array
  readonly size: number
  readonly phrases?: Phrases
  /** The only run that is counted; by default all. */
  readonly only?: number
}

/** The number of documents of each word, or of each term. */
export function countDocuments(
  tokens: Uint32Array,
  { starts, ends }: Runs,
  { termOf, size, phrases, only }: Counted,
): Uint32Array {
  const counts = new Uint32Array(size)
  const seen = new Uint32Array(size)
  for (let run = only ?? 0; run < starts.length; run += only === undefined ? 1 : RUNS) {
    const mark = Math.floor(run / RUNS) + 1
    for (let i = starts[run]!; i < ends[run]!; i++) {
      const term = termOf ? termOf[tokens[i]!]! : tokens[i]!
      if (seen[term] !== mark) {
        seen[term] = mark
        counts[term]! += 1
      }
      if (!phrases || !termOf) continue
      for (const { adds } of phrases.startingAt(tokens, i, ends[run]!, termOf)) {
        if (seen[adds] === mark) continue
        seen[adds] = mark
        counts[adds]! += 1
      }
    }
  }
  return counts
}

function runningSum(counts: Uint32Array): Uint32Array {
  let sum = 0
  return counts.map((count) => (sum += count))
}
