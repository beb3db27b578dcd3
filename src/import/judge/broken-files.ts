import type { SourceFile } from '../../content/source-file.ts'
import type { Reported } from '../../diagnostics/diagnostic.ts'
import type { FileChange } from '../../edit/file-change.ts'
import { createFileJudge } from '../../generator/judge-files.ts'
import type { Checking } from './judge-records.ts'

/**
 * The files whose change would bring an error to the directory, such as a reference to what an editor removed, each with the
 * message. Of an error that stands elsewhere, the first change with which it comes is left out, and the others stay.
 */
export function brokenFiles(
  sources: readonly SourceFile[],
  planned: readonly FileChange[],
  checking: Checking,
): ReadonlyMap<string, string> {
  const broken = new Map<string, string>()
  const judge = createFileJudge(sources, checking)
  const freshWith = (changes: readonly FileChange[]) => judge(changes).errors
  for (let elsewhere = 0; ;) {
    const changes = planned.filter(({ file }) => !broken.has(file))
    if (changes.length === 0) return broken
    const fresh = freshWith(changes)
    const [first] = fresh
    if (!first) return broken
    const files = new Set(changes.map(({ file }) => file))
    const own = fresh.filter(({ place }) => files.has(place.file))
    for (const { place, message } of own) broken.set(place.file, message)
    if (own.length > 0) continue
    const why = `${first.place.file}: ${first.message}`
    const causes = ++elsewhere > MAX_CAUSES ? changes : [causeOf(changes, files, freshWith)]
    for (const { file } of causes) broken.set(file, why)
  }
}

/** After so many, no change is safe. */
const MAX_CAUSES = 20

/** The first change with which an error comes to a file that no change touches. */
function causeOf(
  changes: readonly FileChange[],
  files: ReadonlySet<string>,
  freshWith: (some: readonly FileChange[]) => readonly Reported[],
): FileChange {
  let [without, with_] = [0, changes.length]
  while (with_ - without > 1) {
    const middle = Math.floor((without + with_) / 2)
    const isBroken = freshWith(changes.slice(0, middle)).some(({ place }) => !files.has(place.file))
    if (isBroken) with_ = middle
    else without = middle
  }
  return changes[with_ - 1]!
}
