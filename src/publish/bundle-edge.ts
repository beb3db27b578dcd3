import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type BuildOptions, type Plugin } from 'esbuild'
import type { Manifest } from '../api/manifest.ts'
import type { WrittenFile } from '../site/published-file.ts'

/**
 * How FlexSearch parts words unless it is told, as our analyser does. An expression of all letters is read when the function
 * starts, used or not, and takes a sixth of that time.
 */
const OWN_WAY = '/[^\\p{L}\\p{N}]+/u'

/** FlexSearch has its modules one by one, but does not export them. A test holds this Encoder equal to that of the whole. */
const encoder: Plugin = {
  name: 'encoder',
  setup({ onResolve, onLoad }) {
    const flexsearch = createRequire(import.meta.url).resolve('flexsearch')
    const resolveDir = join(dirname(flexsearch), 'module')
    onResolve({ filter: /^flexsearch$/ }, ({ path }) => ({ path, namespace: path }))
    onLoad({ filter: /^flexsearch$/, namespace: 'flexsearch' }, async () => {
      const text = await readFile(join(resolveDir, 'encoder.js'), 'utf8')
      return { contents: `${text.replace(OWN_WAY, 'undefined')}\nexport { Encoder }`, resolveDir }
    })
  },
}

/** Where modules do nothing but make what they export, which their packages do not say: those without use are left out. */
const SILENT = /[\\/](flexsearch[\\/]dist[\\/]module|robust-predicates)([\\/]|$)/
const silent: Plugin = {
  name: 'silent',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) =>
      SILENT.test(resolveDir) ? { path: resolve(resolveDir, path), sideEffects: false } : undefined,
    )
  },
}

const entry = (name: string) => fileURLToPath(new URL(`../edge/${name}.ts`, import.meta.url))

/** Stands in a bundle where the manifest of a build goes. */
const HERE = '"the manifest of a build"'

/** How the edge functions are bundled. */
export const BUNDLE = {
  entryPoints: { feed: entry('feed'), methods: entry('methods') },
  outdir: '/',
  write: false,
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  legalComments: 'none',
  plugins: [encoder, silent],
  define: { MANIFEST: HERE },
  logLevel: 'silent',
} satisfies BuildOptions

/**
 * Bundles the edge functions. The manifest goes into them at the end, so that another process can bundle while the site
 * is made.
 */
export async function bundleEdge(): Promise<(manifest: Manifest) => WrittenFile[]> {
  const { outputFiles } = await build(BUNDLE)
  return (manifest) =>
    outputFiles.map(({ path, text }) => ({
      path: `/${basename(path)}`,
      body: text.replace(HERE, () => JSON.stringify(JSON.stringify(manifest))),
    }))
}
