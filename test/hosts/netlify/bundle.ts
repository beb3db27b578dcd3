import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { bundle, validateManifest, type Manifest } from '@netlify/edge-bundler'
import { denoBinary } from './deno.ts'

/**
 * Bundles a folder of functions as a deploy does. Returns its manifest, and throws what would fail
 * the deploy.
 */
export async function bundleFunctions(folder: string): Promise<Manifest> {
  const workspace = await mkdtemp(join(tmpdir(), 'osd-bundle-'))
  const log: unknown[] = []
  try {
    const { functions, manifest } = await bundle([resolve(folder)], workspace, [], {
      cacheDirectory: await ownDeno(workspace),
      importMapPaths: [await offlineTypes(workspace)],
      userLogger: (...words: unknown[]) => log.push(...words),
    })
    // The build that calls the bundler does this.
    validateManifest(manifest)
    // Netlify does not do this: it deploys a function whose `config` cannot be read, and never runs it.
    const routes = [...manifest.routes, ...manifest.post_cache_routes]
    const lost = functions.filter(({ name }) => routes.every((route) => route.function !== name))
    if (lost.length > 0) throw new Error(`No path leads to ${lost.map(({ name }) => name)}.`)
    return manifest
  } catch (error) {
    throw new Error([error, ...log].join('\n'), { cause: error })
  } finally {
    await rm(workspace, { recursive: true, force: true })
  }
}

/** A cache with our Deno. The bundler looks for Deno on the PATH, then in its cache, and then downloads one. */
async function ownDeno(workspace: string): Promise<string> {
  await symlink(denoBinary(), join(workspace, 'deno'))
  const { version } = createRequire(import.meta.url)('deno/package.json') as { version: string }
  await writeFile(join(workspace, 'version.txt'), version)
  return workspace
}

/** Replaces the one type that the script reading a function's `config` imports from Netlify's server. */
async function offlineTypes(workspace: string): Promise<string> {
  const file = join(workspace, 'import-map.json')
  const types = 'data:application/typescript,export type NetlifyGlobal = any'
  const imports = { 'https://edge.netlify.com/bootstrap/globals/types.ts': types }
  await writeFile(file, JSON.stringify({ imports }))
  return file
}
