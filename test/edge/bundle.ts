import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { bundle, validateManifest, type Manifest } from '@netlify/edge-bundler'
import { denoBinary } from './deno.ts'

/**
 * Bundles a folder of functions as a deploy does; returns its manifest and throws what would fail
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
    // The bundler leaves this to the build that called it.
    validateManifest(manifest)
    // And this to nobody: a function whose `config` could not be read is deployed, and never runs.
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

/**
 * The bundler looks for Deno on the PATH, then in its cache, then downloads one. This is such a
 * cache.
 */
async function ownDeno(workspace: string): Promise<string> {
  await symlink(denoBinary(), join(workspace, 'deno'))
  const { version } = createRequire(import.meta.url)('deno/package.json') as { version: string }
  await writeFile(join(workspace, 'version.txt'), version)
  return workspace
}

/**
 * The script that reads a function's `config` imports one type from Netlify's server; it can do
 * without.
 */
async function offlineTypes(workspace: string): Promise<string> {
  const file = join(workspace, 'import-map.json')
  const types = 'data:application/typescript,export type NetlifyGlobal = any'
  const imports = { 'https://edge.netlify.com/bootstrap/globals/types.ts': types }
  await writeFile(file, JSON.stringify({ imports }))
  return file
}
