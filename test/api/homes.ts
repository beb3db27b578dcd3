import { join } from 'node:path'
import { createApi } from '../../src/api/api.ts'
import type { Manifest } from '../../src/api/manifest.ts'
import { createMemoryStore } from '../../src/api/memory-store.ts'
import { buildSite, loadContent } from '../../src/generator/pipeline.ts'
import { bodiesOf } from '../generator/publish/bodies.ts'
import { composeSite } from '../../src/generator/site/site.ts'
import { startDev } from '../../src/cli/dev/dev.ts'
import { startPreview } from '../../src/hosts/node/preview.ts'
import { startService } from '../../src/hosts/node/serve.ts'
import { MANIFEST } from '../../src/feed/paths.ts'
import { startNetlify } from '../hosts/netlify/netlify.ts'
import { type ContentFiles, type TemporaryFolder, createFolder } from './content.ts'
import type { Home } from './contract.ts'

/** A content folder and its build. */
export interface Built {
  readonly content: string
  readonly out: string
  remove(): Promise<void>
}

/** Builds content in a temporary folder. */
export async function buildContent(
  files: ContentFiles,
  env: Readonly<Record<string, string>> = {},
): Promise<Built> {
  const folder = await writeContent(files)
  const [content, out] = [join(folder.path, 'content'), join(folder.path, 'dist')]
  try {
    const { loaded, published } = await buildSite({ content, out, env })
    if (!published) throw new Error(JSON.stringify(loaded.diagnostics, null, 2))
    return { content, out, remove: folder.remove }
  } catch (error) {
    await folder.remove()
    throw error
  }
}

/** Writes content into `content/` of a temporary folder. */
export async function writeContent(files: ContentFiles): Promise<TemporaryFolder> {
  const folder = await createFolder()
  const below = Object.entries(files).map(([name, text]) => [`content/${name}`, text])
  await folder.write(Object.fromEntries(below) as ContentFiles)
  return folder
}

/** The files of a site in memory, and its manifest. */
export interface MemorySite {
  readonly files: Map<string, string | Uint8Array>
  readonly manifest: Manifest
}

export async function composeContent(content: string): Promise<MemorySite> {
  const { directory, build, sectors, diagnostics } = await loadContent(content)
  if (!directory) throw new Error(JSON.stringify(diagnostics, null, 2))
  const files = bodiesOf(composeSite(directory, { build, sectors }))
  return { files, manifest: JSON.parse(files.get(MANIFEST) as string) as Manifest }
}

/** The API over a site in memory. */
export async function startMemory({ content }: Built): Promise<Home> {
  const base = 'https://feed.example.org'
  const { files, manifest } = await composeContent(content)
  const api = createApi({ store: createMemoryStore(files), manifest })
  return {
    base,
    fetch: (path, init) => api(new Request(base + path, init)),
    close: () => Promise.resolve(),
  }
}

export const startDevHome = async ({ content }: Built): Promise<Home> =>
  overHttp(await startDev({ content, port: 0, onBuild: () => {} }))

export const startPreviewHome = async ({ out }: Built): Promise<Home> =>
  overHttp(await startPreview({ out, port: 0 }))

export const startServiceHome = async ({ out }: Built): Promise<Home> =>
  overHttp(await startService({ out, port: 0, read: () => undefined }))

/** The environment of a build on Netlify, from which the feed takes its address. */
export const netlifyEnv = {
  NETLIFY: 'true',
  CONTEXT: 'production',
  URL: 'https://aldermouth.netlify.app',
}

export const startEdge = async ({ out }: Built): Promise<Home> => ({
  ...overHttp(await startNetlify({ siteDir: join(out, 'site'), functionsDir: join(out, 'edge') })),
  base: netlifyEnv.URL,
})

interface Server {
  readonly origin: string
  close(): Promise<void>
}

const overHttp = ({ origin, close }: Server): Home => ({
  base: origin,
  fetch: (path, init) => fetch(origin + path, { redirect: 'manual', ...init }),
  close,
})
