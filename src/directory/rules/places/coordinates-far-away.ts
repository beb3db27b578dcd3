import { distanceInMetres, kilometres } from '../../../countries/distance.ts'
import { isInCountry, isWithinReach } from '../../../countries/gb/reach.ts'
import { quote } from '../../../text/quote.ts'
import type { Rule } from '../rule.ts'
import { MINUS_LEFT_OUT, postcodesOf } from './place.ts'

/** A point that no place with the postcode can have. Outside the country it is `coordinates-abroad`. */
export const coordinatesFarAway: Rule = {
  code: 'coordinates-far-away',
  severity: 'warning',
  means: 'A place has coordinates that are too far away for its postcode.',
  objects: {
    *location(location, at, _, sectors) {
      const { latitude, longitude, confidential } = location
      if (latitude === undefined || longitude === undefined) return
      const point = { latitude, longitude }
      const [first, ...others] = postcodesOf(sectors)(location)
      if (!first || [first, ...others].some(({ middle }) => isWithinReach(middle, point))) return
      if (!isInCountry(point, sectors)) return
      const mirrored = { latitude, longitude: -longitude }
      const isMirrored = isWithinReach(first.middle, mirrored)
      const distance = kilometres(distanceInMetres(first.middle, point))
      yield {
        message: confidential
          ? 'The coordinates of this place are far away from its postcode.'
          : `The coordinates of this place are ${distance} away from its postcode ${quote(first.written)}.`,
        hint: isMirrored ? (longitude > 0 ? MINUS_LEFT_OUT : MINUS_TOO_MANY) : LOOK_UP,
        place: at(isMirrored ? 'longitude' : 'latitude'),
      }
    },
  },
}

const MINUS_TOO_MANY =
  'Did you write a minus sign too many? East of Greenwich the longitude is above zero: delete the `-`.'
const LOOK_UP =
  'Look both up on a map, and correct the one that is wrong. Without coordinates the place is found by its postcode.'
