import { linkSources } from '../../content/link-sources.ts'
import type { ParseCache } from '../../content/parse-cache.ts'
import type { SourceFile } from '../../content/source-file.ts'
import { matchesOf } from '../../match/directory-matches.ts'
import { explain } from '../../match/explain.ts'

/** Records that may be one. A person decides. */
export interface Duplicate {
  readonly records: readonly string[]
  /** What they share, and what speaks against it; never a value. */
  readonly why: string
}

/** The most that are listed; `osd match` has them all. */
const MAX_LISTED = 200

/** What looks alike in the files as they will be, of whatever source: pairs of which an import brings at least one record. */
export function findDuplicates(
  files: readonly SourceFile[],
  isBrought: (id: string) => boolean,
  cache: ParseCache,
): Duplicate[] {
  const version = linkSources(files, cache)
  if (!version) return []
  return matchesOf(version.directory)
    .filter(({ a, b }) => isBrought(a.id) || isBrought(b.id))
    .slice(0, MAX_LISTED)
    .map(({ a, b, compared }) => ({
      records: [a, b].map(({ file }) => file.replace(/\.yaml$/, '')).sort(),
      why: explain(compared),
    }))
}
