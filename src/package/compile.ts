import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Metafile, build } from 'esbuild'
import { FROM_BUNDLES, ON_NODE } from './compile-sources.mjs'
import { ASSET_BUNDLES } from '../generator/publish/bundle-assets.ts'
import { BUNDLE } from '../generator/publish/bundle-edge.ts'
import { noticesOf } from './notices.ts'
import { EXPORTS } from './package-manifest.ts'
import { copyTemplate } from './template.ts'
import { emitTypes } from './types.ts'

const SOURCES = fileURLToPath(new URL('..', import.meta.url))
export const PROJECT = join(SOURCES, '..')

/*
 *   lib/          the program, compiled: what is a file of its own in src/ is looked for in ../, as there
 *   types/        the types of what may be imported
 *   edge/         the functions, bundled; a build adds its manifest
 *   scripts/      the scripts of pages, bundled
 *   countries/, search/   data that is read as it is
 *   template/     what `osd init` copies
 *   NOTICES.txt   the licences of what is bundled
 */

/** Compiles the program into a folder, which is replaced. Everything it needs to run is in it. */
export async function compilePackage(out: string): Promise<void> {
  rmSync(out, { recursive: true, force: true })
  const lib = join(out, 'lib')
  const [program, api, edge, ...scripts] = await Promise.all([
    build({
      ...ON_NODE,
      entryPoints: nodeEntries(),
      plugins: [...ON_NODE.plugins, FROM_BUNDLES],
      metafile: true,
    }),
    build({
      ...BUNDLE,
      entryPoints: { api: join(SOURCES, 'package/exports/api.ts') },
      minify: false,
      metafile: true,
    }),
    build({ ...BUNDLE, metafile: true }),
    ...ASSET_BUNDLES.map((options) => build({ ...options, metafile: true as const })),
  ])
  write(lib, program.outputFiles ?? [])
  write(lib, api.outputFiles)
  write(join(out, 'edge'), edge.outputFiles)
  for (const { outputFiles } of scripts) write(join(out, 'scripts'), outputFiles)
  for (const [from, to] of [
    ['package/start.mjs', 'start.mjs'],
    ['package/bin.mjs', 'osd.mjs'],
  ] as const)
    cpSync(join(SOURCES, from), join(lib, to))
  for (const data of ['countries/gb/data', 'search/data'])
    cpSync(join(SOURCES, data), join(out, data), { recursive: true })
  copyTemplate(PROJECT, join(out, 'template'))
  emitTypes(PROJECT, join(out, 'types'))
  const inputs = [program, api, edge, ...scripts].flatMap(({ metafile }) => inputsOf(metafile!))
  writeFileSync(join(out, 'NOTICES.txt'), [noticesOf(inputs, PROJECT), wordsNotice()].join('\n'))
}

/** The licence of the words in `search/data`. */
const wordsNotice = () =>
  `${'='.repeat(80)}\nThe word lists of SCOWL\n\n${readFileSync(join(SOURCES, 'search/data/COPYRIGHT.txt'), 'utf8')}`

const nodeEntries = () => ({
  ...ON_NODE.entryPoints,
  ...Object.fromEntries(
    EXPORTS.filter((name) => name !== 'api').map((name) => [
      name,
      join(SOURCES, `package/exports/${name}.ts`),
    ]),
  ),
})

interface OutputFile {
  readonly path: string
  readonly contents: Uint8Array
}

function write(folder: string, files: readonly OutputFile[]): void {
  mkdirSync(folder, { recursive: true })
  for (const { path, contents } of files) writeFileSync(join(folder, basename(path)), contents)
}

/** The source files of a bundle, except those that tree shaking removed entirely. */
const inputsOf = ({ outputs }: Metafile): string[] =>
  Object.values(outputs).flatMap(({ inputs }) =>
    Object.keys(inputs).filter((file) => inputs[file]!.bytesInOutput > 0),
  )

/** The version of this project. */
export const versionOf = (project: string): string =>
  (JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { version: string }).version
