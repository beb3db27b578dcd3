import type { RuleTable } from './rule-table.ts'
import { DamagedFile, checksum } from './seal.ts'

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
  readonly sets: Uint8Array | Uint16Array | Uint32Array
}

const MAGIC = 0x4344534f
const VERSION = 1
const HEADER = 48

/**
 * Writes the index as one file, so that a question needs one read:
 *
 *      0  "OSDC"                         24  number of rule numbers
 *      4  version                        28  number of rules
 *      8  checksum of all after byte 16  32  numbers in boxes
 *     12  bytes after byte 16            36  bytes of a unit's set number: 1, 2 or 4
 *     16  number of units                40  bytes of terms
 *     20  number of sets                 44  bytes of polygons
 *     48  starts · numbers · boxes · sets · kinds · terms · polygons, each filled up to 4 bytes
 *
 * All numbers have 32 bits and are little-endian, as is every machine that will read them.
 */
export function encodeAreaIndex(index: AreaIndex): Uint8Array {
  const { starts, numbers, boxes, kinds, polygons } = index
  const count = starts.length - 1
  const width = widthFor(count)
  const sets = new (columnOf(width))(index.sets)
  const terms = new TextEncoder().encode(index.terms)
  const parts = [starts, numbers, boxes, sets, kinds, terms, polygons].map(bytesOf)
  const file = new Uint8Array(parts.reduce((sum, part) => sum + padded(part.length), HEADER))
  let at = HEADER
  for (const part of parts) {
    file.set(part, at)
    at += padded(part.length)
  }
  const head = new Uint32Array(file.buffer, 0, HEADER / 4)
  const counts = [sets.length, count, numbers.length, kinds.length, boxes.length, width]
  head.set([...counts, terms.length, polygons.length], 4)
  head.set([MAGIC, VERSION, sumOf(file), file.length - 16])
  return file
}

/** Opens the index; throws when it is damaged or of another version. */
export function decodeAreaIndex(bytes: Uint8Array): AreaIndex {
  const file = new Uint8Array(bytes)
  const head = new Uint32Array(file.buffer, 0, Math.min(HEADER / 4, file.length >> 2))
  const [magic, version, sum, length, units = 0, count = 0, ...others] = head
  const [numbers = 0, rules = 0, boxes = 0, width = 0, terms = 0, polygons = 0] = others
  if (magic !== MAGIC || version !== VERSION || length !== file.length - 16 || sum !== sumOf(file))
    throw new DamagedFile(`This is no undamaged index of areas of version ${VERSION}.`)
  let at = HEADER
  const next = (size: number) => {
    const start = at
    at += padded(size)
    return start
  }
  return {
    starts: new Uint32Array(file.buffer, next((count + 1) * 4), count + 1),
    numbers: new Uint32Array(file.buffer, next(numbers * 4), numbers),
    boxes: new Int32Array(file.buffer, next(boxes * 4), boxes),
    sets: new (columnOf(width))(file.buffer, next(units * width), units),
    kinds: new Uint8Array(file.buffer, next(rules), rules),
    terms: new TextDecoder().decode(new Uint8Array(file.buffer, next(terms), terms)),
    polygons: new Uint8Array(file.buffer, next(polygons), polygons),
  }
}

const sumOf = (file: Uint8Array) => Number.parseInt(checksum(file.subarray(16)), 16)
const padded = (size: number) => Math.ceil(size / 4) * 4
const widthFor = (count: number) => (count <= 0x100 ? 1 : count <= 0x10000 ? 2 : 4)
const columnOf = (width: number) =>
  width === 1 ? Uint8Array : width === 2 ? Uint16Array : Uint32Array

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView) =>
  new Uint8Array(buffer, byteOffset, byteLength)
