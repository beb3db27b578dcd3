import { type QualityRule, placeIn } from './quality-rule.ts'

export const noAddress: QualityRule = {
  code: 'no-address',
  means: 'A place has neither an address nor a point on the map.',
  costs: 10,
  // Imports keep an address without a postcode, a town or a first line in words, for a person to finish.
  *check({ locations, isPublic }) {
    if (!isPublic('location.addresses')) return
    for (const location of locations) {
      const { latitude, location_type, addresses = [], confidential } = location.value
      const isElsewhere = location_type === 'virtual' || confidential
      if (isElsewhere || latitude !== undefined || addresses.length > 0) continue
      yield {
        message:
          'This place has neither an address nor a point on the map, so nobody finds the way.',
        hint: 'Write `addresses: [{ address_1: 1 Mill Lane, city: Bristol, state_province: Bristol, postal_code: BS3 4EB }]`. For a place that is not a building, write `latitude` and `longitude`, or `location_type: virtual`.',
        place: placeIn(location),
        about: location,
      }
    }
  },
}
