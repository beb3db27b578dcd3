import type { Path, Place, Reported } from '../diagnostics/diagnostic.ts'
import type { EntityName } from '../hsds/entities.ts'
import { memoise, memoiseBetweenChecks, once } from '../text/memoise.ts'
import type { ContentRecord } from '../record/schema/written.ts'
import { type SectorTable, createSectorTable } from '../countries/gb/sectors.ts'
import type { Settings } from '../record/settings/settings.ts'
import type { Directory } from './directory.ts'
import type { Privacy } from './privacy.ts'
import { textsOf } from './published-texts.ts'
import type { Finding, ObjectCheck, Rule } from './rules/rule.ts'
import { rules } from './rules/rules.ts'
import { type WrittenObject, walk } from './walk.ts'

/** Runs every rule on a directory. Without the table of sectors, the rules that need it find nothing. */
export function* checkDirectory(
  directory: Directory,
  sectors: SectorTable = NO_SECTORS,
): Generator<Reported> {
  const checkRecord = recordCheckerOf(directory.privacy)(directory.settings)(sectors)
  for (const record of directory.records) yield* checkRecord(record)
  for (const rule of rules)
    for (const finding of rule.directory?.(directory) ?? []) yield toDiagnostic(rule, finding)
}

const toDiagnostic = ({ code, severity }: Rule, finding: Finding): Reported => ({
  code,
  severity,
  ...finding,
})

const NO_SECTORS = createSectorTable('')

/** Checks one record by its settings. Caches what is found when the same records are checked again. */
const recordCheckerOf = memoise((privacy: Privacy) =>
  memoise((settings: Settings) =>
    memoise((sectors: SectorTable) =>
      memoiseBetweenChecks((record: ContentRecord): readonly Reported[] => {
        const { kind, value, file } = record
        const found: Reported[] = []
        const objects = walk(kind, value)
        for (const object of objects) checkObject(object, file, { settings, sectors }, found)
        const texts = once(() => textsOf(record, objects))
        const context = { record, settings, privacy, objects, texts }
        for (const { rule, check } of recordChecks)
          for (const finding of check(context)) found.push(toDiagnostic(rule, finding))
        return found.length > 0 ? found : NONE
      }),
    ),
  ),
)

/** Shared by most records, to save memory. */
const NONE: readonly Reported[] = []

function checkObject(
  { entity, value, path }: WrittenObject,
  file: string,
  { settings, sectors }: { readonly settings: Settings; readonly sectors: SectorTable },
  found: Reported[],
): void {
  const checks = objectChecks.get(entity)
  if (!checks) return
  const at = (...steps: Path): Place => ({ file, path: [...path, ...steps] })
  for (const { rule, check } of checks)
    for (const finding of check(value as never, at, settings, sectors))
      found.push(toDiagnostic(rule, finding))
}

const recordChecks = rules.flatMap((rule) => (rule.record ? { rule, check: rule.record } : []))

/** The checks of each kind of object, with their rules. */
const objectChecks = new Map<EntityName, { rule: Rule; check: ObjectCheck<never> }[]>()
for (const rule of rules)
  for (const [name, check] of Object.entries(rule.objects ?? {})) {
    const entity = name as EntityName
    objectChecks.set(entity, [...(objectChecks.get(entity) ?? []), { rule, check: check as never }])
  }
