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
import { confidentialAddress } from './privacy/confidential-address.ts'
import { mobileNumber } from './privacy/mobile-number.ts'
import { personalEmail } from './privacy/personal-email.ts'
import { publishedPassword } from './privacy/published-password.ts'
import { ambiguousReference } from './references/ambiguous-reference.ts'
import { draftReference } from './references/draft-reference.ts'
import { duplicateId } from './references/duplicate-id.ts'
import { duplicatePlace } from './references/duplicate-place.ts'
import { duplicateSlug } from './references/duplicate-slug.ts'
import { duplicateTerm } from './references/duplicate-term.ts'
import { misspeltArea } from './references/misspelt-area.ts'
import { parentCycle } from './references/parent-cycle.ts'
import { removedButPublished } from './references/removed-but-published.ts'
import { unknownReference } from './references/unknown-reference.ts'
import { unknownMatch } from './references/unknown-match.ts'
import { unknownReplacement } from './references/unknown-replacement.ts'
import type { Rule } from './rule.ts'
import { badException } from './schedules/bad-exception.ts'
import { unknownTerms } from './schedules/unknown-terms.ts'
import { badByday } from './schedules/bad-byday.ts'
import { badDayNumbers } from './schedules/bad-day-numbers.ts'
import { closesBeforeOpening } from './schedules/closes-before-opening.ts'
import { datesReversed } from './schedules/dates-reversed.ts'
import { equalTimes } from './schedules/equal-times.ts'
import { intervalWithoutAnchor } from './schedules/interval-without-anchor.ts'
import { missingTime } from './schedules/missing-time.ts'
import { monthDayWithWeekly } from './schedules/month-day-with-weekly.ts'
import { monthlyWithoutOrdinal } from './schedules/monthly-without-ordinal.ts'
import { ordinalWithoutMonthly } from './schedules/ordinal-without-monthly.ts'
import { overlappingHours } from './schedules/overlapping-hours.ts'
import { scheduleWithoutDay } from './schedules/schedule-without-day.ts'
import { untilAndCount } from './schedules/until-and-count.ts'
import { tornEntry } from './torn-entry.ts'
import { emptyTranslation } from './translations/empty-translation.ts'
import { sameTranslation } from './translations/same-translation.ts'
import { translationWithoutOriginal } from './translations/translation-without-original.ts'
import { unusedTranslation } from './translations/unused-translation.ts'
import { unusedWords } from './translations/unused-words.ts'

/** The lint rules about records, in the order of the guide. Add a new one here. */
export const recordRules: readonly Rule[] = [
  // One record.
  tornEntry,
  agesReversed,
  assuredDate,
  firstDayAfterLast,
  datesReversed,
  badException,
  unknownTerms,
  badByday,
  badDayNumbers,
  ordinalWithoutMonthly,
  monthlyWithoutOrdinal,
  monthDayWithWeekly,
  untilAndCount,
  closesBeforeOpening,
  equalTimes,
  missingTime,
  scheduleWithoutDay,
  intervalWithoutAnchor,
  overlappingHours,
  wrongEncoding,
  languageCode,
  translationWithoutOriginal,
  emptyTranslation,
  sameTranslation,
  unusedTranslation,
  unusedWords,
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
  draftReference,
  duplicateId,
  duplicateSlug,
  duplicatePlace,
  duplicateTerm,
  parentCycle,
  removedButPublished,
  unknownReplacement,
  unknownMatch,
  // What must not be published.
  publishedPassword,
  confidentialAddress,
  mobileNumber,
  personalEmail,
]
