import { lay, padded, wordsAt } from './bytes.ts'
import { decodePosting, encodePosting, type Posting, type PostingHead } from './posting.ts'

/** One term on its way into a shard: its documents, ascending, and their impacts. */
export interface TermPostings extends PostingHead {
  readonly term: string
  readonly docs: Uint32Array
  readonly impacts: Uint8Array
}

/** A run of terms in one file, and the text by which a reader finds the file: no later than its first term. */
export interface Shard {
  readonly start: string
  readonly payload: Uint8Array
}

/*
 *   number of terms, bytes of names      two words
 *   name ⏎ name ⏎ name …                 UTF-8, in code-unit order
 *   start, size, scale                   three words for each term; start counts from the first posting
 *   posting posting posting …            see posting.ts
 *
 * Each part starts on an eight-byte boundary.
 */

/** Packs terms, which come in code-unit order, into shards of about `bytes`; a term is never split. */
export function* encodeShards(
  terms: Iterable<TermPostings>,
  { count, bytes }: { count: number; bytes: number },
): Generator<Shard> {
  let names: string[] = []
  let table: number[] = []
  let postings: Uint8Array[] = []
  let start = 0
  let before = ''
  const shard = () => {
    const made = encodeShard(names, table, postings, before)
    before = names.at(-1)!
    return made
  }
  for (const { term, docs, impacts, size, scale } of terms) {
    const posting = encodePosting(docs, impacts, { scale, count })
    if (names.length > 0 && start + names.length * 24 + posting.length > bytes) {
      yield shard()
      ;[names, table, postings, start] = [[], [], [], 0]
    }
    names.push(term)
    table.push(start, size, scale)
    postings.push(posting)
    start += posting.length
  }
  if (names.length > 0) yield shard()
}

function encodeShard(
  names: string[],
  table: number[],
  postings: Uint8Array[],
  before: string,
): Shard {
  const text = new TextEncoder().encode(names.join('\n'))
  const joined = new Uint8Array(postings.reduce((sum, { length }) => sum + length, 0))
  postings.forEach((posting, i) => joined.set(posting, table[i * 3]))
  const head = Uint32Array.of(names.length, text.length)
  return {
    start: between(before, names[0]!),
    payload: lay(head, text, Uint32Array.from(table), joined),
  }
}

/** The shortest beginning of a term that no term before it reaches; the edge has to know one for each shard. */
function between(before: string, first: string): string {
  let length = 1
  while (length < first.length && first.slice(0, length) <= before) length++
  return first.slice(0, length)
}

/** Reads a shard: the returned function looks up one term's postings. */
export function decodeShard(
  payload: Uint8Array,
  count: number,
): (term: string) => Posting | undefined {
  const [length = 0, textBytes = 0] = wordsAt(payload, 0, 2)
  const names = new TextDecoder().decode(payload.subarray(8, 8 + textBytes)).split('\n')
  const tableStart = 8 + padded(textBytes)
  const table = wordsAt(payload, tableStart, length * 3)
  const postings = tableStart + padded(length * 12)
  return (term) => {
    const i = lastNotAfter(names, term)
    if (names[i] !== term) return
    const [start = 0, size = 0, scale = 0] = table.subarray(i * 3, i * 3 + 3)
    return decodePosting(payload, postings + start, { size, scale, count })
  }
}

/** The position of the last name that does not stand after `term` in code-unit order; −1 when all do. */
export function lastNotAfter(names: readonly string[], term: string): number {
  let low = 0
  let high = names.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (names[middle]! <= term) low = middle + 1
    else high = middle
  }
  return low - 1
}
