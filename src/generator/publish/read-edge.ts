import { readFile, readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { bundleEdge as fromSources } from './bundle-edge.ts'
import { insertManifest } from './insert-manifest.ts'

/** The folder of the edge functions in the package, which were bundled when it was made. */
const EDGE = fileURLToPath(new URL('../edge/', import.meta.url))

/** Stands for bundle-edge.ts in the package: nothing is left to bundle. */
export const bundleEdge: typeof fromSources = async () => {
  const names = (await readdir(EDGE)).sort()
  const files = await Promise.all(
    names.map(async (name) => ({ path: `/${name}`, body: await readFile(EDGE + name, 'utf8') })),
  )
  return (manifest) => files.map((file) => insertManifest(file, manifest))
}
