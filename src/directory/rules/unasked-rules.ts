import { badPolygon } from './places/bad-polygon.ts'
import { selfCrossingPolygon } from './places/self-crossing-polygon.ts'
import { confidentialAddress } from './privacy/confidential-address.ts'
import { saidConfidential } from './privacy/said-confidential.ts'
import { draftReference } from './references/draft-reference.ts'
import { duplicateTerm } from './references/duplicate-term.ts'
import { parentCycle } from './references/parent-cycle.ts'
import { removedButPublished } from './references/removed-but-published.ts'
import { unknownMatch } from './references/unknown-match.ts'
import { unknownReplacement } from './references/unknown-replacement.ts'
import { emptyTranslation } from './translations/empty-translation.ts'
import { sameTranslation } from './translations/same-translation.ts'
import { translationWithoutOriginal } from './translations/translation-without-original.ts'
import { unusedTranslation } from './translations/unused-translation.ts'
import { unusedWords } from './translations/unused-words.ts'
import { badByday } from './schedules/bad-byday.ts'
import { badDayNumbers } from './schedules/bad-day-numbers.ts'
import { ordinalWithoutMonthly } from './schedules/ordinal-without-monthly.ts'
import { monthlyWithoutOrdinal } from './schedules/monthly-without-ordinal.ts'
import { monthDayWithWeekly } from './schedules/month-day-with-weekly.ts'
import { untilAndCount } from './schedules/until-and-count.ts'
import { scheduleWithoutDay } from './schedules/schedule-without-day.ts'
import { duplicateId } from './references/duplicate-id.ts'
import type { Rule } from './rule.ts'

/** The rules about what a record or its directory can have and no form asks for, so no form needs to load them. */
export const unaskedRules: readonly Rule[] = [
  // Times in the long form.
  badByday,
  badDayNumbers,
  ordinalWithoutMonthly,
  monthlyWithoutOrdinal,
  monthDayWithWeekly,
  untilAndCount,
  scheduleWithoutDay,
  // Ids.
  duplicateId,
  // Other languages.
  translationWithoutOriginal,
  emptyTranslation,
  sameTranslation,
  unusedTranslation,
  unusedWords,
  draftReference,
  duplicateTerm,
  parentCycle,
  removedButPublished,
  unknownReplacement,
  unknownMatch,
  confidentialAddress,
  saidConfidential,
  badPolygon,
  selfCrossingPolygon,
]
