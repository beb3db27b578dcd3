import type { SourceFile } from '../../content/source-file.ts'
import { withChanges } from '../../content/with-changes.ts'
import { freshProblems } from '../../diagnostics/fresh.ts'
import type { FileChange } from '../../edit/file-change.ts'
import { checkContent } from '../../generator/pipeline.ts'
import type { SectorTable } from '../../places/sectors.ts'

/**
 * The files whose change would bring an error to the directory, such as a reference to what an editor removed, each with the
 * message. An error that stands elsewhere leaves no change that is safe.
 */
export function brokenFiles(
  sources: readonly SourceFile[],
  planned: readonly FileChange[],
  sectors: SectorTable,
): ReadonlyMap<string, string> {
  const broken = new Map<string, string>()
  const known = planned.length > 0 ? errorsIn(sources, sectors) : []
  for (;;) {
    const changes = planned.filter(({ file }) => !broken.has(file))
    if (changes.length === 0) return broken
    const fresh = freshProblems(known, errorsIn(withChanges(sources, changes), sectors))
    const [first] = fresh
    if (!first) return broken
    const own = fresh.filter(({ place }) => changes.some(({ file }) => file === place.file))
    for (const { place, message } of own) broken.set(place.file, message)
    if (own.length === 0)
      for (const { file } of changes) broken.set(file, `${first.place.file}: ${first.message}`)
  }
}

const errorsIn = (sources: readonly SourceFile[], sectors: SectorTable) =>
  checkContent(sources, { sectors }).diagnostics.filter(({ severity }) => severity === 'error')
