import type { Box, Point } from '../coverage/format/point.ts'

/**
 * Which postcode areas a directory publishes: those near its places, all, or the ones in a list.
 */
export type Scope = 'auto' | 'all' | readonly string[]

/**
 * A postcode area lies in the scope `auto` when it comes this close to a place of the directory.
 */
const NEAR_METRES = 50_000
const METRES_A_DEGREE = 111_195

/** A postcode area, as far as its scope is concerned. */
export interface ScopeArea {
  readonly name: string
  readonly box?: Box | undefined
}

/** The areas that lie in a scope. */
export function areasInScope(
  areas: readonly ScopeArea[],
  scope: Scope,
  places: { readonly areas: ReadonlySet<string>; readonly points: readonly Point[] },
): readonly string[] {
  const isInScope = ({ name, box }: ScopeArea) => {
    if (scope === 'all') return true
    if (scope !== 'auto') return scope.some((wanted) => wanted.toUpperCase() === name)
    if (places.areas.has(name)) return true
    return (
      box !== undefined && places.points.some((point) => metresToBox(point, box) <= NEAR_METRES)
    )
  }
  return areas.filter(isInScope).map(({ name }) => name)
}

/**
 * How far a point is from a box, on a map that is flat around the point: right enough for 50 km.
 */
function metresToBox({ latitude, longitude }: Point, [west, south, east, north]: Box): number {
  const up = Math.max(south - latitude, 0, latitude - north)
  const aside = Math.max(west - longitude, 0, longitude - east)
  return Math.hypot(up, aside * Math.cos((latitude * Math.PI) / 180)) * METRES_A_DEGREE
}
