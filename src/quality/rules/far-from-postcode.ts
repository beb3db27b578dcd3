import { COUNTRIES, isCountry } from '../../countries/countries.ts'
import { distanceInMetres, kilometres } from '../../countries/distance.ts'
import { quote } from '../../text/quote.ts'
import { type QualityRule, placeIn } from './quality-rule.ts'

/** In the largest postcodes of the country a building can be this far from the centre. */
const MAX_METRES = 2000

export const farFromPostcode: QualityRule = {
  code: 'far-from-postcode',
  means: 'The coordinates of a place are far away from its postcode.',
  costs: 15,
  *check({ locations, lookup }) {
    for (const location of locations) {
      const { latitude, longitude, addresses = [], confidential } = location.value
      if (latitude === undefined || longitude === undefined || confidential) continue
      for (const { postal_code, country, address_type } of addresses) {
        // The area of a postcode of another country is often larger.
        if (address_type !== 'physical' || !isCountry(country) || !COUNTRIES[country].hasSectors)
          continue
        const { point, precision } = lookup(postal_code) ?? {}
        if (!point || precision !== 'unit') continue
        const metres = distanceInMetres({ latitude, longitude }, point)
        if (metres <= MAX_METRES) continue
        yield {
          message: `The coordinates are ${kilometres(metres)} away from the postcode ${quote(postal_code)}.`,
          hint: 'Look both up on a map, and correct the one that is wrong. Without coordinates the place is found by its postcode.',
          place: placeIn(location, 'latitude'),
          about: location,
        }
        break
      }
    }
  },
}
