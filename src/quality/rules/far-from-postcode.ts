import { distance } from '@turf/turf'
import { quote } from '../../text/quote.ts'
import { type Advice, type Advised, placeIn } from '../advice.ts'

/** In the widest postcodes of the country a building may lie that far from the middle. */
const FARTHEST_KM = 2

/** Coordinates and postcode name two places that are far apart, so one of them is wrong. */
export function* farFromPostcode({ locations, lookup }: Advised): Generator<Advice> {
  for (const location of locations) {
    const { latitude, longitude, addresses = [], confidential } = location.value
    if (latitude === undefined || longitude === undefined || confidential) continue
    for (const { postal_code, country, address_type } of addresses) {
      // The area of a ZIP code is often wider than that.
      if (address_type !== 'physical' || country !== 'GB') continue
      const { point, precision } = lookup(postal_code) ?? {}
      if (!point || precision !== 'unit') continue
      const km = distance([longitude, latitude], [point.longitude, point.latitude])
      if (km <= FARTHEST_KM) continue
      yield {
        code: 'far-from-postcode',
        message: `The coordinates lie ${km < 10 ? km.toFixed(1) : Math.round(km)} km from the postcode ${quote(postal_code)}.`,
        hint: 'Look both up on a map, and correct the one that is wrong. Without coordinates the place is found by its postcode.',
        place: placeIn(location, 'latitude'),
        about: location,
      }
      break
    }
  }
}
