import { concatAligned, padded, uint32At } from './bytes.ts'
import { decodePosting, encodePosting, type Posting, type PostingHead } from './posting.ts'

/** A term to write: its documents, ascending, and their impacts. */
export interface TermPostings extends PostingHead {
  readonly term: string
  readonly docs: Uint32Array
  readonly impacts: Uint8Array
}

/** Consecutive terms in one file. */
export interface Shard {
  /** A text that is not after the first term and is after all terms of the shards before. */
  readonly start: string
  readonly payload: Uint8Array
}

/*
 *   number of terms, bytes of names      uint32 × 2
 *   name ⏎ name ⏎ name …                 UTF-8, in code-unit order
 *   start, size, scale of each term      uint32 × 3; start is relative to the first posting
 *   posting posting posting …            see posting.ts
 *
 * Each part starts on an eight-byte boundary.
 */

/** Writes terms, in code-unit order, into shards of about `bytes`. A term is never split. */
export function* encodeShards(
  terms: Iterable<TermPostings>,
  { count, bytes }: { count: number; bytes: number },
): Generator<Shard> {
  let names: string[] = []
  let table: number[] = []
  let postings: Uint8Array[] = []
  let start = 0
  let lastTerm = ''
  const finishShard = () => {
    const shard = encodeShard(names, table, postings, lastTerm)
    lastTerm = names.at(-1)!
    return shard
  }
  for (const { term, docs, impacts, size, scale } of terms) {
    const posting = encodePosting(docs, impacts, { scale, count })
    if (names.length > 0 && start + names.length * 24 + posting.length > bytes) {
      yield finishShard()
      ;[names, table, postings, start] = [[], [], [], 0]
    }
    names.push(term)
    table.push(start, size, scale)
    postings.push(posting)
    start += posting.length
  }
  if (names.length > 0) yield finishShard()
}

function encodeShard(
  names: string[],
  table: number[],
  postings: Uint8Array[],
  lastTerm: string,
): Shard {
  const text = new TextEncoder().encode(names.join('\n'))
  const joined = new Uint8Array(postings.reduce((sum, { length }) => sum + length, 0))
  postings.forEach((posting, i) => joined.set(posting, table[i * 3]))
  const head = Uint32Array.of(names.length, text.length)
  return {
    start: shortestStart(lastTerm, names[0]!),
    payload: concatAligned(head, text, Uint32Array.from(table), joined),
  }
}

/** The shortest prefix of a term that is after the term before it. The edge function holds one for each shard. */
function shortestStart(before: string, first: string): string {
  let length = 1
  while (length < first.length && first.slice(0, length) <= before) length++
  return first.slice(0, length)
}

/** Reads a shard. The returned function looks up the posting of a term. */
export function decodeShard(
  payload: Uint8Array,
  count: number,
): (term: string) => Posting | undefined {
  const [length = 0, textBytes = 0] = uint32At(payload, 0, 2)
  const names = new TextDecoder().decode(payload.subarray(8, 8 + textBytes)).split('\n')
  const tableStart = 8 + padded(textBytes)
  const table = uint32At(payload, tableStart, length * 3)
  const postings = tableStart + padded(length * 12)
  return (term) => {
    const i = lastNotAfter(names, term)
    if (names[i] !== term) return
    const [start = 0, size = 0, scale = 0] = table.subarray(i * 3, i * 3 + 3)
    return decodePosting(payload, postings + start, { size, scale, count })
  }
}

/** The position of the last name that is not after `term` in code-unit order; −1 when all are. */
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
