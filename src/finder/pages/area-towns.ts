import type { Position } from 'geojson'
import { booleanPointInPolygon, multiPolygon, point as pointAt, pointOnFeature } from '@turf/turf'
import { parseExtent } from '../../coverage/compile/extent.ts'
import type { Rings } from '../../coverage/format/coverage-rule.ts'
import type { Document } from '../../hsds/types.ts'
import { type Town, type TownPlace, nearestPostcode, townKey } from './towns.ts'

/** A service area, as far as a search can be near it. */
export type NamedArea = Pick<Document<'service_area'>, 'name' | 'extent'>

/**
 * The areas that services say they serve and that are drawn, as towns: people write the name of their part of a town as well. One
 * that has the name of a town is left out. The point is within the area, and so is the postcode, where a place there has one.
 */
export function areaTowns(
  areas: Iterable<NamedArea>,
  places: readonly TownPlace[],
  towns: readonly Town[],
): readonly Town[] {
  const taken = new Set(towns.map(({ name }) => townKey(name)))
  const found: Town[] = []
  for (const { name = '', extent } of areas) {
    const key = townKey(name)
    if (key === '' || extent === undefined || taken.has(key)) continue
    taken.add(key)
    const parsed = parseExtent(extent)
    if (parsed && 'rule' in parsed) found.push(townIn(name, parsed.rule.rings, places))
  }
  return found
}

function townIn(name: string, rings: Rings, places: readonly TownPlace[]): Town {
  const area = multiPolygon(rings as Position[][][])
  const [longitude = 0, latitude = 0] = pointOnFeature(area).geometry.coordinates
  const middle = [latitude, longitude] as const
  const inside = places.filter(
    ({ point }) => point && booleanPointInPolygon(pointAt([point[1], point[0]]), area),
  )
  const postcode = nearestPostcode(middle, inside)
  return { name, ...(postcode !== undefined && { postcode }), point: middle }
}
