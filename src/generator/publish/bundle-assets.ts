import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BuildOptions, Plugin } from 'esbuild'
import { once } from '../../text/memoise.ts'
import {
  ASSETS,
  ASSET_NAMES,
  type AssetName,
  type Assets,
  toAssets,
} from '../../pages/layout/assets.ts'
import { tables } from './bundle-edge.ts'

const source = (name: AssetName) =>
  fileURLToPath(new URL(`../../${ASSETS[name]}/${name.replace(/\.js$/, '.ts')}`, import.meta.url))

/** Leaves out what each code of a problem means, and the help of editors' programs about a field: no page shows them. */
const WITHOUT_MEANINGS: Plugin = {
  name: 'without-meanings',
  setup({ onLoad }) {
    onLoad({ filter: FILES }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(MEANING, "$1: ''"),
      loader: 'ts',
    }))
  },
}
const FILES = /[\\/](?:diagnostics[\\/]catalogue|rules[\\/].+|entities[\\/].+|own-[a-z]+)\.ts$/
const MEANING = /\b(means|help):\s*(['"`])(?:\\.|(?!\2)[^\\])*\2/g

/** The esbuild options of the scripts of pages and of what they load. */
export const ASSET_BUNDLE = {
  entryPoints: ASSET_NAMES.map((name) => ({ in: source(name), out: name.replace(/\.\w+$/, '') })),
  outdir: '/',
  write: false,
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  // The licence of Leaflet asks for its notice.
  legalComments: 'inline',
  // The pins are drawn, and there is one layer.
  loader: { '.png': 'empty' },
  logLevel: 'silent',
  plugins: [WITHOUT_MEANINGS, tables],
} satisfies BuildOptions

/** Bundles the scripts of pages, once in a process. */
export const bundleAssets = once(async (): Promise<Assets> => {
  // Loaded here, because commands that bundle nothing would start 50 ms later.
  const { build } = await import('esbuild')
  const { outputFiles } = await build(ASSET_BUNDLE)
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]))
  return toAssets((name) => texts.get(name)!)
})
