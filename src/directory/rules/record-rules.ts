import { agesReversed } from './ages-reversed.ts'
import { assuredDate } from './assured-date.ts'
import { firstDayAfterLast } from './first-day-after-last.ts'
import { phoneLength } from './phones/phone-length.ts'
import { phoneInName } from './phones/phone-in-name.ts'
import { wordsInPhoneNumber } from './phones/words-in-phone-number.ts'
import { languageCode } from './language-code.ts'
import { wrongEncoding } from './wrong-encoding.ts'
import { areaInTwoWays } from './places/area-in-two-ways.ts'
import { badPostcode } from './places/bad-postcode.ts'
import { coordinatesAbroad } from './places/coordinates-abroad.ts'
import { coordinatesFarAway } from './places/coordinates-far-away.ts'
import { coordinatesHalved } from './places/coordinates-halved.ts'
import { coordinatesSwapped } from './places/coordinates-swapped.ts'
import { longitudeWithoutMinus } from './places/longitude-without-minus.ts'
import { oddPostcode } from './places/odd-postcode.ts'
import { mobileNumber } from './privacy/mobile-number.ts'
import { personalEmail } from './privacy/personal-email.ts'
import { publishedPassword } from './privacy/published-password.ts'
import { ambiguousReference } from './references/ambiguous-reference.ts'
import { duplicatePlace } from './references/duplicate-place.ts'
import { duplicateSlug } from './references/duplicate-slug.ts'
import { misspeltArea } from './references/misspelt-area.ts'
import { unknownReference } from './references/unknown-reference.ts'
import type { Rule } from './rule.ts'
import { badException } from './schedules/bad-exception.ts'
import { unknownTerms } from './schedules/unknown-terms.ts'
import { closesBeforeOpening } from './schedules/closes-before-opening.ts'
import { datesReversed } from './schedules/dates-reversed.ts'
import { equalTimes } from './schedules/equal-times.ts'
import { intervalWithoutAnchor } from './schedules/interval-without-anchor.ts'
import { missingTime } from './schedules/missing-time.ts'
import { overlappingHours } from './schedules/overlapping-hours.ts'
import { tornEntry } from './torn-entry.ts'

/** The lint rules about what a form asks for, in the order of the guide. Add a new one here, or to `unaskedRules`. */
export const recordRules: readonly Rule[] = [
  // One record.
  tornEntry,
  agesReversed,
  assuredDate,
  firstDayAfterLast,
  datesReversed,
  badException,
  unknownTerms,
  closesBeforeOpening,
  equalTimes,
  missingTime,
  intervalWithoutAnchor,
  overlappingHours,
  wrongEncoding,
  languageCode,
  phoneLength,
  phoneInName,
  wordsInPhoneNumber,
  coordinatesSwapped,
  longitudeWithoutMinus,
  coordinatesAbroad,
  coordinatesFarAway,
  coordinatesHalved,
  badPostcode,
  areaInTwoWays,
  oddPostcode,
  // All records together.
  unknownReference,
  misspeltArea,
  ambiguousReference,
  duplicateSlug,
  duplicatePlace,
  // What must not be published.
  publishedPassword,
  mobileNumber,
  personalEmail,
]
