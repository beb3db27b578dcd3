import type { Baseline } from '../../changes/baseline/baseline.ts'
import type { Version } from '../../changes/version.ts'
import { linkSources } from '../../content/link-sources.ts'
import { type ParseCache, createParseCache } from '../../content/parse-cache.ts'
import { publishedCommit, startOfChange } from './branches.ts'
import { ingestedIn } from '../postcodes/changed-postcodes.ts'
import { readPostcodesFolder } from '../postcodes/postcodes-folder.ts'
import { withVersion } from './git-version.ts'
import { createContentReader } from './content-reader.ts'
import { createPublicReader } from './public-files.ts'

/** What the content was at the start of a change. */
type Start = Pick<Baseline, 'before' | 'postcodes'>

interface BaselineOptions {
  readonly cache?: ParseCache
  /** The content at the commit, where it was read already. */
  readonly start?: Start
}

/** What a change is judged against that starts from a commit. */
export async function readBaseline(
  content: string,
  base: string,
  { cache = createParseCache(), start }: BaselineOptions = {},
): Promise<Baseline> {
  const { before, postcodes } = start ?? (await startAt(content, base, cache))
  const live = await publishedCommit(content)
  const published =
    live === base ? before : live && (await withVersion(content, live, (copy) => link(copy, cache)))
  return {
    ...(postcodes && { postcodes }),
    ...(before && { before }),
    ...(published && { published: published.directory }),
  }
}

/**
 * What the preview of a change is judged against: only personal details that are not on the main branch yet may not be
 * shown. It may show that an id vanished.
 */
export async function readPreviewBaseline(content: string): Promise<Baseline> {
  const base = await startOfChange(content)
  const before =
    base && (await withVersion(content, base, (copy) => link(copy, createParseCache())))
  return before ? { before } : {}
}

const startAt = (content: string, commit: string, cache: ParseCache): Promise<Start> =>
  withVersion(content, commit, async (copy) => {
    const before = await link(copy, cache)
    return { ...(before && { before }), postcodes: ingestedIn(readPostcodesFolder(copy)) }
  })

/** The records of a folder. Undefined when there are none, or their settings have errors. */
const link = async (folder: string, cache: ParseCache): Promise<Version | undefined> =>
  linkSources(createContentReader(folder)().sources, cache, createPublicReader(folder)().files)
