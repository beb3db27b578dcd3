import type { Position } from 'geojson'
import { simplify } from '@turf/turf'
import type { Box } from '../point.ts'
import type { Rings } from '../rule.ts'

/** Applies a function to every ring; a polygon goes when its outline does, a hole goes alone. */
export const mapRings = (
  polygons: Rings,
  change: (ring: readonly Position[]) => readonly Position[] | undefined,
): Rings =>
  polygons.flatMap(([outline = [], ...holes]) => {
    const changed = change(outline)
    const kept = holes.map(change).filter((hole) => hole !== undefined)
    return changed ? [[changed, ...kept]] : []
  })

/** Two coordinates of five decimals, closed, without repetitions; nothing when no area is left. */
export function tidyRing(ring: readonly Position[], swapped: boolean): Position[] | undefined {
  const tidy: Position[] = []
  for (const [x = 0, y = 0] of [...ring, ring[0] ?? []]) {
    const [east, north] = swapped ? [y, x] : [x, y]
    const position = [round(east), round(north)]
    if (String(position) !== String(tidy.at(-1))) tidy.push(position)
  }
  return tidy.length >= 4 && !isFlat(tidy) ? tidy : undefined
}

/** Adding 0 turns -0 into 0, which JSON would do anyway. */
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5 + 0

/**
 * Whether all positions lie on one line. The two halves of a bow-tie cancel out in its area, so
 * that tells nothing.
 */
function isFlat([[x0 = 0, y0 = 0] = [], [x1 = 0, y1 = 0] = [], ...others]: readonly Position[]) {
  return others.every(
    ([x = 0, y = 0]) => Math.abs((x1 - x0) * (y - y0) - (x - x0) * (y1 - y0)) < 1e-12,
  )
}

/** Some 50 metres: what lies closer to a line than this is left out of it. */
const TOLERANCE = 0.0005

/**
 * A ring with fewer positions; one that is not much wider than the tolerance stays whole, lest it
 * should vanish.
 */
export function simplifyRing(ring: readonly Position[]): readonly Position[] {
  const [west, south, east, north] = boxOf([[ring]])
  if (Math.min(east - west, north - south) < 8 * TOLERANCE) return ring
  const polygon = { type: 'Polygon' as const, coordinates: [ring as Position[]] }
  return simplify(polygon, { tolerance: TOLERANCE, highQuality: true }).coordinates[0] ?? ring
}

/** The smallest box around some polygons. */
export function boxOf(polygons: Rings): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x = 0, y = 0] of polygons.flat(2)) {
    west = Math.min(west, x)
    south = Math.min(south, y)
    east = Math.max(east, x)
    north = Math.max(north, y)
  }
  return [west, south, east, north]
}
