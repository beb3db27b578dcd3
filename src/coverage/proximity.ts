import { EARTH_RADIUS as EARTH } from '../countries/distance.ts'
import { DOUBT_STEP } from '../countries/doubt.ts'
import {
  EVERYWHERE,
  type Points,
  RADIUS,
  type SpherePoint,
  toSpherePoint,
} from '../search/format/points.ts'
import { MAX_RANK } from '../search/format/rank.ts'
import type { Region } from '../search/format/regions.ts'
import { readPoints, readServices } from '../search/read/offerings.ts'
import type { NearOfferings } from '../search/read/query.ts'
import { filesOf, readBoxes, readRegions, squaredDistances } from '../search/read/regions.ts'
import type { Source } from '../search/read/source.ts'
import type { Point } from './format/point.ts'

/** The length of one unit of sphere coordinates, in metres. */
const METRES = EARTH / RADIUS

/** Both ends of a distance are rounded to a unit in three directions. What is exactly at the limit counts as within. */
const ROUNDING = 2

/**
 * Nearness is in centimetres. Of two offerings that differ by two centimetres, given here in units, the nearer one scores
 * higher.
 */
const CERTAIN = 0.02 / METRES

/** If a query would read more files of regions than this, it reads the one file of all points. */
const MAX_FILES = 6

/** How many regions around a point are searched for the nearest offerings. */
const NEAREST_REGIONS = 8

/** Pages further down than this are rarely found in those regions. */
const MAX_NEAREST = 200

/** Points within a straight line of `radius` units from the centre. */
interface Sphere {
  readonly centre: SpherePoint
  readonly radius: number
}

/** Which offerings to measure. */
export interface ProximityOptions {
  /** Only those within this distance along the ground. */
  readonly metres?: number | undefined
  /** Without `metres`: at least this many of the nearest. */
  readonly first?: number | undefined
  /** Reads the service of each as well; within a distance, only where that takes no other file. */
  readonly withServices?: boolean
}

/**
 * Measures how near service_at_locations are to a point, in a straight line through the earth, which gives the same order as
 * along the ground. Offerings that are everywhere are within any distance, those without a point within none; both have a
 * nearness of 0. The doubt of a point that was derived from a postcode counts as distance: the offering is within a circle
 * only if it probably is, and never comes before one that is known to be nearer.
 */
export async function proximity(
  source: Source,
  point: Point,
  options: ProximityOptions = {},
): Promise<NearOfferings> {
  const { metres, first = Infinity, withServices = false } = options
  const centre = toSpherePoint(point)
  if (metres !== undefined)
    return readWithin(source, { centre, radius: chordOf(metres) }, withServices)
  const nearest = first <= MAX_NEAREST ? await readNearest(source, centre, withServices) : undefined
  return nearest ?? readAll(source, centre, withServices)
}

/** Measures the offerings within a distance. */
async function readWithin(
  source: Source,
  sphere: Sphere,
  withServices: boolean,
): Promise<NearOfferings> {
  const squares = squaredDistances(await readBoxes(source), sphere.centre)
  const regions = upTo(squares, sphere.radius * sphere.radius)
  return filesOf(regions).length > MAX_FILES
    ? measure(source, [await readPoints(source)], sphere)
    : measure(source, await readRegions(source, regions), sphere, withServices)
}

/** Measures the offerings in the nearest regions. Undefined when there are few regions, or too many equally near. */
async function readNearest(
  source: Source,
  centre: SpherePoint,
  withServices: boolean,
): Promise<NearOfferings | undefined> {
  const squares = squaredDistances(await readBoxes(source), centre)
  const sorted = squares.slice().sort()
  const somewhere = sorted.findIndex((square) => square >= 0)
  // Nearer than the next region, there is nothing in any region but these.
  const border = somewhere < 0 ? undefined : sorted[somewhere + NEAREST_REGIONS]
  if (border === undefined) return
  const regions = upTo(squares, border).filter((region) => {
    const square = squares[region]!
    return square >= 0 && square < border
  })
  if (filesOf(regions).length > MAX_FILES) return
  const radius = Math.sqrt(border) - CERTAIN
  const near = measure(source, await readRegions(source, regions), { centre, radius }, withServices)
  return { ...near, widen: () => readAll(source, centre, withServices) }
}

/** The regions whose squared distance is at most this. Includes those that are everywhere. */
function upTo(squares: Float64Array, limit: number): number[] {
  const regions: number[] = []
  for (let region = 0; region < squares.length; region++)
    if (squares[region]! <= limit) regions.push(region)
  return regions
}

/** Measures all offerings. */
async function readAll(
  source: Source,
  centre: SpherePoint,
  withServices: boolean,
): Promise<NearOfferings> {
  const [points, services] = await Promise.all([
    readPoints(source),
    withServices ? readServices(source) : undefined,
  ])
  const { nearness } = measure(source, [points], { centre, radius: Infinity })
  return { nearness, ...(services && { services }) }
}

/** The straight line for a distance along the ground, in units. Nothing is farther than half the circumference. */
function chordOf(metres: number): number {
  const angle = metres / EARTH
  return angle >= Math.PI ? Infinity : lineOf(metres) + ROUNDING
}

const lineOf = (metres: number) => 2 * RADIUS * Math.sin(metres / EARTH / 2)

/**
 * The points that are within a sphere. Points that are not of a region are those of all service_at_locations, in order.
 * Services are known for regions only, and their table is only allocated on request, because writing to it takes time.
 */
function measure(
  { manifest }: Source,
  parts: readonly (Points & Partial<Region>)[],
  { centre: [cx, cy, cz], radius }: Sphere,
  withServices = false,
): {
  readonly offerings: Uint32Array
  readonly nearness: Uint32Array
  readonly services?: Uint32Array
} {
  const { count } = manifest.collections.service_at_locations
  const found = new Uint32Array(parts.reduce((sum, { x }) => sum + x.length, 0))
  const nearness = new Uint32Array(count)
  const services = withServices ? new Uint32Array(count) : undefined
  const limit = radius < 0 ? -1 : radius * radius
  let length = 0
  for (const { x, y, z, doubts, offerings, services: own } of parts) {
    for (let i = 0; i < x.length; i++) {
      const px = x[i]!
      const py = y[i]!
      const pz = z[i]!
      const isEverywhere = px === EVERYWHERE
      const dx = px - cx
      const dy = py - cy
      const dz = pz - cz
      const square = dx * dx + dy * dy + dz * dz
      if (!isEverywhere && (square > limit || (px === 0 && py === 0 && pz === 0))) continue
      const steps = doubts[i]!
      const line = steps === 0 ? 0 : Math.sqrt(square) + lineOf(steps * DOUBT_STEP)
      if (line > radius) continue
      const offering = offerings ? offerings[i]! : i
      found[length++] = offering
      if (services && own) services[offering] = own[i]!
      if (!isEverywhere)
        nearness[offering] = MAX_RANK - Math.round((line || Math.sqrt(square)) * METRES * 100)
    }
  }
  return { offerings: found.subarray(0, length), nearness, ...(services && { services }) }
}
