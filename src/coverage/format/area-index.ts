import { concatAligned, int32At, padded, uint32At } from '../../search/format/bytes.ts'
import { type Codes, decodeCodes, narrow } from '../../search/format/column.ts'
import type { RuleTable } from './rule-table.ts'

/** Rules, and sets of them; set 0 is empty. */
export interface RuleSetTable extends RuleTable {
  /** Set n holds `numbers[starts[n]]` to `numbers[starts[n + 1] - 1]`, each the number of a rule. */
  readonly starts: Uint32Array
  readonly numbers: Uint32Array
}

/** The rules of each offering (see search/format/offerings.ts) and service. Those with the same rules share a set. */
export interface AreaIndex extends RuleSetTable {
  /** The set of each offering. */
  readonly sets: Codes
  /** How many service_at_locations have each set. */
  readonly counts: Uint32Array
  /** The set of each service, which covers what any of its offerings covers. */
  readonly serviceSets: Codes
  /** How many services have each set. */
  readonly serviceCounts: Uint32Array
}

/*
 * One file, so that a query needs one read:
 *
 *   number of sets, length of each part but the first three       uint32 × 8
 *   starts …  │  counts …  │  counts of services …  │  numbers …    uint32
 *   boxes …                                                       int32
 *   sets …  │  sets of services …                                 uint8, uint16 or uint32, by the number of sets
 *   kinds …  │  terms …  │  polygons …                            uint8
 *
 * Each part starts on an eight-byte boundary.
 */

/** Writes the index. */
export function encodeAreaIndex(index: AreaIndex): Uint8Array {
  const { starts, counts, serviceCounts, numbers, boxes, kinds, polygons } = index
  const count = starts.length - 1
  const [sets, serviceSets] = [index.sets, index.serviceSets].map((own) => narrow(own, count))
  const terms = new TextEncoder().encode(index.terms)
  const parts = [numbers, boxes, sets!, serviceSets!, kinds, terms, polygons]
  const head = Uint32Array.of(count, ...parts.map(({ length }) => length))
  return concatAligned(head, starts, counts, serviceCounts, ...parts)
}

/** Reads the index; all parts but the terms are views of its bytes. */
export function decodeAreaIndex(payload: Uint8Array): AreaIndex {
  const [count = 0, ...sizes] = uint32At(payload, 0, 8)
  const [numbers = 0, boxes = 0, offerings = 0, services = 0, rules = 0, terms = 0, polygons = 0] =
    sizes
  let end = 32
  const next = <Part extends ArrayBufferView>(read: (start: number) => Part): Part => {
    const part = read(end)
    end += padded(part.byteLength)
    return part
  }
  const words = (length: number) => next((start) => uint32At(payload, start, length))
  const bytes = (length: number) => next((start) => payload.subarray(start, start + length))
  const codes = (length: number) =>
    next((start) => decodeCodes(payload, { start, length, limit: count }))
  return {
    starts: words(count + 1),
    counts: words(count),
    serviceCounts: words(count),
    numbers: words(numbers),
    boxes: next((start) => int32At(payload, start, boxes)),
    sets: codes(offerings),
    serviceSets: codes(services),
    kinds: bytes(rules),
    terms: new TextDecoder().decode(bytes(terms)),
    polygons: bytes(polygons),
  }
}
