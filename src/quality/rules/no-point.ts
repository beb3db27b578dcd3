import { quote } from '../../text/quote.ts'
import { type QualityRule, placeIn } from './quality-rule.ts'

export const noPoint: QualityRule = {
  code: 'no-point',
  means: 'A place has an address and no point on the map.',
  costs: 5,
  // Searches by distance find it only in a circle that is larger than the doubt of its postcode.
  *check({ locations, lookup, isPublic }) {
    if (!isPublic('location.latitude') || !isPublic('location.longitude')) return
    for (const location of locations) {
      const { latitude, location_type, addresses = [], confidential } = location.value
      if (latitude !== undefined || location_type === 'virtual' || confidential) continue
      const address = addresses.find(({ address_type }) => address_type === 'physical')
      if (!address) continue
      const { point, doubt } = lookup(address.postal_code) ?? {}
      const postcode = quote(address.postal_code)
      yield {
        message: point
          ? `This place has no point on the map. By its postcode ${postcode} it is known only to ${doubt} metres.`
          : `This place has no point on the map, and no table knows where its postcode ${postcode} is.`,
        hint: point
          ? `Look for the building on a map near ${point.latitude.toFixed(4)}, ${point.longitude.toFixed(4)}, and write its own \`latitude\` and \`longitude\`.`
          : 'Look for the building on a map, and write its `latitude` and `longitude`.',
        place: placeIn(location),
        about: location,
      }
    }
  },
}
