import { EVERYWHERE, type Points, RADIUS, toPoint } from '../search/points.ts'
import type { Point } from './point.ts'

/** How far units are from one point. */
export interface Proximity {
  /** Whether a unit lies within the distance asked for; a unit without a point does not. */
  readonly keeps: (unit: number) => boolean
  /**
   * How far away it is, in metres straight through the ground, which puts units in the same order as the way along it:
   * Infinity for a unit without a point, and for one on the web.
   */
  readonly metresTo: (unit: number) => number
}

/** The mean radius of the earth, in metres; on the real earth distances are up to 0.4 % longer than on this sphere. */
const EARTH = 6_371_008.8

/** Finds what lies within a distance of a point, in metres along the ground. */
export function within({ x, y, z }: Points, centre: Point, metres: number): Proximity {
  const [cx, cy, cz] = toPoint(centre)
  const angle = metres / EARTH
  // Straight through the ground, in steps; half way round the earth nothing is farther.
  const most = angle >= Math.PI ? Infinity : 2 * RADIUS * Math.sin(angle / 2) + ROUNDING
  const mostSquared = most * most

  /** The square of the straight way, in steps. */
  function squared(unit: number): number {
    const [dx, dy, dz] = [x[unit]! - cx, y[unit]! - cy, z[unit]! - cz]
    return dx * dx + dy * dy + dz * dz
  }
  const isSomewhere = (unit: number) => x[unit]! !== 0 || y[unit]! !== 0 || z[unit]! !== 0

  return {
    keeps(unit) {
      if (unit >= x.length) return false
      if (x[unit] === EVERYWHERE) return true
      return squared(unit) <= mostSquared && isSomewhere(unit)
    },
    metresTo: (unit) =>
      unit >= x.length || x[unit] === EVERYWHERE || !isSomewhere(unit)
        ? Infinity
        : Math.sqrt(squared(unit)) * (EARTH / RADIUS),
  }
}

/** Both ends are rounded to a step in three directions; what lies on the very line is within. */
const ROUNDING = 2
