import type { EntityName } from '../hsds/entities.ts'
import type { Diagnostic, Path, Place } from '../diagnostics/diagnostic.ts'
import type { Settings } from '../record/settings/settings.ts'
import type { ContentRecord } from '../record/schema/written.ts'
import type { Directory } from './directory.ts'
import { memoise, memoiseBetweenChecks } from '../memoise.ts'
import { agesReversed } from './rules/ages-reversed.ts'
import { areaInTwoWays } from './rules/area-in-two-ways.ts'
import { assuredDate } from './rules/assured-date.ts'
import { badPolygon, badWrittenPolygon } from './rules/bad-polygon.ts'
import { badPostcode } from './rules/bad-postcode.ts'
import { confidentialAddress } from './rules/confidential-address.ts'
import {
  coordinatesAbroad,
  coordinatesHalved,
  coordinatesSwapped,
  longitudeWithoutMinus,
} from './rules/coordinates.ts'
import { costDatesReversed, scheduleDatesReversed } from './rules/dates-reversed.ts'
import { draftReference } from './rules/drafts.ts'
import { duplicateId, duplicatePlace, duplicateSlug } from './rules/duplicates.ts'
import { duplicateTerm } from './rules/duplicate-term.ts'
import { oddPostcode } from './rules/odd-postcode.ts'
import { parentCycle } from './rules/parent-cycle.ts'
import { privateDetail, privateReason } from './rules/private-detail.ts'
import { removedInUse } from './rules/removed.ts'
import type { DirectoryRule, ObjectRule, RecordRule } from './rules/rule.ts'
import {
  byday,
  closesBeforeOpening,
  dayNumbers,
  monthDayWithWeekly,
  untilAndCount,
} from './rules/schedule.ts'
import { intervalWithoutAnchor, scheduleWithoutDay } from './rules/schedule-anchor.ts'
import { tornEntry } from './rules/split-entry.ts'
import { unknownReference } from './rules/unknown-reference.ts'
import { walk } from './walk.ts'

/** Rules about one object; register a new one here. */
const objectRules: readonly ObjectRule<never>[] = [
  agesReversed,
  scheduleDatesReversed,
  costDatesReversed,
  coordinatesHalved,
  coordinatesSwapped,
  longitudeWithoutMinus,
  coordinatesAbroad,
  byday,
  monthDayWithWeekly,
  dayNumbers,
  untilAndCount,
  closesBeforeOpening,
  scheduleWithoutDay,
  intervalWithoutAnchor,
  assuredDate,
  badWrittenPolygon,
  badPostcode,
  areaInTwoWays,
  oddPostcode,
] as readonly ObjectRule<EntityName>[] as never

/** Rules about one record as a whole; register a new one here. */
const recordRules: readonly RecordRule[] = [privateDetail, tornEntry]

/** Rules about the whole directory; register a new one here. */
const directoryRules: readonly DirectoryRule[] = [
  unknownReference,
  duplicateTerm,
  duplicateId,
  duplicateSlug,
  duplicatePlace,
  parentCycle,
  draftReference,
  removedInUse,
  badPolygon,
  privateReason,
  confidentialAddress,
]

/** Everything the rules find in a directory. */
export function* checkDirectory(directory: Directory): Generator<Diagnostic> {
  const checkRecord = recordCheckerOf(directory.settings)
  for (const record of directory.records) yield* checkRecord(record)
  for (const rule of directoryRules) yield* rule(directory)
}

const rulesOf = new Map<EntityName, ObjectRule<never>[]>()
for (const rule of objectRules) {
  const others = rulesOf.get(rule.entity)
  if (others) others.push(rule)
  else rulesOf.set(rule.entity, [rule])
}

/** Most records share this, for nothing is wrong with them. */
const NONE: readonly Diagnostic[] = []

/** What the rules about one record find in it, each record looked at once. */
const recordCheckerOf = memoise((settings: Settings) =>
  memoiseBetweenChecks((record: ContentRecord): readonly Diagnostic[] => {
    const { kind, value, file } = record
    const found: Diagnostic[] = []
    for (const { entity, value: inner, path } of walk(kind, value)) {
      const rules = rulesOf.get(entity)
      if (!rules) continue
      const at = (...steps: Path): Place => ({ file, path: [...path, ...steps] })
      for (const rule of rules)
        for (const diagnostic of rule.check(inner as never, at, settings)) found.push(diagnostic)
    }
    for (const rule of recordRules)
      for (const diagnostic of rule(record, settings)) found.push(diagnostic)
    return found.length > 0 ? found : NONE
  }),
)
