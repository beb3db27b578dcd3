import { distance } from '@turf/turf'
import type { Point } from './point.ts'

/**
 * The points of units, in two columns. NaN: no point is known. Infinity: a place on the web that is near everybody,
 * where the setting says so.
 */
export interface PointColumns {
  readonly latitude: ArrayLike<number>
  readonly longitude: ArrayLike<number>
}

/** How far units are from one point. */
export interface Proximity {
  /** Whether a unit lies within the distance asked for; a unit without a point does not. */
  readonly keeps: (unit: number) => boolean
  /** How far away it is, in metres: NaN for a unit without a point, Infinity for one on the web. */
  readonly metresTo: (unit: number) => number
}

/** The radius of the sphere on which distances are measured, in metres; on the real earth they are up to 0.4 % longer. */
const RADIUS = 6_371_008.8
const RADIANS = Math.PI / 180

/** Finds what lies within a distance of a point. Most units are dismissed by their latitude or longitude alone. */
export function within(
  { latitude, longitude }: PointColumns,
  centre: Point,
  metres: number,
): Proximity {
  const metresTo = (unit: number) => {
    const [north = NaN, east = NaN] = [latitude[unit], longitude[unit]]
    if (!Number.isFinite(north)) return north
    return distance([centre.longitude, centre.latitude], [east, north], { units: 'meters' })
  }
  const [mostNorth, mostEast] = reach(centre, metres)
  return {
    metresTo,
    keeps(unit) {
      const north = latitude[unit] ?? NaN
      if (north === Infinity) return true
      if (!(Math.abs(north - centre.latitude) <= mostNorth)) return false
      const east = Math.abs((longitude[unit] ?? NaN) - centre.longitude)
      return Math.min(east, 360 - east) <= mostEast && metresTo(unit) <= metres
    },
  }
}

/** How many degrees north and east the farthest point of a circle is from its centre, and a little more. */
function reach({ latitude }: Point, metres: number): [north: number, east: number] {
  const angle = metres / RADIUS
  const slope = Math.sin(angle) / Math.cos(latitude * RADIANS)
  const east = angle < Math.PI / 2 && slope < 1 ? Math.asin(slope) / RADIANS : 180
  return [(angle / RADIANS) * 1.000001 + 1e-9, east * 1.000001 + 1e-9]
}
