import type { Version } from '../../changes/version.ts'
import type { Reported } from '../../diagnostics/diagnostic.ts'
import type { Directory } from '../../directory/directory.ts'
import { readPostcodesFolder } from '../../postcodes/postcodes-folder.ts'
import { checkContent } from '../../pipeline.ts'
import type { CheckContext } from '../../content/checked.ts'
import { createParseCache } from '../../content/parse-cache.ts'
import { toVersion } from '../../content/version.ts'
import { type Range, RevisionError, withVersion } from '../../read/git-version.ts'
import { readBaseline } from '../../read/read-baseline.ts'
import { readContent } from '../../read/read-content.ts'
import type { SourceFile } from '../../content/source-file.ts'

/** A version of a content folder with its problems. */
export interface LoadedVersion extends Version {
  readonly sources: readonly SourceFile[]
  readonly diagnostics: readonly Reported[]
}

/** A content folder before and after a change. */
export interface LoadedChange {
  readonly before: LoadedVersion
  readonly after: LoadedVersion
}

/** Reads a content folder at one commit, and at another or as it is now. */
export async function loadChange(content: string, { base, head }: Range): Promise<LoadedChange> {
  const cache = createParseCache()
  const was = await withVersion(content, base, (copy) => read(copy, { cache }))
  const start = was.linked && toVersion(was.linked, was.sources)
  const baseline = await readBaseline(content, base, { before: start, cache })
  const is = await (head
    ? withVersion(content, head, (copy) => read(copy, { baseline, cache }))
    : read(content, { baseline, cache }))
  const known = was.linked ?? is.linked
  if (!known)
    throw new RevisionError('The settings in `directory.yaml` have errors. `osd check` lists them.')
  const before = { ...was, ...toVersion(was.linked ?? emptied(known), was.sources) }
  // Records cannot be linked without settings, so they count as unchanged.
  const { directory, texts } = is.linked ? toVersion(is.linked, is.sources) : before
  return { before, after: { ...is, directory, texts } }
}

async function read(folder: string, options: Pick<CheckContext, 'baseline' | 'cache'>) {
  const { sources, diagnostics: unread } = await readContent(folder)
  const before = [...unread, ...readPostcodesFolder(folder).diagnostics]
  const { linked, diagnostics } = checkContent(sources, { before, ...options })
  return { sources, diagnostics, ...(linked && { linked }) }
}

/** A directory without records. */
const emptied = (directory: Directory): Directory => ({
  ...directory,
  records: [],
  organizations: [],
  locations: [],
  services: [],
  taxonomies: [],
  areas: new Map(),
  removed: [],
  unresolved: [],
})
