import type { Path, Place, Reported } from '../diagnostics/diagnostic.ts'
import type { EntityName } from '../hsds/entities.ts'
import { memoise, memoiseBetweenChecks, once } from '../text/memoise.ts'
import type { ContentRecord } from '../record/schema/written.ts'
import { type SectorTable, createSectorTable } from '../countries/gb/sectors.ts'
import type { Settings } from '../record/settings/settings.ts'
import type { Directory } from './directory.ts'
import { groupBy } from './group-by.ts'
import type { Privacy } from './privacy.ts'
import { textsOf } from './published-texts.ts'
import type { Finding, ObjectCheck, Rule } from './rules/rule.ts'
import { walk } from './walk.ts'

/** Makes the check of a directory by some rules. Without the table of sectors, the rules that need it find nothing. */
export function createCheck(rules: readonly Rule[]) {
  const recordCheckerOf = createRecordChecker(rules)
  return function* (directory: Directory, sectors: SectorTable = NO_SECTORS): Generator<Reported> {
    const checkRecord = recordCheckerOf(directory.privacy)(directory.settings)(sectors)
    for (const record of directory.records) yield* checkRecord(record)
    for (const rule of rules)
      for (const finding of rule.directory?.(directory) ?? []) yield toDiagnostic(rule, finding)
  }
}

const toDiagnostic = ({ code, severity }: Rule, finding: Finding): Reported => ({
  code,
  severity,
  ...finding,
})

const NO_SECTORS = createSectorTable('')

/** Makes the check of one record by its settings. It caches what is found when the same records are checked again. */
function createRecordChecker(rules: readonly Rule[]) {
  const recordChecks = rules.flatMap((rule) => (rule.record ? { rule, check: rule.record } : []))
  const objectChecks = objectChecksOf(rules)
  return memoise((privacy: Privacy) =>
    memoise((settings: Settings) =>
      memoise((sectors: SectorTable) =>
        memoiseBetweenChecks((record: ContentRecord): readonly Reported[] => {
          const { kind, value, file } = record
          const found: Reported[] = []
          const objects = walk(kind, value)
          for (const { entity, value: object, path } of objects) {
            const at = (...steps: Path): Place => ({ file, path: [...path, ...steps] })
            for (const { rule, check } of objectChecks.get(entity) ?? NO_CHECKS)
              for (const finding of check(object as never, at, settings, sectors))
                found.push(toDiagnostic(rule, finding))
          }
          const texts = once(() => textsOf(record, objects))
          const context = { record, settings, privacy, objects, texts }
          for (const { rule, check } of recordChecks)
            for (const finding of check(context)) found.push(toDiagnostic(rule, finding))
          return found.length > 0 ? found : NONE
        }),
      ),
    ),
  )
}

/** Shared by most records, to save memory. */
const NONE: readonly Reported[] = []

interface Checked {
  readonly rule: Rule
  readonly check: ObjectCheck<never>
}
const NO_CHECKS: readonly Checked[] = []

/** The checks of each kind of object, with their rules. */
function objectChecksOf(rules: readonly Rule[]): ReadonlyMap<EntityName, readonly Checked[]> {
  const all = rules.flatMap((rule) =>
    Object.entries(rule.objects ?? {}).map(([name, check]) => ({ name, rule, check })),
  )
  return groupBy(all as readonly (Checked & { readonly name: EntityName })[], ({ name }) => name)
}
