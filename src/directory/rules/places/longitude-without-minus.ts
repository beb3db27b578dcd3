import type { Rule } from '../rule.ts'
import { IF_ABROAD, MINUS_LEFT_OUT, countryOf, isMirrored } from './place.ts'

export const longitudeWithoutMinus: Rule = {
  code: 'longitude-without-minus',
  severity: 'error',
  means: 'A place in Britain is far east of it, because its longitude has no minus sign.',
  objects: {
    *location(location, at, _, sectors) {
      if (countryOf(location) !== 'Britain' || !isMirrored(location, sectors)) return
      yield {
        message: 'This place has an address in Britain, but its `longitude` is far east of it.',
        hint: `${MINUS_LEFT_OUT} ${IF_ABROAD}`,
        place: at('longitude'),
      }
    },
  },
}
