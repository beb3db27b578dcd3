import { lay, wordsAt } from './bytes.ts'
import { regionPath, REGIONS_PATH } from './manifest.ts'
import { type Circle, EVERYWHERE, type Points, RADIUS } from './points.ts'
import { MOST_DOCUMENTS } from './select.ts'
import type { Source } from './source.ts'
import { unitCount } from './units.ts'

/** Service_at_locations that lie near each other; those that are everywhere make regions of their own. */
export interface Region extends Points {
  /** Which each point is. */
  readonly units: Uint32Array
  /** The service of each. */
  readonly services: Uint32Array
}

/** So many points at most are in a region: a file of 20 kB. */
const MOST_POINTS = 1024

/** Cuts all that is somewhere into regions: in halves, where they stretch farthest, until they are small. */
export function* toRegions(points: Points, services: Uint32Array): Generator<Region> {
  const { x, y, z } = points
  const everywhere: number[] = []
  const somewhere: number[] = []
  for (let unit = 0; unit < x.length; unit++) {
    if (x[unit] === EVERYWHERE) everywhere.push(unit)
    else if (x[unit] !== 0 || y[unit] !== 0 || z[unit] !== 0) somewhere.push(unit)
  }
  yield* cut(Uint32Array.from(everywhere))
  yield* cut(Uint32Array.from(somewhere))

  function* cut(units: Uint32Array): Generator<Region> {
    if (units.length > MOST_POINTS) {
      const sorted = alongWidest(units, points)
      yield* cut(sorted.subarray(0, units.length / 2))
      yield* cut(sorted.subarray(units.length / 2))
    } else if (units.length > 0) {
      const own = <T extends Int32Array | Uint32Array>(all: T) => units.map((unit) => all[unit]!)
      const [ofX, ofY, ofZ] = [x, y, z].map((all) => Int32Array.from(own(all)))
      yield { x: ofX!, y: ofY!, z: ofZ!, units, services: own(services) }
    }
  }
}

/** Units in the order of the coordinate in which they differ most; a double holds coordinate and unit exactly. */
function alongWidest(units: Uint32Array, { x, y, z }: Points): Uint32Array {
  const width = (axis: Int32Array) => {
    const [least, most] = reach(units.map((unit) => axis[unit]! + RADIUS))
    return most - least
  }
  const widest = [x, y, z].reduce((wide, axis) => (width(axis) > width(wide) ? axis : wide))
  const keys = Float64Array.from(units, (unit) => (widest[unit]! + RADIUS) * MOST_DOCUMENTS + unit)
  return Uint32Array.from(keys.sort(), (key) => key % MOST_DOCUMENTS)
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
 *   region file      number of points, 0                                   two words
 *                    x x …  │  y y …  │  z z …  │  unit unit …  │  service service …
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

/** Writes a region. */
export const encodeRegion = ({ x, y, z, units, services }: Region) =>
  lay(Uint32Array.of(units.length, 0), x, y, z, units, services)

/** Reads a region where it lies, without copying. */
export function decodeRegion(payload: Uint8Array): Region {
  const [length = 0] = wordsAt(payload, 0, 1)
  const start = (column: number) => 8 + column * Math.ceil(length / 2) * 8
  const signed = (column: number) =>
    new Int32Array(payload.buffer, payload.byteOffset + start(column), length)
  const words = (column: number) => wordsAt(payload, start(column), length)
  return { x: signed(0), y: signed(1), z: signed(2), units: words(3), services: words(4) }
}

/** The regions that may have a point in a circle. */
export function touched(boxes: Int32Array, { centre, most }: Circle): number[] {
  const found: number[] = []
  for (let at = 0; at < boxes.length; at += 6) {
    let square = 0
    for (let axis = 0; axis < 3; axis++) {
      const [from, to] = [boxes[at + axis]!, boxes[at + axis + 3]!]
      const away = Math.max(from - centre[axis]!, centre[axis]! - to, 0)
      square += away * away
    }
    if (square <= most * most || boxes[at] === EVERYWHERE) found.push(at / 6)
  }
  return found
}

/** Reads between which coordinates the regions lie. */
export async function readBoxes(source: Source): Promise<Int32Array> {
  const payload = await source.read(REGIONS_PATH, unitCount(source.manifest))
  const [regions = 0] = wordsAt(payload, 0, 1)
  return new Int32Array(payload.buffer, payload.byteOffset + 8, regions * 6)
}

/** Reads one region. */
export const readRegion = async (source: Source, region: number): Promise<Region> =>
  decodeRegion(await source.read(regionPath(region), unitCount(source.manifest)))
