import { DamagedFile, checksum } from './seal.ts'

/**
 * Which rules decide about which unit. Units are the service_at_locations, in the order of their list, and then the
 * services by themselves. Units with the same rules share a set of rules; set 0 is empty.
 */
export interface AreaIndex {
  /** The rules, one a line. */
  readonly rules: string
  /** The polygons of a small directory, as one polygon file; empty when they lie in files of their own. */
  readonly polygons: Uint8Array
  /** Set n holds `numbers[starts[n]]` to `numbers[starts[n + 1] - 1]`, each the number of a rule. */
  readonly starts: Uint32Array
  readonly numbers: Uint32Array
  /** The set of each unit. */
  readonly sets: Uint8Array | Uint16Array | Uint32Array
}

const MAGIC = 0x4344534f
const VERSION = 1
const HEADER = 40

/**
 * Writes the index as one file, so that a question needs one read:
 *
 *      0  "OSDC"                         20  number of sets
 *      4  version                        24  number of rule numbers
 *      8  checksum of all after byte 16  28  bytes of a unit's set number: 1, 2 or 4
 *     12  bytes after byte 16            32  bytes of rules
 *     16  number of units                36  bytes of polygons
 *     40  starts · numbers · sets (filled up to 4 bytes) · rules · polygons
 *
 * All numbers are unsigned, 32 bits, little-endian, as is every machine that will read them.
 */
export function encodeAreaIndex({ rules, polygons, starts, numbers, sets }: AreaIndex): Uint8Array {
  const count = starts.length - 1
  const width = count <= 0x100 ? 1 : count <= 0x10000 ? 2 : 4
  const text = new TextEncoder().encode(rules)
  const columns = [starts, numbers, columnOf(width, sets)].map(bytesOf)
  const head = [sets.length, count, numbers.length, width, text.length, polygons.length]
  const size = columns.reduce((sum, column) => sum + column.length, HEADER)
  const file = new Uint8Array(padded(size) + text.length + polygons.length)
  let at = HEADER
  for (const column of columns) {
    file.set(column, at)
    at += column.length
  }
  file.set(text, padded(at))
  file.set(polygons, padded(at) + text.length)
  const words = new DataView(file.buffer)
  head.forEach((value, index) => words.setUint32(16 + index * 4, value, true))
  words.setUint32(0, MAGIC, true)
  words.setUint32(4, VERSION, true)
  words.setUint32(8, Number.parseInt(checksum(file.subarray(16)), 16), true)
  words.setUint32(12, file.length - 16, true)
  return file
}

/** Opens the index; throws when it is damaged or of another version. */
export function decodeAreaIndex(bytes: Uint8Array): AreaIndex {
  const { buffer } = new Uint8Array(bytes)
  const file = new Uint8Array(buffer)
  const head = new Uint32Array(buffer, 0, Math.min(HEADER, file.length - (file.length % 4)) / 4)
  const [magic, version, sum, length, units = 0, count = 0, numbers = 0, width = 0, rules = 0] =
    head
  const isWhole = magic === MAGIC && version === VERSION && length === file.length - 16
  if (!isWhole || Number.parseInt(checksum(file.subarray(16)), 16) !== sum)
    throw new DamagedFile(`This is no undamaged index of areas of version ${VERSION}.`)
  const numbersAt = HEADER + (count + 1) * 4
  const setsAt = numbersAt + numbers * 4
  const rulesAt = padded(setsAt + units * width)
  const Column = width === 1 ? Uint8Array : width === 2 ? Uint16Array : Uint32Array
  return {
    starts: new Uint32Array(buffer, HEADER, count + 1),
    numbers: new Uint32Array(buffer, numbersAt, numbers),
    sets: new Column(buffer, setsAt, units),
    rules: new TextDecoder().decode(file.subarray(rulesAt, rulesAt + rules)),
    polygons: file.subarray(rulesAt + rules),
  }
}

const padded = (size: number) => Math.ceil(size / 4) * 4

const columnOf = (width: number, values: Iterable<number>) =>
  width === 1
    ? Uint8Array.from(values)
    : width === 2
      ? Uint16Array.from(values)
      : Uint32Array.from(values)

const bytesOf = (column: Uint8Array | Uint16Array | Uint32Array) =>
  new Uint8Array(column.buffer, column.byteOffset, column.byteLength)
