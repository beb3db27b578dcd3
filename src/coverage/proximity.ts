import { EVERYWHERE, type Points, RADIUS, toPoint } from '../search/points.ts'
import type { Near } from '../search/query.ts'
import type { Point } from './point.ts'

/** The mean radius of the earth, in metres; on the real earth distances are up to 0.4 % longer than on this sphere. */
const EARTH = 6_371_008.8

/** Both ends are rounded to a step in three directions; what lies on the very line is within. */
const ROUNDING = 2

/**
 * How near units are to a point: those within a distance in metres along the ground, if there is one, and how far away
 * each is, straight through the ground, which puts units in the same order as the way along it. A unit on the web is within
 * any distance and Infinity away; one without a point is as far away, and within none.
 */
export function proximity(points: Points, centre: Point, metres?: number): Near {
  const { x, y, z } = points
  const [cx, cy, cz] = toPoint(centre)
  return {
    units: metres === undefined ? undefined : unitsWithin(points, [cx, cy, cz], stepsOf(metres)),
    metresTo(unit) {
      if (!isSomewhere(points, unit)) return Infinity
      const dx = x[unit]! - cx
      const dy = y[unit]! - cy
      const dz = z[unit]! - cz
      return Math.sqrt(dx * dx + dy * dy + dz * dz) * (EARTH / RADIUS)
    },
  }
}

/** A way along the ground as the straight one, in steps; half way round the earth nothing is farther. */
function stepsOf(metres: number): number {
  const angle = metres / EARTH
  return angle >= Math.PI ? Infinity : 2 * RADIUS * Math.sin(angle / 2) + ROUNDING
}

const isSomewhere = ({ x, y, z }: Points, unit: number) =>
  unit < x.length && x[unit] !== EVERYWHERE && (x[unit] !== 0 || y[unit] !== 0 || z[unit] !== 0)

/** Most units are too far away in one direction alone, so that little is multiplied. */
function unitsWithin(
  points: Points,
  [cx, cy, cz]: readonly [number, number, number],
  most: number,
): Uint32Array {
  const { x, y, z } = points
  const units = new Uint32Array(x.length)
  let length = 0
  for (let unit = 0; unit < x.length; unit++) {
    const dx = x[unit]! - cx
    if ((dx > most || dx < -most) && x[unit] !== EVERYWHERE) continue
    const dy = y[unit]! - cy
    const dz = z[unit]! - cz
    const isNear = dx * dx + dy * dy + dz * dz <= most * most && isSomewhere(points, unit)
    if (isNear || x[unit] === EVERYWHERE) units[length++] = unit
  }
  return units.subarray(0, length)
}
