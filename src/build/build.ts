import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Directory } from '../directory/directory.ts'
import type { Manifest } from '../api/manifest.ts'
import { MANIFEST, QUALITY, buildFolder } from '../feed/paths.ts'
import { type QualityDocument, countAdvised } from '../quality/document.ts'
import { bundleEdge } from './bundle-edge.ts'
import { isPreview } from './host.ts'
import { refreshEditorSchemas } from './editor-schemas.ts'
import { type LoadedContent, loadContent } from './load-content.ts'
import type { PublishedFile } from './published-file.ts'
import { composeSite } from './site.ts'
import { EDGE, SITE, recover, startDraft } from './write-site.ts'

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
    /** How many records there is advice on. */
    readonly advised: number
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
  const bundling = bundleEdge()
  // Whoever waits for it is told when it fails; nobody does when the records have errors.
  bundling.catch(() => {})
  const loaded = await loadContent(content, { isPreview: isPreview(env) })
  refreshEditorSchemas(content, loaded)
  if (!loaded.directory) return { loaded }
  const address = addressFrom(env, loaded.directory.settings.base_url)
  const directory = address ? withAddress(loaded.directory, address) : loaded.directory
  const draft = startDraft(out, { before: pathInBuild(lastBuild(out), loaded.build) })
  try {
    let files = 0
    let manifest: Manifest | undefined
    let advised = 0
    for (const file of composeSite(directory, loaded)) {
      await draft.write(SITE, file)
      files += 1
      if (file.path === MANIFEST) manifest = read<Manifest>(file)
      if (file.path === QUALITY) advised = countAdvised(read<QualityDocument>(file))
      if (files % 1000 === 0) onProgress?.(files)
    }
    const bundle = await bundling
    for (const file of bundle(manifest as Manifest)) {
      await draft.write(EDGE, file)
      files += 1
    }
    const bytes = await draft.finish()
    draft.publish()
    return { loaded, published: { files, bytes, manifest: manifest as Manifest, advised } }
  } catch (error) {
    await draft.discard()
    throw error
  }
}

const read = <T>(file: PublishedFile) => JSON.parse((file as { body: string }).body) as T

/** The name of the build that lies in an output folder, if one does. */
function lastBuild(out: string): string | undefined {
  try {
    const { build } = JSON.parse(readFileSync(join(out, SITE, MANIFEST), 'utf8')) as Manifest
    return build
  } catch {
    return undefined
  }
}

/** Where another build has what this one has under a path. */
const pathInBuild = (other: string | undefined, build: string) => (path: string) =>
  other === undefined ? path : path.replace(buildFolder(build), buildFolder(other))

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
