import type { Codes } from '../format/column.ts'

/** Documents or units that match so far, and their scores; ascending, but for those that were found by distance. */
export interface Hits {
  readonly docs: Uint32Array
  readonly scores: Uint32Array
}

/** A test of many that share few answers: each has a code, and each code was judged once. What has no code fails. */
export interface Sieve {
  readonly codes: Codes
  /** For every code 1 if it passes, else 0. */
  readonly passes: Uint8Array
  /** For every code how many places have it, where that was counted. */
  readonly counts?: Uint32Array
}

/** Lets nothing through. */
export const NOTHING: Sieve = { codes: new Uint8Array(), passes: new Uint8Array(1) }

/** The sieve of marks, one for each document: 1 passes, 0 does not. */
export const marked = (marks: Uint8Array): Sieve => ({ codes: marks, passes: Uint8Array.of(0, 1) })

/** Hits that nothing tells apart. */
export const unscored = (docs: Uint32Array): Hits => ({
  docs,
  scores: new Uint32Array(docs.length),
})

/** All documents of a collection of `count`. */
export function everything(count: number): Uint32Array {
  const docs = new Uint32Array(count)
  for (let doc = 0; doc < count; doc++) docs[doc] = doc
  return docs
}

/** What of the hits, or without hits of the numbers below `count`, passes every sieve; still nothing when there is none. */
export const siftAll = (
  hits: Hits | undefined,
  count: number,
  sieves: readonly Sieve[],
): Hits | undefined =>
  sieves.reduce<Hits | undefined>(
    (left, sieve) => (left ? sift(left, sieve) : unscored(passing(count, sieve))),
    hits,
  )

function sift({ docs, scores }: Hits, { codes, passes }: Sieve): Hits {
  const kept = { docs: new Uint32Array(docs.length), scores: new Uint32Array(docs.length) }
  let length = 0
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i]!
    if (passes[codes[doc]!] !== 1) continue
    kept.docs[length] = doc
    kept.scores[length++] = scores[i]!
  }
  return cut(kept, length)
}

function passing(count: number, { codes, passes }: Sieve): Uint32Array {
  const kept = new Uint32Array(count)
  let length = 0
  for (let doc = 0; doc < count; doc++) if (passes[codes[doc]!] === 1) kept[length++] = doc
  return kept.subarray(0, length)
}

/** The first of hits that have room for more. */
export const cut = ({ docs, scores }: Hits, length: number): Hits => ({
  docs: docs.subarray(0, length),
  scores: scores.subarray(0, length),
})
