import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BuildOptions, Plugin } from 'esbuild'
import type { Manifest } from '../../api/manifest.ts'
import { ROUTES } from '../../hosts/routes.ts'
import { OUR_TABLE } from '../../search/urgent/our-table.ts'
import { once } from '../../text/memoise.ts'
import type { WrittenFile } from '../site/published-file.ts'
import { PLACEHOLDER, insertManifest } from './insert-manifest.ts'

/**
 * The default word separator of FlexSearch, which our analyser overrides. Compiling this expression at start, used or not,
 * takes a sixth of the start of the function, so it is cut out.
 */
const DEFAULT_SEPARATOR = '/[^\\p{L}\\p{N}]+/u'

/** Methods that change an Encoder after it is made, which ours never is. */
const ADDING = /^Encoder\.prototype\.add\w+ = .*?^\};$/gms

/** FlexSearch ships its modules but does not export them. A test compares this Encoder with that of the whole library. */
const encoder: Plugin = {
  name: 'encoder',
  setup({ onResolve, onLoad }) {
    const flexsearch = createRequire(import.meta.url).resolve('flexsearch')
    const resolveDir = join(dirname(flexsearch), 'module')
    onResolve({ filter: /^flexsearch$/ }, ({ path }) => ({ path, namespace: path }))
    onLoad({ filter: /^flexsearch$/, namespace: 'flexsearch' }, async () => {
      const text = await readFile(join(resolveDir, 'encoder.js'), 'utf8')
      return {
        contents: `${text.replace(DEFAULT_SEPARATOR, 'undefined').replace(ADDING, '')}\nexport { Encoder }`,
        resolveDir,
      }
    })
  },
}

/** Packages whose modules have no side effects but do not say so. Their unused modules are left out. */
const PURE = /[\\/](flexsearch[\\/]dist[\\/]module|robust-predicates)([\\/]|$)/
const pure: Plugin = {
  name: 'pure',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) =>
      PURE.test(resolveDir) ? { path: resolve(resolveDir, path), sideEffects: false } : undefined,
    )
  },
}

/** Puts the finished table of urgent help in place of its making. */
export const tables: Plugin = {
  name: 'tables',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]urgent[\\/]our-table\.ts$/ }, () => ({
      contents: `export const OUR_TABLE = ${JSON.stringify(OUR_TABLE)}`,
    }))
  },
}

const entry = (name: string) =>
  fileURLToPath(new URL(`../../hosts/netlify/${name}.ts`, import.meta.url))

/** The esbuild options of the edge functions. */
export const BUNDLE = {
  entryPoints: Object.fromEntries(
    Object.keys(ROUTES)
      .sort()
      .map((name) => [name, entry(name)]),
  ),
  outdir: '/',
  write: false,
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  legalComments: 'none',
  plugins: [encoder, pure, tables],
  define: { MANIFEST: PLACEHOLDER },
  logLevel: 'silent',
} satisfies BuildOptions

/** Bundled once in a process: the sources do not change while they run. */
const bundled = once(async () => {
  // Loaded here, because commands that bundle nothing would start 50 ms later.
  const { build } = await import('esbuild')
  return (await build(BUNDLE)).outputFiles
})

/** Bundles the edge functions. The manifest is inserted later, so that esbuild can run in its process while the site is made. */
export async function bundleEdge(): Promise<(manifest: Manifest) => WrittenFile[]> {
  const outputFiles = await bundled()
  return (manifest) =>
    outputFiles.map(({ path, text }) =>
      insertManifest({ path: `/${basename(path)}`, body: text }, manifest),
    )
}
