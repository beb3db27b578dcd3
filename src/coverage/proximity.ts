import { type Circle, EVERYWHERE, type Points, RADIUS, toPoint } from '../search/points.ts'
import type { Near } from '../search/query.ts'
import { type Region, readBoxes, readRegion, touched } from '../search/regions.ts'
import { nearnessOf } from '../search/select.ts'
import type { Source } from '../search/source.ts'
import { readPoints } from '../search/units.ts'
import type { Point } from './point.ts'

/** The mean radius of the earth, in metres; on the real earth distances are up to 0.4 % longer than on this sphere. */
const EARTH = 6_371_008.8

/** Both ends are rounded to a step in three directions; what lies on the very line is within. */
const ROUNDING = 2

/** A distance that touches more regions than this is looked for in the one file of all points. */
const MOST_REGIONS = 12

/**
 * How near service_at_locations are to a point: those within a distance in metres along the ground, if there is one, and
 * for each how near it is straight through the ground, which makes the same order. What is on the web is within any
 * distance, what has no point within none; how near these are is not known.
 */
export async function proximity(source: Source, point: Point, metres?: number): Promise<Near> {
  const { count } = source.manifest.collections.service_at_locations
  const circle = { centre: toPoint(point), most: stepsOf(metres ?? Infinity), count }
  const regions = metres === undefined ? [] : touched(await readBoxes(source), circle)
  const isPart = metres !== undefined && regions.length <= MOST_REGIONS
  const parts = isPart
    ? await Promise.all(regions.map((region) => readRegion(source, region)))
    : [await readPoints(source)]
  const { units, nearness, services } = measure(parts, circle)
  return {
    nearness,
    ...(metres !== undefined && { units: isPart ? units.sort() : units }),
    ...(isPart && { services }),
  }
}

/** A way along the ground as the straight one, in steps; half way round the earth nothing is farther. */
function stepsOf(metres: number): number {
  const angle = metres / EARTH
  return angle >= Math.PI ? Infinity : 2 * RADIUS * Math.sin(angle / 2) + ROUNDING
}

/** What of some points lies in a circle; points that are not of a region are those of all units, in their order. */
function measure(
  parts: readonly (Points & Partial<Region>)[],
  { centre: [cx, cy, cz], most, count }: Circle & { readonly count: number },
): { readonly [K in keyof Near]-?: Uint32Array } {
  const units = new Uint32Array(parts.reduce((sum, { x }) => sum + x.length, 0))
  const nearness = new Uint32Array(count)
  const services = new Uint32Array(count)
  let length = 0
  for (const { x, y, z, ...own } of parts) {
    for (let i = 0; i < x.length; i++) {
      const isEverywhere = x[i] === EVERYWHERE
      const dx = x[i]! - cx
      const dy = y[i]! - cy
      const dz = z[i]! - cz
      const square = dx * dx + dy * dy + dz * dz
      if (!isEverywhere && (square > most * most || (x[i] === 0 && y[i] === 0 && z[i] === 0)))
        continue
      const unit = own.units ? own.units[i]! : i
      units[length++] = unit
      if (own.services) services[unit] = own.services[i]!
      if (!isEverywhere) nearness[unit] = nearnessOf(Math.sqrt(square) * (EARTH / RADIUS))
    }
  }
  return { units: units.subarray(0, length), nearness, services }
}
