import type { Box, Point } from '../../coverage/format/point.ts'

/** The postcode areas that a directory publishes: those near its places (`auto`), all, or those in a list. */
export type Scope = 'auto' | 'all' | readonly string[]

/** The scope `auto` includes a postcode area within this distance of a place. */
const NEAR_METRES = 50_000
const METRES_PER_DEGREE = 111_195

/** A postcode area that may be in a scope. */
export interface ScopeArea {
  readonly name: string
  readonly box?: Box | undefined
}

/** The areas in a scope. */
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

/** The distance from a point to a box, on a plane at the point. That is precise enough for 50 km. */
function metresToBox({ latitude, longitude }: Point, [west, south, east, north]: Box): number {
  const up = Math.max(south - latitude, 0, latitude - north)
  const aside = Math.max(west - longitude, 0, longitude - east)
  return Math.hypot(up, aside * Math.cos((latitude * Math.PI) / 180)) * METRES_PER_DEGREE
}
