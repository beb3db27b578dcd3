import { createHash } from 'node:crypto'
import type { Reported } from '../diagnostic.ts'
import type { Directory } from '../directory/directory.ts'
import type { Manifest } from '../api/manifest.ts'
import { MANIFEST } from '../feed/paths.ts'
import { bundleEdge } from './bundle-edge.ts'
import { type ParseCache, checkContent } from './check-content.ts'
import type { PostcodeSource } from '../coverage/gazetteer/postcode-source.ts'
import { refreshEditorSchemas } from './editor-schemas.ts'
import { openPostcodes, postcodesMark } from './open-postcodes.ts'
import { readHistory } from './git-history.ts'
import { type SourceFile, readContent } from './read-content.ts'
import { composeSite } from './site.ts'
import { EDGE, SITE, recover, startDraft } from './write-site.ts'

/** Everything that was read of a content folder, and what was found in it. */
export interface LoadedContent {
  readonly directory?: Directory
  readonly diagnostics: readonly Reported[]
  readonly sources: readonly SourceFile[]
  /** The ingested postcodes that the directory publishes. */
  readonly postcodes: readonly PostcodeSource[]
  /** The name of a build of this content: the same for the same records and the same history. */
  readonly build: string
}

export { createParseCache } from './check-content.ts'

/** Reads and checks a content folder; with a cache, only what has changed since the last time is parsed. */
export async function loadContent(content: string, cache?: ParseCache): Promise<LoadedContent> {
  const [{ sources, diagnostics: before }, history] = await Promise.all([
    readContent(content),
    readHistory(content),
  ])
  const checked = checkContent(sources, {
    before: [...before, ...history.diagnostics],
    history: history.modified,
    ...(cache && { cache }),
  })
  const { directory } = checked
  return {
    ...checked,
    sources,
    postcodes: directory ? openPostcodes(content, directory) : [],
    build: nameOf(sources, history.modified, postcodesMark(content)),
  }
}

export interface BuildOptions {
  readonly content: string
  readonly out: string
  /** What the host says about the build, such as its address. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Told now and then how many files are written. */
  readonly onProgress?: (files: number) => void
}

export interface BuildResult {
  readonly loaded: LoadedContent
  /** What was published; nothing when an error stood in the way. */
  readonly published?: {
    readonly files: number
    readonly bytes: number
    readonly manifest: Manifest
  }
}

/** Builds a content folder into an output folder, whole or not at all. */
export async function buildSite({
  content,
  out,
  env = {},
  onProgress,
}: BuildOptions): Promise<BuildResult> {
  recover(out)
  const loaded = await loadContent(content)
  refreshEditorSchemas(content, loaded)
  if (!loaded.directory) return { loaded }
  const address = addressFrom(env, loaded.directory.settings.base_url)
  const directory = address ? withAddress(loaded.directory, address) : loaded.directory
  const draft = startDraft(out)
  try {
    let files = 0
    let bytes = 0
    let manifest: Manifest | undefined
    for (const file of composeSite(directory, loaded)) {
      draft.write(SITE, file)
      files += 1
      bytes += Buffer.byteLength(file.body)
      if (file.path === MANIFEST) manifest = JSON.parse(file.body as string) as Manifest
      if (files % 1000 === 0) onProgress?.(files)
    }
    for (const file of await bundleEdge(manifest as Manifest)) draft.write(EDGE, file)
    draft.publish()
    return { loaded, published: { files, bytes, manifest: manifest as Manifest } }
  } catch (error) {
    draft.discard()
    throw error
  }
}

const withAddress = (directory: Directory, base_url: string): Directory => ({
  ...directory,
  settings: { ...directory.settings, base_url },
})

/**
 * The address under which Netlify will publish this build
 * (https://docs.netlify.com/build/configure-builds/environment-variables/): a preview has its own, which must not lead to
 * the feed of the public.
 */
export function addressFrom(
  env: Readonly<Record<string, string | undefined>>,
  base_url?: string,
): string | undefined {
  if (env.NETLIFY !== 'true') return undefined
  return env.CONTEXT === 'production' ? (base_url ?? env.URL) : env.DEPLOY_PRIME_URL
}

/** Changes when what is published changes its form, so that no function reads files of another form. */
const EDITION = 1

function nameOf(
  sources: readonly SourceFile[],
  history: ReadonlyMap<string, string>,
  postcodes: string,
): string {
  const hash = createHash('sha256').update(`${EDITION}\0${postcodes}\0`)
  for (const { file, text } of sources)
    hash.update(`${file}\0${text.length}\0${history.get(file) ?? ''}\0${text}`)
  return hash.digest('hex').slice(0, 16)
}
