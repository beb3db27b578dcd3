/*
 * Where a hit stands in the order is one number, the smaller the better: its rank above, its document number below.
 *
 *   bit 52 … 22    rank: the score upside down, or centimetres
 *   bit 21 …  0    document number
 *
 * A double holds it exactly, it sorts without a comparison function, and ties fall by document number.
 */

/** A collection has to have fewer documents than this. */
export const MOST_DOCUMENTS = 2 ** 22
const LAST_RANK = 2 ** 31 - 1

/** The order in which the highest scores come first. */
export function byScore(docs: Uint32Array, scores: Uint32Array): Float64Array {
  const keys = new Float64Array(docs.length)
  for (let i = 0; i < keys.length; i++) {
    keys[i] = (LAST_RANK - scores[i]!) * MOST_DOCUMENTS + docs[i]!
  }
  return keys
}

/** The order in which the nearest come first, to the centimetre, and what is nowhere comes last. */
export function byDistance(docs: Uint32Array, metres: Float64Array): Float64Array {
  const keys = new Float64Array(docs.length)
  for (let i = 0; i < keys.length; i++) {
    const centimetres = Math.round(metres[i]! * 100)
    const rank = centimetres < LAST_RANK ? centimetres : LAST_RANK
    keys[i] = rank * MOST_DOCUMENTS + docs[i]!
  }
  return keys
}

/** The documents at some positions of the order. Moves the keys about, and sorts no more of them than were asked for. */
export function slice(keys: Float64Array, offset: number, limit: number): number[] {
  const end = Math.min(offset + limit, keys.length)
  if (offset >= end) return []
  if (end < keys.length) partition(keys, end, keys.length)
  if (offset > 0) partition(keys, offset, end)
  return Array.from(keys.subarray(offset, end).sort(), (key) => key % MOST_DOCUMENTS)
}

/**
 * Moves the `first` smallest keys below `length` to the front: splits at a pivot, then goes on with the part in which the
 * border lies (Hoare's quickselect). A sample tells where the border is, so that the first split leaves little to do.
 */
function partition(keys: Float64Array, first: number, length: number): void {
  let low = 0
  let high = length - 1
  while (low < high) {
    const pivot = guess(keys.subarray(low, high + 1), first - low)
    let left = low
    let right = high
    while (left <= right) {
      while (keys[left]! < pivot) left++
      while (keys[right]! > pivot) right--
      if (left > right) break
      const swapped = keys[left]!
      keys[left++] = keys[right]!
      keys[right--] = swapped
    }
    // keys[low … right] ≤ pivot ≤ keys[left … high]
    if (first <= right) high = right
    else if (first > left) low = left
    else return
  }
}

/** A key that probably stands a little behind position `first` when these are sorted. */
function guess(keys: Float64Array, first: number): number {
  const size = Math.min(64, keys.length)
  const sample = new Float64Array(size)
  for (let i = 0; i < size; i++) sample[i] = keys[Math.floor((i * keys.length) / size)]!
  const place = Math.floor((first * size) / keys.length) + 2
  return sample.sort()[Math.min(place, size - 1)]!
}
