/** The documents that hold one term, and what the term adds to the score of each. */
export type Posting = ListPosting | RowPosting

/** Of a rare term: its documents, ascending. */
export interface ListPosting {
  readonly kind: 'list'
  readonly docs: Uint32Array
  readonly scores: Uint32Array
}

/** Of a common term: the impact in every document of the collection, 0 for documents without the term. */
export interface RowPosting {
  readonly kind: 'row'
  /** How many documents have the term. */
  readonly size: number
  readonly impacts: Uint8Array | Uint32Array
  /** The score is the impact times this. */
  readonly scale: number
}

/** What a reader must know of a posting before it can read it. */
export interface PostingHead {
  /** How many documents have the term. */
  readonly size: number
  /** The scale of the impacts; 0 for a key, which filters and does not rank. */
  readonly scale: number
}

/** A row takes a byte per document of the collection, a list two or three bytes per document of the term. */
export const isRow = (size: number, count: number) => size * 4 >= count

/*
 *   list   gap gap gap … impact impact impact …   gaps are varints: the first document, then difference − 1
 *   row    impact × count                         one byte per document of the collection
 *
 * If the scale is 0, a list has no impacts, and a row has 1 for each document of the term.
 */

/** Writes the documents of one term, ascending, and their impacts from 1 to 255. */
export function encodePosting(
  docs: Uint32Array,
  impacts: Uint8Array,
  { scale, count }: { scale: number; count: number },
): Uint8Array {
  if (isRow(docs.length, count)) {
    const row = new Uint8Array(count)
    for (let i = 0; i < docs.length; i++) row[docs[i]!] = scale === 0 ? 1 : impacts[i]!
    return row
  }
  const bytes = new Uint8Array(docs.length * 6)
  let at = 0
  let next = 0
  for (const doc of docs) {
    let gap = doc - next
    for (; gap > 127; gap >>>= 7) bytes[at++] = (gap & 127) | 128
    bytes[at++] = gap
    next = doc + 1
  }
  if (scale === 0) return bytes.subarray(0, at)
  bytes.set(impacts, at)
  return bytes.subarray(0, at + impacts.length)
}

/** Reads what `encodePosting` wrote at `start`. The scores of a list are computed here; a row is a view of its bytes. */
export function decodePosting(
  bytes: Uint8Array,
  start: number,
  { size, scale, count }: PostingHead & { readonly count: number },
): Posting {
  if (isRow(size, count)) {
    const impacts = bytes.subarray(start, start + count)
    return { kind: 'row', size, impacts, scale }
  }
  const docs = new Uint32Array(size)
  const scores = new Uint32Array(size)
  let at = start
  let next = 0
  for (let i = 0; i < size; i++) {
    let byte = bytes[at++]!
    let gap = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++]!
      gap |= (byte & 127) << shift
    }
    docs[i] = next + gap
    next += gap + 1
  }
  if (scale > 0) for (let i = 0; i < size; i++) scores[i] = bytes[at++]! * scale
  return { kind: 'list', docs, scores }
}
