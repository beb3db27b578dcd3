import { memoise } from '../../text/memoise.ts'
import { distanceInMetres } from '../distance.ts'
import { isInBritain } from './britain.ts'
import { LANDS, type LandBox, isInBox } from './lands.ts'
import { type SectorMiddle, type SectorTable, middlesIn } from './sectors.ts'

interface Point {
  readonly latitude: number
  readonly longitude: number
}

/**
 * True when a point can be a place with a postcode of this sector: 99.8 % of the 2,628,269 postcodes that the table
 * is made from are. A long valley goes on for half as far again after nine tenths, and a small sector may have a farm outside the town.
 */
export const isWithinReach = (middle: SectorMiddle, point: Point): boolean =>
  distanceInMetres(middle, point) <= reachOf(middle)

const reachOf = ({ doubt }: SectorMiddle) => 1.5 * doubt + 3000

/**
 * True when a point is in the United Kingdom or an island of the Crown: within reach of a sector, or in the box of a part that no
 * sector reaches. With an empty table, the box around all of it decides.
 */
export function isInCountry(point: Point, sectors: SectorTable): boolean {
  const { latitude, longitude } = point
  if (!isInBritain(latitude, longitude)) return false
  if (sectors.text === '' || OUT_OF_REACH.some((box) => isInBox(point, box))) return true
  return middlesNear(point, sectors).some(isAround(point))
}

/** The districts with a sector that a point may be in, or near; each as often as it has one. */
export const districtsAround = (point: Point, sectors: SectorTable): readonly string[] =>
  middlesNear(point, sectors)
    .filter(isAround(point))
    .map(({ outcode }) => outcode)

interface Around {
  readonly outcode: string
  readonly middle: SectorMiddle
  readonly limit: number
}

const isAround =
  (point: Point) =>
  ({ middle, limit }: Around): boolean =>
    Math.abs(middle.latitude - point.latitude) * METRES_IN_DEGREE <= limit &&
    Math.abs(middle.longitude - point.longitude) * METRES_IN_DEGREE_EAST <= limit &&
    distanceInMetres(middle, point) <= limit

/** Northern Ireland, the Isle of Man, the Channel Islands, Lundy, Fair Isle and St Kilda. */
const OUT_OF_REACH: readonly LandBox[] = [
  ...LANDS.flatMap(([land, boxes]) => (/^(?:N|M|JE|GY)/.test(land) ? boxes : [])),
  [51.1, 51.3, -4.8, -4.6],
  [59.5, 59.6, -1.7, -1.5],
  [57.7, 57.9, -8.7, -8.4],
]

/** Less than any degree of latitude, by which most sectors are excluded without measuring. */
const METRES_IN_DEGREE = 110_000

/** Less than any degree of longitude south of 62 degrees. */
const METRES_IN_DEGREE_EAST = 52_000

/** Metres beyond the reach of a sector in which there may still be a lone house or a lighthouse. Calais is farther. */
const COAST = 5000

/** The sectors that may be around a point: those that reach into its band of latitude. */
const middlesNear = ({ latitude }: Point, sectors: SectorTable): readonly Around[] =>
  middlesByBand(sectors).get(bandOf(latitude)) ?? []

/** Sectors by the bands of latitude into which they reach, a tenth of a degree each. */
const middlesByBand = memoise((sectors: SectorTable) => {
  const bands = new Map<number, Around[]>()
  for (const { outcode, middle } of middlesIn(sectors)) {
    const limit = reachOf(middle) + COAST
    const around = { outcode, middle, limit }
    const degrees = limit / METRES_IN_DEGREE
    const last = bandOf(middle.latitude + degrees)
    for (let band = bandOf(middle.latitude - degrees); band <= last; band += 1) {
      const found = bands.get(band) ?? []
      found.push(around)
      bands.set(band, found)
    }
  }
  return bands
})

const bandOf = (latitude: number) => Math.floor(latitude * 10)
