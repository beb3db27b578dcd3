import type { Baseline } from '../changes/baseline.ts'
import type { Version } from '../changes/version.ts'
import { linkSources } from '../content/link-sources.ts'
import { type ParseCache, createParseCache } from '../content/parse-cache.ts'
import { publishedCommit, startOfChange } from './branches.ts'
import { withVersion } from './git-version.ts'
import { readContent } from './read-content.ts'

interface BaselineOptions {
  /** The version at the commit, if it was read already. */
  readonly before?: Version | undefined
  readonly cache?: ParseCache
}

/** What a change is judged against that starts from a commit. */
export async function readBaseline(
  content: string,
  base: string,
  { cache = createParseCache(), ...known }: BaselineOptions = {},
): Promise<Baseline> {
  const before = known.before ?? (await versionAt(content, base, cache))
  const live = await publishedCommit(content)
  const published = live === base ? before : live && (await versionAt(content, live, cache))
  return { ...(before && { before }), ...(published && { published: published.directory }) }
}

/**
 * What the preview of a change is judged against: only personal details that are not on the main branch yet may not be
 * shown. It may show that an id vanished.
 */
export async function readPreviewBaseline(content: string): Promise<Baseline> {
  const base = await startOfChange(content)
  const before = base && (await versionAt(content, base, createParseCache()))
  return before ? { before } : {}
}

/** The records at a commit. Undefined when there are none, or their settings have errors. */
const versionAt = (
  content: string,
  commit: string,
  cache: ParseCache,
): Promise<Version | undefined> =>
  withVersion(content, commit, async (copy) =>
    linkSources((await readContent(copy)).sources, cache),
  )
