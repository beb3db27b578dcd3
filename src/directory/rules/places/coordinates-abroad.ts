import { hasAll } from '../../../countries/countries.ts'
import { isInBritain } from '../../../countries/gb/britain.ts'
import { isInCountry, isWithinReach } from '../../../countries/gb/reach.ts'
import type { Rule } from '../rule.ts'
import { CORRECT, IF_ABROAD, MINUS_LEFT_OUT, countryOf, isMirrored, postcodesOf } from './place.ts'

/**
 * A place with an address in Britain has coordinates outside it, which is an error. So has a place without an address in a
 * directory of Britain, which is a warning.
 */
export const coordinatesAbroad: Rule = {
  code: 'coordinates-abroad',
  severity: 'error',
  means: 'A place that should be in Britain has coordinates in the sea or elsewhere.',
  objects: {
    *location(location, at, settings, sectors) {
      const { latitude, longitude } = location
      if (latitude === undefined || longitude === undefined) return
      const point = { latitude, longitude }
      // Most are where their postcode is, which takes no search through the table.
      if (postcodesOf(sectors)(location).some(({ middle }) => isWithinReach(middle, point))) return
      // Swapped coordinates have a rule of their own; so has a longitude without its minus sign.
      if (isInCountry(point, sectors) || isSwapped(latitude, longitude)) return
      const country = countryOf(location)
      const hasNoAddress = country === 'unknown' && hasAll(settings.countries, 'hasSectors')
      const hasNoMinus = isMirrored(location, sectors)
      if (country === 'Britain' ? hasNoMinus : !hasNoAddress) return
      yield {
        ...(hasNoAddress && { severity: 'warning' }),
        message: hasNoAddress
          ? 'This place is outside Britain, and it has no address abroad.'
          : 'This place has an address in Britain, but its coordinates are outside it.',
        hint: `${hasNoMinus ? MINUS_LEFT_OUT : CORRECT} ${IF_ABROAD}`,
        place: at('latitude'),
      }
    },
  },
}

const isSwapped = (latitude: number, longitude: number) =>
  !isInBritain(latitude, longitude) && isInBritain(longitude, latitude)
