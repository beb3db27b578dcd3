import type { EntityName } from '../hsds/entities.ts'
import type { Diagnostic, Path } from '../diagnostic.ts'
import type { Directory } from './directory.ts'
import { agesReversed } from './rules/ages-reversed.ts'
import { badPolygon } from './rules/bad-polygon.ts'
import { badPostcode } from './rules/bad-postcode.ts'
import { coordinatesHalved, coordinatesSwapped } from './rules/coordinates.ts'
import { costDatesReversed, scheduleDatesReversed } from './rules/dates-reversed.ts'
import { draftReference } from './rules/drafts.ts'
import { duplicateId, duplicatePlace, duplicateSlug } from './rules/duplicates.ts'
import { parentCycle } from './rules/parent-cycle.ts'
import { removedInUse } from './rules/removed.ts'
import type { DirectoryRule, ObjectRule } from './rules/rule.ts'
import { byday, dayNumbers, monthDayWithWeekly, untilAndCount } from './rules/schedule.ts'
import { unknownReference } from './rules/unknown-reference.ts'
import { walk } from './walk.ts'

/** Rules about one object; register a new one here. */
const objectRules: readonly ObjectRule<never>[] = [
  agesReversed,
  scheduleDatesReversed,
  costDatesReversed,
  coordinatesHalved,
  coordinatesSwapped,
  byday,
  monthDayWithWeekly,
  dayNumbers,
  untilAndCount,
] as readonly ObjectRule<EntityName>[] as never

/** Rules about the whole directory; register a new one here. */
const directoryRules: readonly DirectoryRule[] = [
  unknownReference,
  duplicateId,
  duplicateSlug,
  duplicatePlace,
  parentCycle,
  draftReference,
  removedInUse,
  badPolygon,
  badPostcode,
]

/** Everything the rules find in a directory. */
export function* checkDirectory(directory: Directory): Generator<Diagnostic> {
  const rulesOf = new Map<EntityName, ObjectRule<never>[]>()
  for (const rule of objectRules)
    rulesOf.set(rule.entity, [...(rulesOf.get(rule.entity) ?? []), rule])
  for (const { kind, value, file } of directory.records)
    for (const { entity, value: inner, path } of walk(kind, value))
      for (const rule of rulesOf.get(entity) ?? []) {
        const at = (...steps: Path) => ({ file, path: [...path, ...steps] })
        yield* rule.check(inner as never, at)
      }
  for (const rule of directoryRules) yield* rule(directory)
}
