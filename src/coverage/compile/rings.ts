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
  if (ring.length > MOST_AT_ONCE) return piecesOf(ring).flatMap(simplifyPiece)
  const polygon = { type: 'Polygon' as const, coordinates: [ring as Position[]] }
  return simplify(polygon, OPTIONS).coordinates[0] ?? ring
}

const OPTIONS = { tolerance: TOLERANCE, highQuality: true }

/** The algorithm calls itself once for each position in the worst case, and a program can only do that so often. */
const MOST_AT_ONCE = 2000

/** A long ring in pieces, each of which starts where the one before it ends. */
const piecesOf = (ring: readonly Position[]): Position[][] =>
  Array.from({ length: Math.ceil((ring.length - 1) / (MOST_AT_ONCE - 1)) }, (_, i) => {
    const start = i * (MOST_AT_ONCE - 1)
    return ring.slice(start, start + MOST_AT_ONCE)
  })

function simplifyPiece(coordinates: Position[], i: number): Position[] {
  const line = simplify({ type: 'LineString' as const, coordinates }, OPTIONS).coordinates
  return i === 0 ? line : line.slice(1)
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
