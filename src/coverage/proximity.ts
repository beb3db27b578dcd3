import {
  type Circle,
  EVERYWHERE,
  type Place,
  type Points,
  RADIUS,
  toPoint,
} from '../search/format/points.ts'
import type { Near } from '../search/read/query.ts'
import { type Region, filesOf, readBoxes, readRegions, squaresTo } from '../search/format/regions.ts'
import { LAST_RANK } from '../search/read/select.ts'
import type { Source } from '../search/read/source.ts'
import { readPoints } from '../search/format/offerings.ts'
import type { Point } from './point.ts'

/** The mean radius of the earth, in metres; on the real earth distances are up to 0.4 % longer than on this sphere. */
const EARTH = 6_371_008.8

/** How long a step is. */
const METRES = EARTH / RADIUS

/** Both ends are rounded to a step in three directions; what lies on the very line is within. */
const ROUNDING = 2

/** Nearness is told in centimetres; what is nearer by so many steps, two centimetres, is so there, too. */
const CERTAIN = 0.02 / METRES

/** Where more files of regions than this would be read, the one file of all points is. */
const MOST_FILES = 6

/** The nearest are looked for in the regions nearest to a point, so many of them. */
const NEAREST = 8

/** An answer of more than this is seldom found there. */
const MOST_NEAREST = 200

/** What is asked for: those within a distance in metres along the ground, or only so many of the nearest. */
export interface Wanted {
  readonly metres?: number | undefined
  readonly first?: number | undefined
  /** The service of each is asked for, too; it is given where few regions have to be read. */
  readonly withServices?: boolean
}

/**
 * How near service_at_locations are to a point: those within a distance, if there is one, and for each how near it is
 * straight through the ground, which makes the same order. What is on the web is within any distance, what has no point
 * within none; how near these are is not known.
 */
export async function proximity(source: Source, point: Point, wanted: Wanted = {}): Promise<Near> {
  const { metres, first = Infinity, withServices = false } = wanted
  const centre = toPoint(point)
  if (metres !== undefined) return within(source, { centre, most: stepsOf(metres) }, withServices)
  const some = first <= MOST_NEAREST ? await nearest(source, centre) : undefined
  return some ?? ofAll(source, centre)
}

/** Those within a circle. */
async function within(source: Source, circle: Circle, withServices: boolean): Promise<Near> {
  const squares = squaresTo(await readBoxes(source), circle.centre)
  const touched = upTo(squares, circle.most * circle.most)
  return filesOf(touched).length > MOST_FILES
    ? measure(source, [await readPoints(source)], circle)
    : measure(source, await readRegions(source, touched), circle, withServices)
}

/** The nearest, from the regions around a point; nothing where there are few regions, or too many as near. */
async function nearest(source: Source, centre: Place): Promise<Near | undefined> {
  const squares = squaresTo(await readBoxes(source), centre)
  const sorted = squares.slice().sort()
  const somewhere = sorted.findIndex((square) => square >= 0)
  // Up to where the next region begins, nothing is in any other.
  const border = somewhere < 0 ? undefined : sorted[somewhere + NEAREST]
  if (border === undefined) return
  const regions = upTo(squares, border).filter((region) => {
    const square = squares[region]!
    return square >= 0 && square < border
  })
  if (filesOf(regions).length > MOST_FILES) return
  const most = Math.sqrt(border) - CERTAIN
  const near = measure(source, await readRegions(source, regions), { centre, most })
  return { ...near, wider: () => ofAll(source, centre) }
}

/** The regions of which some may lie so far away, squared; those that are everywhere are among them. */
function upTo(squares: Float64Array, most: number): number[] {
  const regions: number[] = []
  for (let region = 0; region < squares.length; region++)
    if (squares[region]! <= most) regions.push(region)
  return regions
}

/** All of them. */
async function ofAll(source: Source, centre: Place): Promise<Near> {
  const { nearness } = measure(source, [await readPoints(source)], { centre, most: Infinity })
  return { nearness }
}

/** A way along the ground as the straight one, in steps; half way round the earth nothing is farther. */
function stepsOf(metres: number): number {
  const angle = metres / EARTH
  return angle >= Math.PI ? Infinity : 2 * RADIUS * Math.sin(angle / 2) + ROUNDING
}

/**
 * What of some points lies in a circle; points that are not of a region are those of all units, in their order. Services are
 * known of regions only, and have a table only when they are asked for: every page of it that is written to costs time.
 */
function measure(
  { manifest }: Source,
  parts: readonly (Points & Partial<Region>)[],
  { centre: [cx, cy, cz], most }: Circle,
  withServices = false,
): {
  readonly units: Uint32Array
  readonly nearness: Uint32Array
  readonly services?: Uint32Array
} {
  const { count } = manifest.collections.service_at_locations
  const units = new Uint32Array(parts.reduce((sum, { x }) => sum + x.length, 0))
  const nearness = new Uint32Array(count)
  const services = withServices ? new Uint32Array(count) : undefined
  const square = most < 0 ? -1 : most * most
  let length = 0
  for (const { x, y, z, units: numbers, services: own } of parts) {
    for (let i = 0; i < x.length; i++) {
      const px = x[i]!
      const py = y[i]!
      const pz = z[i]!
      const isEverywhere = px === EVERYWHERE
      const dx = px - cx
      const dy = py - cy
      const dz = pz - cz
      const away = dx * dx + dy * dy + dz * dz
      if (!isEverywhere && (away > square || (px === 0 && py === 0 && pz === 0))) continue
      const unit = numbers ? numbers[i]! : i
      units[length++] = unit
      if (services && own) services[unit] = own[i]!
      if (!isEverywhere) nearness[unit] = LAST_RANK - Math.round(Math.sqrt(away) * METRES * 100)
    }
  }
  return { units: units.subarray(0, length), nearness, ...(services && { services }) }
}
