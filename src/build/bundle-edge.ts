import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Manifest } from '../api/manifest.ts'
import type { WrittenFile } from './site/published-file.ts'

/**
 * The build of FlexSearch that has its Encoder and little else. The package keeps it but does not export it; a test holds
 * its Encoder equal to that of the whole.
 */
const flexsearch = join(
  dirname(createRequire(import.meta.url).resolve('flexsearch')),
  'flexsearch.light.module.min.js',
)

const entry = (name: string) => fileURLToPath(new URL(`../edge/${name}.ts`, import.meta.url))

/** Stands in a bundle where the manifest of a build goes. */
const HERE = '"the manifest of a build"'

/**
 * Bundles the edge functions. The manifest goes into them at the end, so that another process can bundle while the site
 * is made.
 */
export async function bundleEdge(): Promise<(manifest: Manifest) => WrittenFile[]> {
  const { outputFiles } = await build({
    entryPoints: { feed: entry('feed'), methods: entry('methods') },
    outdir: '/',
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    alias: { flexsearch },
    define: { MANIFEST: HERE },
    logLevel: 'silent',
  })
  return (manifest) =>
    outputFiles.map(({ path, text }) => ({
      path: `/${basename(path)}`,
      body: text.replace(HERE, () => JSON.stringify(JSON.stringify(manifest))),
    }))
}
