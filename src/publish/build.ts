import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Directory } from '../directory/directory.ts'
import type { Manifest } from '../api/manifest.ts'
import { MANIFEST, QUALITY, buildFolder } from '../feed/paths.ts'
import { countAdvised } from '../quality/document.ts'
import { bundleEdge } from './bundle-edge.ts'
import { feedOf } from '../site/feed.ts'
import { isPreview } from './host.ts'
import { type Interruption, listenForInterruption } from './interruption.ts'
import { refreshEditorSchemas } from './editor-schemas.ts'
import { type LoadedContent, loadContent } from '../content/load-content.ts'
import { planOf } from '../site/plan.ts'
import { qualityOf } from '../site/site.ts'
import { createSiteWriter } from './site-writer.ts'
import { documentStep, stepsOf } from '../site/steps.ts'
import { createThreadedWriter } from './thread/threaded-writer.ts'
import { type Target, createFileWriter } from './write-files.ts'
import { EDGE, SITE } from '../files/finished-build.ts'
import { recoverFolder, stageFolder } from '../files/staged-folder.ts'

export interface BuildOptions {
  readonly content: string
  readonly out: string
  /** What the host says about the build, such as its address. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Told now and then how many records are composed. */
  readonly onProgress?: (records: number) => void
}

export interface BuildResult {
  readonly loaded: LoadedContent
  /** What was published; nothing when an error stood in the way. */
  readonly published?: Published
}

interface Published {
  readonly files: number
  readonly bytes: number
  readonly manifest: Manifest
  /** How many records there is advice on. */
  readonly advised: number
  /** Where the old build still lies, which could not be deleted. */
  readonly left?: string | undefined
}

/** Builds a content folder into an output folder, whole or not at all; `Interrupted` when the program is told to end. */
export async function buildSite({
  content,
  out,
  env = {},
  onProgress = () => {},
}: BuildOptions): Promise<BuildResult> {
  recoverFolder(out)
  const bundling = bundleEdge()
  // Whoever waits for it is told when it fails; nobody does when the records have errors.
  bundling.catch(() => {})
  const loaded = await loadContent(content, { isPreview: isPreview(env) })
  refreshEditorSchemas(content, loaded)
  if (!loaded.directory) return { loaded }
  const address = addressFrom(env, loaded.directory.settings.base_url)
  const directory = address ? withAddress(loaded.directory, address) : loaded.directory
  // Before there is anything to tidy away, so that none of it is left.
  const interruption = listenForInterruption()
  try {
    const todo = { loaded, out, bundling, interruption, onProgress }
    return { loaded, published: await publish(directory, todo) }
  } finally {
    interruption.close()
  }
}

interface Publishing extends Required<Pick<BuildOptions, 'out' | 'onProgress'>> {
  readonly loaded: LoadedContent
  readonly bundling: ReturnType<typeof bundleEdge>
  readonly interruption: Interruption
}

async function publish(
  directory: Directory,
  { loaded, out, bundling, interruption, onProgress }: Publishing,
): Promise<Published> {
  const staged = stageFolder(out)
  const targetIn = (part: string): Target => ({
    folder: join(staged.folder, part),
    old: staged.old && join(staged.old, part),
    ...renamedIn(staged.old, loaded.build),
  })
  const feed = feedOf(directory)
  const isLarge = loaded.sources.length >= LARGE
  const writer = (isLarge ? createThreadedWriter : createSiteWriter)({
    plan: planOf(feed, loaded),
    target: targetIn(SITE),
  })
  try {
    let records = 0
    for (const step of stepsOf(feed, loaded)) {
      await writer.take(step)
      if (++records % 1000 > 0) continue
      onProgress(records)
      await interruption.check()
    }
    const quality = qualityOf(directory, loaded)
    await writer.take(documentStep(QUALITY, quality))
    const { files, bytes, manifest } = await writer.finish()
    const edge = (await bundling)(manifest)
    const writeEdge = createFileWriter(targetIn(EDGE))
    const edgeBytes = edge.reduce((sum, one) => sum + writeEdge(one), 0)
    await interruption.check()
    const { left } = staged.swap()
    const advised = countAdvised(quality)
    return { files: files + edge.length, bytes: bytes + edgeBytes, manifest, advised, left }
  } catch (error) {
    await writer.stop()
    staged.discard()
    // Ctrl-C ends the programs as well that this one has started, and may be heard here after they broke.
    await interruption.check()
    throw error
  }
}

/** From so many files of records on, it is worth while to start a thread. */
const LARGE = 1000

/** The folder that has the name of this build, and what it is called in an older one. */
function renamedIn(old: string | undefined, build: string): Pick<Target, 'renamed'> {
  const before = old && lastBuild(old)
  return before ? { renamed: [buildFolder(build), buildFolder(before)] } : {}
}

/** The name of the build that lies in an output folder, if one does. */
function lastBuild(out: string): string | undefined {
  try {
    const { build } = JSON.parse(readFileSync(join(out, SITE, MANIFEST), 'utf8')) as Manifest
    return build
  } catch {
    return undefined
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
