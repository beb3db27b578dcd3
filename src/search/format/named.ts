import { type Posting, isRow } from './posting.ts'
import { lastNotAfter } from './sorted.ts'

/** How many documents of a term have it in their name or a topic: none, all, or those that bits tell. */
export const NAMED = { none: 0, all: 1, some: 2 } as const

/*
 *   list   one bit per document of the term, in its order
 *   row    one bit per document of the collection
 *
 * The lowest bit of a byte comes first. There are no bits when none has it there, or all have.
 */

/** How many bytes the bits of a term take. */
export const bytesOfNamed = (kind: number, size: number, count: number): number =>
  kind === NAMED.some ? Math.ceil((isRow(size, count) ? count : size) / 8) : 0

/** Writes in which documents of a term it is in a name or a topic: `named` has 1 for each of `docs` that has it there, else 0. */
export function encodeNamed(
  docs: Uint32Array,
  named: Uint8Array,
  count: number,
): { readonly kind: number; readonly bits: Uint8Array } {
  const kind = !named.includes(1) ? NAMED.none : named.includes(0) ? NAMED.some : NAMED.all
  const bits = new Uint8Array(bytesOfNamed(kind, docs.length, count))
  if (kind !== NAMED.some) return { kind, bits }
  for (let i = 0; i < docs.length; i++) {
    const at = isRow(docs.length, count) ? docs[i]! : i
    if (named[i] === 1) bits[at >> 3]! |= 1 << (at & 7)
  }
  return { kind, bits }
}

/** A term, as far as it is in names and topics. */
export interface Naming {
  readonly kind: number
  readonly bits: Uint8Array
  readonly posting: Posting
}

/** True when a document has a term in its name or a topic. */
export function isNamedBy({ kind, bits, posting }: Naming, doc: number): boolean {
  if (kind === NAMED.none) return false
  const isRowed = posting.kind === 'row'
  const at = isRowed ? doc : lastNotAfter(posting.docs, doc)
  const has = isRowed ? posting.impacts[doc] !== 0 : posting.docs[at] === doc
  return has && (kind === NAMED.all || (bits[at >> 3]! & (1 << (at & 7))) !== 0)
}
