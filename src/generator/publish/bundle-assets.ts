import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BuildOptions, Plugin } from 'esbuild'
import { once } from '../../text/memoise.ts'
import {
  ASSETS,
  ASSET_NAMES,
  SHARING,
  type AssetName,
  type Assets,
  toAssets,
} from '../../pages/layout/assets.ts'
import { tables } from './bundle-edge.ts'

const source = (name: AssetName) =>
  fileURLToPath(new URL(`../../${ASSETS[name]}/${name.replace(/\.js$/, '.ts')}`, import.meta.url))

/** Leaves out what each code of a problem means, and what editors' programs say about a field: no page shows them. */
const WITHOUT_MEANINGS: Plugin = {
  name: 'without-meanings',
  setup({ onLoad }) {
    onLoad({ filter: FILES }, ({ path }) => {
      const text = readFileSync(path, 'utf8').replace(MEANING, "$1: ''")
      return { contents: CARDS.test(path) ? text.replace(DESCRIPTION, "$1''") : text, loader: 'ts' }
    })
  },
}
const FILES =
  /[\\/](?:diagnostics[\\/]catalogue|rules[\\/].+|entities[\\/][^\\/]+|hsds[\\/]common|own-[a-z]+)\.ts$/
const CARDS = /[\\/](?:entities[\\/][^\\/]+|common|own-[a-z]+)\.ts$/
const MEANING = /\b(means|help):\s*(['"`])(?:\\.|(?!\2)[^\\])*\2/g
/** The sentence that a card begins with. */
const DESCRIPTION =
  /((?:\(|\(\s*['"][^'"\n]*['"],|\],|description:)\s*)(['"`])[A-Z](?:\\.|(?!\2)[^\\])*\.\2(?=\s*[,)])/g

const ALONE = {
  // Paths below it are in the checksums of shared files, which are the same wherever a build is started.
  absWorkingDir: fileURLToPath(new URL('../../', import.meta.url)),
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

const entries = (names: readonly AssetName[]) => ({
  entryPoints: names.map((name) => ({ in: source(name), out: name.replace(/\.\w+$/, '') })),
})

/** The esbuild options of the scripts of pages and of what they load: of those alone, and of those that share files. */
export const ASSET_BUNDLES = [
  { ...ALONE, ...entries(ASSET_NAMES.filter((name) => !SHARING.includes(name))) },
  { ...ALONE, ...entries(SHARING), splitting: true, chunkNames: 'shared.[hash]' },
] satisfies BuildOptions[]

/** Bundles the scripts of pages, once in a process. */
export const bundleAssets = once(async (): Promise<Assets> => {
  // Loaded here, because commands that bundle nothing would start 50 ms later.
  const { build } = await import('esbuild')
  const built = await Promise.all(ASSET_BUNDLES.map((options) => build(options)))
  const files = built.flatMap(({ outputFiles }) => outputFiles)
  const texts = new Map(files.map(({ path, text }) => [basename(path), text]))
  return toAssets(
    (name) => texts.get(name)!,
    [...texts].filter(([name]) => name.startsWith('shared.')),
  )
})
