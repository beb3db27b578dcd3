import type { ReadContent } from '../../content/source-file.ts'
import { readWhenStable } from '../files/read-when-stable.ts'
import { type Reading, createContentReader } from './content-reader.ts'
import { unstableFile } from './file-problem.ts'

/**
 * Reads every record and area in a folder, all as they were at one moment. Files that cannot be read become diagnostics and
 * do not stop the others.
 */
export const readContent = (root: string): Promise<ReadContent> =>
  readStableContent(createContentReader(root))

/** Reads until nothing changes, and nothing has for a moment. Files that keep changing are left out and become diagnostics. */
export async function readStableContent(read: () => Reading): Promise<ReadContent> {
  const { value, unstable } = await readWhenStable(read, changedFiles)
  return {
    sources: value.sources.filter(({ file }) => !unstable.includes(file)),
    diagnostics: [...value.diagnostics, ...unstable.map(unstableFile)],
  }
}

/**
 * The files that are not the same in both reads, or changed a moment before the second. A reader returns the same `SourceFile`
 * for an unchanged file.
 */
function changedFiles(before: Reading, now: Reading): string[] {
  const left = new Map(before.sources.map((source) => [source.file, source]))
  const changed = now.sources.filter((source) => {
    const isSame = left.get(source.file) === source
    left.delete(source.file)
    return !isSame
  })
  return [...new Set([...left.keys(), ...changed.map(({ file }) => file), ...now.recent])]
}
