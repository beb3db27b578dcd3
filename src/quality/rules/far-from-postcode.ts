import { distance } from '@turf/turf'
import { quote } from '../../text/quote.ts'
import { type QualityRule, placeIn } from './rule.ts'

/** In the largest postcodes of the country a building can be this far from the centre. */
const MAX_KM = 2

export const farFromPostcode: QualityRule = {
  code: 'far-from-postcode',
  means: 'The coordinates of a place are far away from its postcode.',
  costs: 15,
  *check({ locations, lookup }) {
    for (const location of locations) {
      const { latitude, longitude, addresses = [], confidential } = location.value
      if (latitude === undefined || longitude === undefined || confidential) continue
      for (const { postal_code, country, address_type } of addresses) {
        // The area of a ZIP code is often larger.
        if (address_type !== 'physical' || country !== 'GB') continue
        const { point, precision } = lookup(postal_code) ?? {}
        if (!point || precision !== 'unit') continue
        const km = distance([longitude, latitude], [point.longitude, point.latitude])
        if (km <= MAX_KM) continue
        yield {
          message: `The coordinates are ${km < 10 ? km.toFixed(1) : Math.round(km)} km away from the postcode ${quote(postal_code)}.`,
          hint: 'Look both up on a map, and correct the one that is wrong. Without coordinates the place is found by its postcode.',
          place: placeIn(location, 'latitude'),
          about: location,
        }
        break
      }
    }
  },
}
