import type { FileChange } from '../edit/file-change.ts'
import type { SourceFile } from './source-file.ts'

/** The files of the content folder after some changes, sorted by path. */
export function withChanges(
  sources: readonly SourceFile[],
  changes: readonly FileChange[],
): SourceFile[] {
  const files = new Map(sources.map((source) => [source.file, source]))
  for (const { file, after } of changes) {
    if (after === undefined) files.delete(file)
    else files.set(file, { file, text: after })
  }
  return [...files.values()].toSorted((a, b) => (a.file < b.file ? -1 : 1))
}
