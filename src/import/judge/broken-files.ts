import type { SourceFile } from '../../content/source-file.ts'
import type { FileChange } from '../../edit/file-change.ts'
import { checkContent } from '../../pipeline.ts'

/**
 * The files whose change would bring an error to the directory, such as a reference to what an editor removed, each with the
 * message. An error that stands elsewhere leaves no change that is safe.
 */
export function brokenFiles(
  sources: readonly SourceFile[],
  planned: readonly FileChange[],
): ReadonlyMap<string, string> {
  const broken = new Map<string, string>()
  const known = planned.length > 0 ? new Set(errorsIn(sources).map(nameOf)) : new Set()
  for (;;) {
    const changes = planned.filter(({ file }) => !broken.has(file))
    if (changes.length === 0) return broken
    const fresh = errorsIn(withChanges(sources, changes)).filter(
      (error) => !known.has(nameOf(error)),
    )
    const [first] = fresh
    if (!first) return broken
    const own = fresh.filter(({ place }) => changes.some(({ file }) => file === place.file))
    for (const { place, message } of own) broken.set(place.file, message)
    if (own.length === 0)
      for (const { file } of changes) broken.set(file, `${first.place.file}: ${first.message}`)
  }
}

const errorsIn = (sources: readonly SourceFile[]) =>
  checkContent(sources).diagnostics.filter(({ severity }) => severity === 'error')

const nameOf = ({ code, message, place }: ReturnType<typeof errorsIn>[number]) =>
  `${code} ${place.file} ${message}`

function withChanges(sources: readonly SourceFile[], changes: readonly FileChange[]): SourceFile[] {
  const files = new Map(sources.map((source) => [source.file, source]))
  for (const { file, after } of changes)
    if (after !== undefined) files.set(file, { file, text: after })
  return [...files.values()].toSorted((a, b) => (a.file < b.file ? -1 : 1))
}
