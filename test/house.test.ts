import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLong } from './runs.ts'

const project = fileURLToPath(new URL('..', import.meta.url))

/**
 * The folders of `src` in order: each knows only those before it. Folders that stand together do not know one another; a new
 * folder gets its place here. First the rooms that everybody shares, then the wings, last the programs.
 */
const RANKS = [
  ['diagnostics', 'privacy'],
  ['text'],
  ['messages'],
  ['hsds'],
  ['countries'],
  ['parameters'],
  ['times'],
  ['values'],
  ['record'],
  ['directory'],
  ['feed', 'edit'],
  ['match'],
  ['search'],
  ['coverage'],
  ['quality'],
  ['changes'],
  ['pages'],
  ['content'],
  ['api'],
  ['finder'],
  ['forms'],
  ['io'],
  ['hosts'],
  ['generator'],
  ['import', 'verify'],
  ['package'],
  ['cli'],
]
/** The only places that read, write, fetch, watch or serve. */
const RIMS = [
  ...['io/', 'hosts/node/', 'package/', 'cli/', 'verify/', 'import/open/'],
  ...['generator/publish/', 'generator/pipeline.ts'],
]
/** Modules of Node that compute and touch nothing. */
const PLAIN_MODULES = /^node:(?:crypto|util|zlib)$/
/** All that the checker of other people's feeds may import; it does not know how a feed is made. */
const SHARED_WITH_THE_CHECKER = [
  ...['hsds', 'diagnostics', 'countries', 'text', 'privacy', 'io', 'verify'],
]
/**
 * The edge reads what was published; how that was made is not its business. Which files of `record`
 * come with it is watched in test/hosts/netlify/project-bundle.test.ts.
 */
const AT_THE_EDGE = ['search', 'coverage', 'api']
const SHARED_WITH_THE_EDGE = [
  'text/memoise.ts',
  'feed/media-types.ts',
  'pages/address.ts',
  'feed/paths.ts',
  'feed/page.ts',
  'feed/manifest.ts',
]

interface Import {
  /** The file that imports, below src. */
  readonly from: string
  /** The file below src that it imports, or a package. */
  readonly to: string
  readonly isType: boolean
}

let files: string[]
let imports: Import[]

beforeAll(async () => {
  const names = await readdir(join(project, 'src'), { recursive: true })
  files = names.map((name) => name.replaceAll('\\', '/')).filter((name) => name.endsWith('.ts'))
  imports = (
    await Promise.all(
      files.map(async (file) =>
        importsIn(file, await readFile(join(project, 'src', file), 'utf8')),
      ),
    )
  ).flat()
})

describe('who may know whom', () => {
  test('every folder has its place', () => {
    const places = new Set(files.map(folderOf))
    expect([...places].filter((place) => rankOf(place) === -1)).toEqual([])
  })

  test('a folder knows only those that stand before it', () => {
    expectNone(({ from, to }) => {
      const [here, there] = [folderOf(from), folderOf(to)]
      return isOurs(to) && here !== there && rankOf(there) >= rankOf(here)
    })
  })

  test.each(['forms', 'finder', 'generator', 'import', 'io', 'hosts', 'package', 'cli'])(
    'the folders of %s do not import each other in a circle',
    (wing) => {
      const roomOf = (file: string) => file.split('/').slice(0, 2).join('/')
      const inside = imports.filter(
        ({ from, to }) => folderOf(from) === wing && isOurs(to) && folderOf(to) === wing,
      )
      const left = new Map<string, Set<string>>()
      for (const { from, to } of inside) {
        const [here, there] = [roomOf(from), roomOf(to)]
        if (here !== there) left.set(here, (left.get(here) ?? new Set()).add(there))
      }
      // Takes away rooms whose imports are gone already, until none is left.
      const next = () => [...left].find(([, others]) => ![...others].some((one) => left.has(one)))
      for (let found = next(); found; found = next()) left.delete(found[0])
      expect([...left.keys()]).toEqual([])
    },
  )

  test('the checker of feeds imports libraries and nothing of the generator', () => {
    expectNone(
      ({ from, to }) =>
        folderOf(from) === 'verify' &&
        isOurs(to) &&
        !SHARED_WITH_THE_CHECKER.includes(folderOf(to)),
    )
  })

  test('only the command line and the package import the checker of feeds', () => {
    expectNone(
      ({ from, to }) =>
        folderOf(to) === 'verify' && !['verify', 'cli', 'package'].includes(folderOf(from)),
    )
  })

  test('only the command line imports the importer', () => {
    expectNone(
      ({ from, to }) => folderOf(to) === 'import' && !['import', 'cli'].includes(folderOf(from)),
    )
  })

  test('only rims import modules of Node', () => {
    expectNone(
      ({ from, to }) =>
        to.startsWith('node:') &&
        !RIMS.some((rim) => from.startsWith(rim)) &&
        !(/^(?:import|match\/memory)\//.test(from) && PLAIN_MODULES.test(to)),
    )
  })

  test('the functions of the edge know no rim', () => {
    expectNone(
      ({ from, to }) => from.startsWith('hosts/netlify/') && RIMS.some((rim) => to.startsWith(rim)),
    )
  })

  test('what runs at the edge knows of the feed where its documents lie, and no more', () => {
    expectNone(({ from, to, isType }) => {
      if (isType || !isOurs(to) || !AT_THE_EDGE.includes(folderOf(from))) return false
      const known = [
        'messages',
        'hsds',
        'text',
        'countries',
        'parameters',
        'times',
        'values',
        'record',
        ...AT_THE_EDGE,
      ].includes(folderOf(to))
      return !known && !SHARED_WITH_THE_EDGE.includes(to)
    })
  })

  test('imports of our own name a file', () => {
    expectNone(({ to }) => isOurs(to) && !files.includes(to))
  })
})

describe('the imports of a file', () => {
  test.each([
    [`import { a } from './b.ts'`, 'api/b.ts', false],
    [`import {\n  a,\n  type B,\n} from '../feed/b.ts'`, 'feed/b.ts', false],
    [`import type { A } from '../feed/b.ts'`, 'feed/b.ts', true],
    // The compiler leaves such an import standing (verbatimModuleSyntax).
    [`import { type A } from '../feed/b.ts'`, 'feed/b.ts', false],
    [`import a, { b } from 'x'\nconst c = 1`, 'x', false],
    [`import * as a from "node:fs"`, 'node:fs', false],
    [`import 'node:fs'`, 'node:fs', false],
    [`export { a } from './b.ts'`, 'api/b.ts', false],
    [`export * from './b.ts'`, 'api/b.ts', false],
    [`export type { A } from './b.ts'`, 'api/b.ts', true],
    [`const a = await import('./b.ts')`, 'api/b.ts', false],
    [`let a: import('./b.ts').A`, 'api/b.ts', false],
  ])('are found in %j', (text, to, isType) => {
    expect(importsIn('api/a.ts', text)).toEqual([{ from: 'api/a.ts', to, isType }])
  })

  test.each([
    `// import 'a'`,
    ` * import { a } from 'b'`,
    `const a = 'from'`,
    `export const a = 1`,
  ])('are not found in %j', (text) => {
    expect(importsIn('api/a.ts', text)).toEqual([])
  })
})

describe('the compiler keeps Node out of what runs elsewhere', { timeout: 120_000 }, () => {
  let copy: string
  beforeAll(async () => {
    copy = await mkdtemp(join(tmpdir(), 'osd-house-'))
    await cp(join(project, 'src'), join(copy, 'src'), { recursive: true })
    await cp(join(project, 'tsconfig.json'), join(copy, 'tsconfig.json'))
    await symlink(join(project, 'node_modules'), join(copy, 'node_modules'))
  })
  afterAll(() => rm(copy, { recursive: true, force: true }))

  const compile = (target: string) =>
    new Promise<{ status: number; output: string }>((resolve) => {
      const tsc = join(project, 'node_modules/typescript/bin/tsc')
      execFile(process.execPath, [tsc, '-p', target], { cwd: copy }, (error, stdout) =>
        resolve({ status: error ? Number(error.code) : 0, output: stdout }),
      )
    })

  // `npm run typecheck` compiles them as well.
  test.runIf(isLong).each([EDGE, CORE])('%s compiles', async (target) => {
    expect(await compile(target)).toEqual({ status: 0, output: '' })
  })

  test.each([
    [
      EDGE,
      [
        'api/answer-feed.ts',
        'search/read/find.ts',
        'coverage/coverage-mask.ts',
        'search/read/hits.ts',
      ],
    ],
    [CORE, ['record/parse.ts', 'directory/link.ts', 'edit/edit.ts', 'changes/compare.ts']],
  ])('%s refuses modules and globals of Node in %j', async (target, names) => {
    const files = names.map((name) => join(copy, 'src', name))
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
    const write = (contents: readonly string[]) =>
      Promise.all(files.map((file, i) => writeFile(file, contents[i]!)))
    await write(texts.map((text, i) => `${NODE_ONLY[i]![0]}\n${text}`))
    const { status, output } = await compile(target)
    await write(texts)
    expect(status).not.toBe(0)
    for (const [i, name] of names.entries()) {
      const line = output.split('\n').find((line) => line.startsWith(`src/${name}(1,`))
      expect(line).toMatch(NODE_ONLY[i]![1])
    }
  })
})

const EDGE = 'src/hosts/netlify'
/** What a browser can run: reading, checking, editing and comparing records. */
const CORE = 'src/hosts/tsconfig.core.json'
/** Statements that need Node, each with the error of a compilation without its types. */
const NODE_ONLY: readonly (readonly [statement: string, error: RegExp])[] = [
  [`import 'node:fs'`, /Cannot find module .*'node:fs'/],
  ['export const home = process.env', /Cannot find name 'process'/],
  [`export const b = Buffer.from('a')`, /Cannot find name 'Buffer'/],
  ['export const now = process.hrtime()', /Cannot find name 'process'/],
]

const folderOf = (file: string) => file.split('/')[0] as string
const rankOf = (folder: string) => RANKS.findIndex((rank) => rank.includes(folder))
const isOurs = (to: string) => to.endsWith('.ts')

function expectNone(isWrong: (one: Import) => boolean): void {
  expect(imports.filter(isWrong).map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
}

/** What a file imports, read from its text. */
function importsIn(from: string, text: string): Import[] {
  const statement =
    /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?(?<!=\s*)['"]([^'"]+)['"]/gm
  const expression = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g
  return [
    ...[...text.matchAll(statement)].map(([, type, to]) => ({ to, isType: type !== undefined })),
    ...[...text.matchAll(expression)].map(([, to]) => ({ to, isType: false })),
  ].map(({ to = '', isType }) => ({
    from,
    to: to.startsWith('.') ? posix.join(posix.dirname(from), to) : to,
    isType,
  }))
}
