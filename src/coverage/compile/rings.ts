import type { Position } from 'geojson'
import { simplify } from '@turf/turf'
import type { Box } from '../format/point.ts'
import type { Rings } from '../format/coverage-rule.ts'

/** Applies a function to every ring. Drops polygons whose outline becomes undefined, and holes that do. */
export const mapRings = (
  polygons: Rings,
  change: (ring: readonly Position[]) => readonly Position[] | undefined,
): Rings =>
  polygons.flatMap(([outline = [], ...holes]) => {
    const changed = change(outline)
    const changedHoles = holes.map(change).filter((hole) => hole !== undefined)
    return changed ? [[changed, ...changedHoles]] : []
  })

/** A closed ring with coordinates rounded to five decimals, without repetitions; undefined when it has no area. */
export function tidyRing(ring: readonly Position[], swapped: boolean): Position[] | undefined {
  const tidy: Position[] = []
  for (const [x = 0, y = 0] of [...ring, ring[0] ?? []]) {
    const [east, north] = swapped ? [y, x] : [x, y]
    const position = [round(east), round(north)]
    if (String(position) !== String(tidy.at(-1))) tidy.push(position)
  }
  return tidy.length >= 4 && !isFlat(tidy) ? tidy : undefined
}

/** Adding 0 turns −0 into 0. */
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5 + 0

/** Whether all positions are on one line. The signed area would not do, because the halves of a bow-tie cancel out. */
function isFlat([[x0 = 0, y0 = 0] = [], [x1 = 0, y1 = 0] = [], ...others]: readonly Position[]) {
  return others.every(
    ([x = 0, y = 0]) => Math.abs((x1 - x0) * (y - y0) - (x - x0) * (y1 - y0)) < 1e-12,
  )
}

/** About 50 metres: positions closer to a simplified line than this are dropped. */
const TOLERANCE = 0.0005

/** A ring with fewer positions. A ring hardly wider than the tolerance is returned as it is, or it would vanish. */
export function simplifyRing(ring: readonly Position[]): readonly Position[] {
  const [west, south, east, north] = boxOf([[ring]])
  if (Math.min(east - west, north - south) < 8 * TOLERANCE) return ring
  if (ring.length > MAX_POSITIONS) return piecesOf(ring).flatMap(simplifyPiece)
  const polygon = { type: 'Polygon' as const, coordinates: [ring as Position[]] }
  return simplify(polygon, OPTIONS).coordinates[0] ?? ring
}

const OPTIONS = { tolerance: TOLERANCE, highQuality: true }

/** The algorithm recurses once per position in the worst case, so longer rings are simplified in pieces. */
const MAX_POSITIONS = 2000

/** The pieces of a long ring. Each starts at the last position of the one before. */
const piecesOf = (ring: readonly Position[]): Position[][] =>
  Array.from({ length: Math.ceil((ring.length - 1) / (MAX_POSITIONS - 1)) }, (_, i) => {
    const start = i * (MAX_POSITIONS - 1)
    return ring.slice(start, start + MAX_POSITIONS)
  })

function simplifyPiece(coordinates: Position[], i: number): Position[] {
  const line = simplify({ type: 'LineString' as const, coordinates }, OPTIONS).coordinates
  return i === 0 ? line : line.slice(1)
}

/** The bounding box of polygons. */
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
