import { lay, padded, wordsAt } from './bytes.ts'
import { regionPath, REGIONS_PATH } from './manifest.ts'
import { EVERYWHERE, type Place, type Points, RADIUS } from './points.ts'
import { MOST_DOCUMENTS } from '../read/select.ts'
import type { Source } from '../read/source.ts'
import { unitCount } from './offerings.ts'

/** Service_at_locations that lie near each other; those that are everywhere make regions of their own. */
export interface Region extends Points {
  /** Which each point is. */
  readonly units: Uint32Array
  /** The service of each. */
  readonly services: Uint32Array
}

/** So many points at most are in a region. */
const MOST_POINTS = 256

/** So many regions, which are neighbours, share a file of at most 80 kB. */
const REGIONS_IN_FILE = 16

/** Cuts all that is somewhere into regions: in halves, where they stretch farthest, until they are small. */
export function* toRegions(points: Points, services: Uint32Array): Generator<Region> {
  const { x, y, z } = points
  const everywhere: number[] = []
  const somewhere: number[] = []
  for (let unit = 0; unit < x.length; unit++) {
    if (x[unit] === EVERYWHERE) everywhere.push(unit)
    else if (x[unit] !== 0 || y[unit] !== 0 || z[unit] !== 0) somewhere.push(unit)
  }
  // In this order the regions of a file are halves of halves, and so neighbours.
  yield* cut(Uint32Array.from(somewhere))
  for (let first = 0; first < everywhere.length; first += MOST_POINTS)
    yield regionOf(Uint32Array.from(everywhere.slice(first, first + MOST_POINTS)))

  function* cut(units: Uint32Array): Generator<Region> {
    if (units.length > MOST_POINTS) {
      const sorted = alongWidest(units, points)
      yield* cut(sorted.subarray(0, units.length / 2))
      yield* cut(sorted.subarray(units.length / 2))
    } else if (units.length > 0) yield regionOf(units)
  }

  function regionOf(units: Uint32Array): Region {
    const own = <T extends Int32Array | Uint32Array>(all: T) => units.map((unit) => all[unit]!)
    const [ofX, ofY, ofZ] = [x, y, z].map((all) => Int32Array.from(own(all)))
    return { x: ofX!, y: ofY!, z: ofZ!, units, services: own(services) }
  }
}

/** Units in the order of the coordinate in which they differ most; a double holds coordinate and unit exactly. */
function alongWidest(units: Uint32Array, { x, y, z }: Points): Uint32Array {
  const width = (axis: Int32Array) => {
    const [least, most] = reach(units.map((unit) => axis[unit]! + RADIUS))
    return most - least
  }
  const widest = [x, y, z].reduce((wide, axis) => (width(axis) > width(wide) ? axis : wide))
  const keys = Float64Array.from(units, (unit) => widest[unit]! * MOST_DOCUMENTS + unit).sort()
  return Uint32Array.from(keys, (key) => key - Math.floor(key / MOST_DOCUMENTS) * MOST_DOCUMENTS)
}

/** The least and the largest of some numbers. */
function reach(numbers: Int32Array | Uint32Array): readonly [number, number] {
  let [least, most] = [Infinity, -Infinity]
  for (const number of numbers) {
    least = Math.min(least, number)
    most = Math.max(most, number)
  }
  return [least, most]
}

/*
 *   regions.bin      number of regions, 0                                  two words
 *                    from x, y, z, to x, y, z        for each region       signed words
 *
 *   region file      number of regions, of points                          two words
 *                    how many points         for each region               words
 *                    x x …  │  y y …  │  z z …  │  unit unit …  │  service service …
 *
 * Each part starts on an eight-byte boundary.
 */

/** Writes between which coordinates each region lies. */
export const encodeBoxes = (regions: readonly Region[]) =>
  lay(
    Uint32Array.of(regions.length, 0),
    Int32Array.from(
      regions.flatMap(({ x, y, z }) => {
        const [ofX, ofY, ofZ] = [reach(x), reach(y), reach(z)]
        return [ofX[0], ofY[0], ofZ[0], ofX[1], ofY[1], ofZ[1]]
      }),
    ),
  )

const COLUMNS = ['x', 'y', 'z', 'units', 'services'] as const

/** Writes the regions of each file. */
export function* encodeRegions(regions: readonly Region[]): Generator<Uint8Array> {
  for (let first = 0; first < regions.length; first += REGIONS_IN_FILE) {
    const own = regions.slice(first, first + REGIONS_IN_FILE)
    const sizes = Uint32Array.from(own, ({ units }) => units.length)
    const points = sizes.reduce((sum, size) => sum + size, 0)
    const column = (name: (typeof COLUMNS)[number]) =>
      Int32Array.from(own.flatMap((region) => [...region[name]]))
    yield lay(Uint32Array.of(own.length, points), sizes, ...COLUMNS.map(column))
  }
}

/** Reads the regions of a file where they lie, without copying. */
export function decodeRegions(payload: Uint8Array): Region[] {
  const [regions = 0, points = 0] = wordsAt(payload, 0, 2)
  const sizes = wordsAt(payload, 8, regions)
  const start = (column: number) => 8 + padded(regions * 4) + column * padded(points * 4)
  const signed = (column: number) =>
    new Int32Array(payload.buffer, payload.byteOffset + start(column), points)
  const words = (column: number) => wordsAt(payload, start(column), points)
  const [x, y, z, units, services] = [signed(0), signed(1), signed(2), words(3), words(4)]
  let end = 0
  return Array.from(sizes, (size) => {
    const range = [end, (end += size)] as const
    return {
      x: x.subarray(...range),
      y: y.subarray(...range),
      z: z.subarray(...range),
      units: units.subarray(...range),
      services: services.subarray(...range),
    }
  })
}

/** How far each region is from a point, squared; 0 where it is within, −1 for what is everywhere. */
export function squaresTo(boxes: Int32Array, [x, y, z]: Place): Float64Array {
  const squares = new Float64Array(boxes.length / 6)
  for (let region = 0, at = 0; at < boxes.length; region++, at += 6) {
    const dx = away(boxes[at]!, x, boxes[at + 3]!)
    const dy = away(boxes[at + 1]!, y, boxes[at + 4]!)
    const dz = away(boxes[at + 2]!, z, boxes[at + 5]!)
    squares[region] = boxes[at] === EVERYWHERE ? -1 : dx * dx + dy * dy + dz * dz
  }
  return squares
}

/** How far a coordinate is from the nearest between two others. */
const away = (from: number, at: number, to: number) =>
  at < from ? from - at : at > to ? at - to : 0

/** Reads between which coordinates the regions lie. */
export async function readBoxes(source: Source): Promise<Int32Array> {
  const payload = await source.read(REGIONS_PATH, unitCount(source.manifest))
  const [regions = 0] = wordsAt(payload, 0, 1)
  return new Int32Array(payload.buffer, payload.byteOffset + 8, regions * 6)
}

/** The file in which a region lies. */
const fileOf = (region: number) => Math.floor(region / REGIONS_IN_FILE)

/** The files in which some regions lie. */
export const filesOf = (regions: readonly number[]) => [...new Set(regions.map(fileOf))]

/** Reads some regions. */
export async function readRegions(source: Source, regions: readonly number[]): Promise<Region[]> {
  const files = new Map<number, Region[]>()
  await Promise.all(
    filesOf(regions).map(async (file) => {
      const payload = await source.read(regionPath(file), unitCount(source.manifest))
      files.set(file, decodeRegions(payload))
    }),
  )
  return regions.map((region) => files.get(fileOf(region))![region % REGIONS_IN_FILE]!)
}
