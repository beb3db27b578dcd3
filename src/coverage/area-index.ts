import { lay, padded, wordsAt } from '../search/format/bytes.ts'
import { type Codes, decodeCodes, narrow } from '../search/format/column.ts'
import type { RuleTable } from './rule-table.ts'

/**
 * Which rules decide about which unit. Units are the service_at_locations, in the order of their
 * list, and then the services by themselves. Units with the same rules share a set of rules; set 0
 * is empty.
 */
export interface AreaIndex extends RuleTable {
  /**
   * Set n holds `numbers[starts[n]]` to `numbers[starts[n + 1] - 1]`, each the number of a rule.
   */
  readonly starts: Uint32Array
  readonly numbers: Uint32Array
  /** The set of each unit. */
  readonly sets: Codes
  /** How many service_at_locations have each set. */
  readonly counts: Uint32Array
}

/*
 * One file, so that a question needs one read:
 *
 *   number of sets, of each part but the first; 0      eight words
 *   starts …  │  counts …  │  numbers …  │  boxes …   32 bits
 *   sets …                                             8, 16 or 32 bits, as the number of sets demands
 *   kinds …  │  terms …  │  polygons …                 8 bits
 *
 * Each part starts on an eight-byte boundary.
 */

/** Writes the index. */
export function encodeAreaIndex(index: AreaIndex): Uint8Array {
  const { starts, counts, numbers, boxes, kinds, polygons } = index
  const count = starts.length - 1
  const sets = narrow(index.sets, count)
  const terms = new TextEncoder().encode(index.terms)
  const parts = [numbers, boxes, sets, kinds, terms, polygons]
  const sizes = parts.map(({ length }) => length)
  return lay(Uint32Array.of(count, ...sizes, 0), starts, counts, ...parts)
}

/** Reads the index where it lies, without copying. */
export function decodeAreaIndex(payload: Uint8Array): AreaIndex {
  const [count = 0, numbers = 0, boxes = 0, units = 0, rules = 0, terms = 0, polygons = 0] =
    wordsAt(payload, 0, 8)
  let end = 32
  const next = <Part extends ArrayBufferView>(read: (start: number) => Part): Part => {
    const part = read(end)
    end += padded(part.byteLength)
    return part
  }
  const words = (length: number) => next((start) => wordsAt(payload, start, length))
  const bytes = (length: number) => next((start) => payload.subarray(start, start + length))
  const { buffer, byteOffset } = payload
  return {
    starts: words(count + 1),
    counts: words(count),
    numbers: words(numbers),
    boxes: next((start) => new Int32Array(buffer, byteOffset + start, boxes)),
    sets: next((start) => decodeCodes(payload, { start, length: units, limit: count })),
    kinds: bytes(rules),
    terms: new TextDecoder().decode(bytes(terms)),
    polygons: bytes(polygons),
  }
}
