import type { Point } from '../format/point.ts'
import { type FileKind, decodeCheckedJson, encodeCheckedJson } from '../format/checked-json.ts'

/** One postcode of a shard. */
export interface ShardUnit {
  /** What follows the shard's name: `5TR` in the shard BS1, `10` in the shard 902. */
  readonly key: string
  /** A few postcodes have none. */
  readonly point?: Point
  /** The GSS codes of the areas that it is in. */
  readonly codes: readonly string[]
}

/**
 * The postcodes of one outcode, or of the first three digits of ZIP codes, in one string, sorted by key:
 *
 *     5TRaaabbbcc5TSaaabbbcc…      11 characters per postcode
 *     ├─┘├─┘├─┘├┘
 *     │  │  │  └ position in `areas`, the lists of codes
 *     │  │  └ longitude  ┐ multiples of `step` × 0.00001 degrees north and east of `base`;
 *     │  └ latitude      ┘ `___` if there is no point
 *     └ key, `width` characters
 *
 * Numbers are in base 64, most significant digit first, with the digits of `DIGITS`.
 */
export interface Shard {
  readonly name: string
  readonly width: number
  /** The mean latitude and longitude of all points; absent when no postcode has a point. */
  readonly centre?: readonly [number, number]
  readonly base: readonly [number, number]
  readonly step: number
  readonly areas: readonly (readonly string[])[]
  readonly count: number
  readonly packed: string
}

const KIND: FileKind = { kind: 'postcodes', version: 1 }
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const NO_POINT = 64 ** 3 - 1
const MAX_AREAS = 64 ** 2

/** Packs postcodes, in any order. Equal postcodes give equal text. */
export function encodeShard(name: string, units: readonly ShardUnit[]): string {
  const sorted = [...units].sort((a, b) => (a.key < b.key ? -1 : 1))
  const points = sorted.flatMap(({ point }) => (point ? [toSteps(point)] : []))
  const base = [0, 1].map((axis) => extreme(points, axis, Math.min)) as [number, number]
  const span = [0, 1].map((axis) => extreme(points, axis, Math.max) - (base[axis] ?? 0))
  const step = Math.max(1, Math.ceil(Math.max(...span) / (NO_POINT - 1)))
  const areas = new Map<string, number>()
  let packed = ''
  for (const { key, point, codes } of sorted) {
    const list = codes.join(' ')
    const area = areas.get(list) ?? areas.size
    areas.set(list, area)
    const steps =
      point && toSteps(point).map((at, axis) => Math.round((at - (base[axis] ?? 0)) / step))
    packed +=
      key + digits(steps?.[0] ?? NO_POINT, 3) + digits(steps?.[1] ?? NO_POINT, 3) + digits(area, 2)
  }
  if (areas.size > MAX_AREAS) throw new Error(`${name} lies in more than ${MAX_AREAS} areas.`)
  const shard: Shard = {
    name,
    width: sorted[0]?.key.length ?? 0,
    ...(points.length > 0 && { centre: meanOf(points) }),
    base,
    step,
    areas: [...areas.keys()].map((list) => (list === '' ? [] : list.split(' '))),
    count: sorted.length,
    packed,
  }
  return encodeCheckedJson(KIND, { ...shard })
}

/** Reads a shard. Throws when it is damaged or has another name. */
export function decodeShard(name: string, bytes: Uint8Array): Shard {
  const shard = decodeCheckedJson<Shard>(KIND, bytes, { name })
  if (shard.packed.length !== shard.count * recordLength(shard))
    throw new Error(`This is not the file of ${name}.`)
  return shard
}

/** The postcodes whose keys start with a prefix, in order: one for a whole key, all for an empty prefix. */
export function unitsUnder(shard: Shard, prefix: string): ShardUnit[] {
  const length = recordLength(shard)
  const found: ShardUnit[] = []
  for (let at = firstAtLeast(shard, prefix) * length; at < shard.packed.length; at += length) {
    if (!shard.packed.startsWith(prefix, at)) break
    found.push(unitAt(shard, at))
  }
  return found
}

/** Binary search: the number of the first record whose key is not before `key`. */
function firstAtLeast(shard: Shard, key: string): number {
  let low = 0
  let high = shard.count
  while (low < high) {
    const middle = (low + high) >> 1
    const at = middle * recordLength(shard)
    if (shard.packed.slice(at, at + shard.width) < key) low = middle + 1
    else high = middle
  }
  return low
}

function unitAt({ packed, width, areas, base, step }: Shard, start: number): ShardUnit {
  const at = start + width
  const north = number(packed.slice(at, at + 3))
  const east = number(packed.slice(at + 3, at + 6))
  const codes = areas[number(packed.slice(at + 6, at + 8))] ?? []
  const key = packed.slice(start, at)
  if (north === NO_POINT) return { key, codes }
  return { key, codes, point: toPoint([base[0] + north * step, base[1] + east * step]) }
}

const recordLength = ({ width }: Shard) => width + 8

/** The mean of points in hundred thousandths of a degree. */
function meanOf(points: readonly (readonly number[])[]): readonly [number, number] {
  const mean = (axis: number) =>
    Math.round(points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length)
  return [mean(0), mean(1)]
}

const extreme = (
  points: readonly (readonly number[])[],
  axis: number,
  pick: (a: number, b: number) => number,
) => points.reduce((best, point) => pick(best, point[axis] ?? 0), points[0]?.[axis] ?? 0)

/** Latitude and longitude in whole hundred thousandths of a degree, about a metre each. */
export const toSteps = ({ latitude, longitude }: Point): [number, number] => [
  Math.round(latitude * 1e5),
  Math.round(longitude * 1e5),
]

/** The point of a pair of steps. */
export const toPoint = ([latitude, longitude]: readonly [number, number]): Point => ({
  latitude: latitude / 1e5,
  longitude: longitude / 1e5,
})

function digits(value: number, length: number): string {
  let text = ''
  for (let rest = value; text.length < length; rest = Math.floor(rest / 64))
    text = DIGITS.charAt(rest % 64) + text
  return text
}

function number(text: string): number {
  let value = 0
  for (const digit of text) value = value * 64 + DIGITS.indexOf(digit)
  return value
}
