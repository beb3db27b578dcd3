import type { CheckContext } from '../../content/checked.ts'
import type { Version } from '../../changes/version.ts'
import { createParseCache } from '../../content/parse-cache.ts'
import { toVersion } from '../../content/version.ts'
import type { SourceFile } from '../../content/source-file.ts'
import type { Reported } from '../../diagnostics/diagnostic.ts'
import type { Directory } from '../../directory/directory.ts'
import { checkContent } from '../../generator/pipeline.ts'
import { changedPostcodes, ingestedIn } from '../../io/postcodes/changed-postcodes.ts'
import { readPostcodesFolder } from '../../io/postcodes/postcodes-folder.ts'
import { type ChangedFiles, readChangedFiles } from '../../io/read/changed-files.ts'
import { type Range, RevisionError, withVersion } from '../../io/read/git-version.ts'
import { createPublicReader } from '../../io/read/public-files.ts'
import { readBaseline } from '../../io/read/read-baseline.ts'
import { readContent } from '../../io/read/read-content.ts'
import { shippedSectors } from '../../io/shipped-sectors.ts'

/** A version of a content folder with its problems. */
export interface LoadedVersion extends Version {
  readonly sources: readonly SourceFile[]
  readonly diagnostics: readonly Reported[]
}

/** A content folder before and after a change. */
export interface LoadedChange {
  readonly before: LoadedVersion
  readonly after: LoadedVersion
  /** Every file of the repository that the change touches. */
  readonly touched: ChangedFiles
}

/**
 * Reads a content folder at one commit, and at another or as it is now; both as they are published on a day: without one, on the
 * day that the clock of the directory shows.
 */
export async function loadChange(
  content: string,
  { base, head }: Range,
  today?: string,
): Promise<LoadedChange> {
  const cache = createParseCache()
  const now = new Date()
  const was = await withVersion(content, base, async (copy) => ({
    ...(await read(copy, { cache, now, today })),
    postcodes: ingestedIn(readPostcodesFolder(copy)),
  }))
  const { postcodes } = was
  const start = was.linked && { before: toVersion(was.linked, was.sources) }
  const baseline = await readBaseline(content, base, { cache, start: { ...start, postcodes } })
  const options = { baseline, cache, now, today }
  const is = await (head
    ? withVersion(content, head, (copy) => read(copy, options))
    : read(content, options))
  const known = was.linked ?? is.linked
  if (!known)
    throw new RevisionError('The settings in `directory.yaml` have errors. `osd check` lists them.')
  const before = { ...was, ...toVersion(was.linked ?? emptied(known), was.sources) }
  // Records cannot be linked without settings, so they count as unchanged.
  const { directory, texts } = is.linked ? toVersion(is.linked, is.sources) : before
  const touched = await readChangedFiles(content, head ? { base, head } : { base })
  return { before, after: { ...is, directory, texts }, touched }
}

async function read(
  folder: string,
  context: Pick<CheckContext, 'baseline' | 'cache' | 'now' | 'today'>,
) {
  const { sources, diagnostics: unread } = await readContent(folder)
  const postcodes = readPostcodesFolder(folder)
  const changed = changedPostcodes(postcodes, context.baseline?.postcodes)
  const { files: publicFiles, diagnostics: unpublished } = createPublicReader(folder)()
  const before = [...unread, ...postcodes.diagnostics, ...changed, ...unpublished]
  const sectors = shippedSectors()
  const { linked, diagnostics } = checkContent(sources, {
    before,
    sectors,
    publicFiles,
    ...context,
  })
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
