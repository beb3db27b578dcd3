import { isInBritain } from '../../../places/britain.ts'
import type { Settings } from '../../../record/settings/settings.ts'
import type { Rule } from '../rule.ts'
import { IF_ABROAD, MINUS_LEFT_OUT, countryOf, isMirrored } from './place.ts'

/** A place with an address in Britain, or with none in a directory of Britain, has coordinates outside it. */
export const coordinatesAbroad: Rule = {
  code: 'coordinates-abroad',
  severity: 'warning',
  means: 'A place that should be in Britain has coordinates elsewhere.',
  objects: {
    *location(location, at, settings) {
      const { latitude, longitude } = location
      if (latitude === undefined || longitude === undefined) return
      // Swapped coordinates have a rule of their own; so has a longitude without its minus sign.
      if (isInBritain(latitude, longitude) || isInBritain(longitude, latitude)) return
      const country = countryOf(location)
      const hasNoAddress = country === 'unknown' && isBritishOnly(settings)
      if (country === 'Britain' ? isMirrored(location) : !hasNoAddress) return
      yield {
        message: hasNoAddress
          ? 'This place is outside Britain, and it has no address abroad.'
          : 'This place has an address in Britain, but its coordinates are outside it.',
        hint: `${isMirrored(location) ? MINUS_LEFT_OUT : CORRECT} ${IF_ABROAD}`,
        place: at('latitude'),
      }
    },
  },
}

const CORRECT =
  'Look the place up on a map and correct both lines, or delete them: the place is then found by its postcode.'

const isBritishOnly = ({ countries }: Settings) => countries.every((country) => country === 'GB')
