import { concatAligned, padded, uint32At } from './bytes.ts'
import { type Naming, bytesOfNamed, encodeNamed } from './named.ts'
import { decodePosting, encodePosting, type Posting, type PostingHead } from './posting.ts'
import { lastNotAfter } from './sorted.ts'

/** A term to write: its documents, ascending, and their impacts. */
export interface TermPostings extends PostingHead {
  readonly term: string
  /** The hashes of the words with this term, as they are written, at most `MAX_FORMS`. */
  readonly forms?: readonly number[]
  /** See `IndexedTerm`. */
  readonly isTown?: boolean
  readonly docs: Uint32Array
  readonly impacts: Uint8Array
  /** For each document 1 if it has the term in its name or a topic, else 0; absent where nobody asks. */
  readonly named?: Uint8Array | undefined
}

/** A term, as read from a shard. */
export interface IndexedTerm {
  readonly posting: Posting
  /** Whether a word with this term is written so in any document, to all appearances. */
  readonly isWritten: (word: string) => boolean
  /** The term is the name of a town, or part of one, in at least half of the documents that hold it. */
  readonly isTown: boolean
  /** Which documents have the term itself, not a synonym, in their name or a topic. */
  readonly naming: Naming
}

/**
 * The name under which the index has the documents that get a term without having it in their text: those with "food bank"
 * under "foodbank". It sorts next to the term, and no word contains its last character.
 */
export const expandedTerm = (term: string) => `${term}!`

export const MAX_FORMS = 255

/** A hash of a word as it is written, in 16 bits (FNV-1a, folded). */
export function formHash(word: string): number {
  let sum = 0x811c9dc5
  for (let i = 0; i < word.length; i++) sum = Math.imul(sum ^ word.charCodeAt(i), 0x01000193)
  return (sum ^ (sum >>> 16)) & 0xffff
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
 *   start, size, about of each term      uint32 × 3; start is relative to the first posting
 *   forms named posting …                two bytes for each form; see named.ts and posting.ts
 *
 *   about    bit 26, 25: named    bit 24: a town    bit 23 … 16: number of forms    bit 15 … 0: scale
 *
 * Each part starts on an eight-byte boundary.
 */
const TOWN = 1 << 24
const NAMED_BIT = 25
const NO_NAMES = new Uint8Array()

/** Writes terms, in code-unit order, into shards of about `bytes`. A term is never split, nor from its expanded one. */
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
  for (const { term, docs, impacts, size, scale, forms = [], isTown = false, named } of terms) {
    const own = [...forms].slice(0, MAX_FORMS)
    const hashes = Uint8Array.from(own.flatMap((hash) => [hash & 255, hash >>> 8]))
    const { kind, bits } = encodeNamed(docs, named ?? NO_NAMES, count)
    const posting = encodePosting(docs, impacts, { scale, count })
    const length = hashes.length + bits.length + posting.length
    const isFull = start + names.length * 24 + length > bytes
    if (names.length > 0 && isFull && term !== expandedTerm(names.at(-1)!)) {
      yield finishShard()
      ;[names, table, postings, start] = [[], [], [], 0]
    }
    names.push(term)
    table.push(start, size, scale | (own.length << 16) | (isTown ? TOWN : 0) | (kind << NAMED_BIT))
    postings.push(hashes, bits, posting)
    start += length
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
  let at = 0
  for (const part of postings) {
    joined.set(part, at)
    at += part.length
  }
  const head = Uint32Array.of(names.length, text.length)
  return {
    start: shortestStart(lastTerm, names[0]!),
    payload: concatAligned(head, text, Uint32Array.from(table), joined),
  }
}

/** The shortest prefix of a term that is after the term before it. The edge function holds one for each shard. */
export function shortestStart(before: string, first: string): string {
  let length = 1
  while (length < first.length && first.slice(0, length) <= before) length++
  return first.slice(0, length)
}

/** Reads a shard. The returned function looks up a term. */
export function decodeShard(
  payload: Uint8Array,
  count: number,
): (term: string) => IndexedTerm | undefined {
  const [length = 0, textBytes = 0] = uint32At(payload, 0, 2)
  const names = new TextDecoder().decode(payload.subarray(8, 8 + textBytes)).split('\n')
  const tableStart = 8 + padded(textBytes)
  const table = uint32At(payload, tableStart, length * 3)
  const postings = tableStart + padded(length * 12)
  return (term) => {
    const i = lastNotAfter(names, term)
    if (names[i] !== term) return
    const [start = 0, size = 0, about = 0] = table.subarray(i * 3, i * 3 + 3)
    const forms = postings + start
    const end = forms + ((about >>> 16) & 255) * 2
    const kind = about >>> NAMED_BIT
    const bits = payload.subarray(end, end + bytesOfNamed(kind, size, count))
    const scale = about & 0xffff
    const posting = decodePosting(payload, end + bits.length, { size, scale, count })
    return {
      posting,
      naming: { kind, bits, posting },
      isWritten(word) {
        const hash = formHash(word)
        for (let at = forms; at < end; at += 2)
          if ((payload[at]! | (payload[at + 1]! << 8)) === hash) return true
        return false
      },
      isTown: (about & TOWN) !== 0,
    }
  }
}
