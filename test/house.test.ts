import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const project = fileURLToPath(new URL('..', import.meta.url))

/**
 * Folders in the order of the data's path. Those that stand together do not know one another; a new
 * folder gets its place here.
 */
const RANKS = [
  ['memoise.ts'],
  ['messages'],
  ['hsds'],
  ['privacy'],
  ['text'],
  ['places'],
  ['parameters'],
  ['record'],
  ['editor'],
  ['directory'],
  ['feed', 'edit'],
  ['search'],
  ['coverage'],
  ['quality'],
  ['changes'],
  ['proposal'],
  ['github'],
  ['inbox'],
  ['pages'],
  ['content'],
  ['api'],
  ['find'],
  ['propose'],
  ['dump'],
  ['site'],
]
const PURE = RANKS.flat()
/** The checker of other people's feeds: a wing with its own entry. */
const WING = ['verify']
/** The importer: a wing as well, which uses records, edits and the check, and which only the command line knows. */
const IMPORT = ['import']
/** All that the wing may import; none of it knows how a feed is made. */
const SHARED_WITH_THE_WING = [
  ...['hsds', 'diagnostics', 'places', 'text', 'privacy', 'memoise.ts'],
  ...['http', 'files', 'command'],
]
/** The only places that read, write, fetch, watch or serve. */
const SHELLS = [
  'files',
  'command',
  'http',
  'links',
  'postcodes',
  'read',
  'publish',
  'pipeline.ts',
  'dev',
  'edge',
  'cli',
  'cli.ts',
  'doors',
  'init',
  'package',
  ...IMPORT,
  ...WING,
]
const ON_NODE = SHELLS.filter((name) => name !== 'edge')
/** Everybody may speak of a problem in the content. */
const COMMON = ['diagnostics']
/**
 * The edge reads what was published; how that was made is not its business. Which files of `record`
 * come with it is watched in test/hosts/netlify/project-bundle.test.ts.
 */
const AT_THE_EDGE = ['search', 'coverage', 'api']
const SHARED_WITH_THE_EDGE = [
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
    const known = [...PURE, ...SHELLS, ...COMMON, 'catalogue.ts']
    expect([...places].filter((place) => !known.includes(place))).toEqual([])
  })

  test('a folder knows those that stand before it in the path of the data', () => {
    expectNone(({ from, to }) => {
      const [here, there] = [folderOf(from), folderOf(to)]
      if (!PURE.includes(here) || !isOurs(to) || here === there) return false
      return !COMMON.includes(there) && !(PURE.includes(there) && rankOf(there) < rankOf(here))
    })
  })

  test('only shells know shells, and the edge knows no other', () => {
    expectNone(({ from, to }) => {
      const [here, there] = [folderOf(from), folderOf(to)]
      if (!SHELLS.includes(there) || here === there) return false
      return !SHELLS.includes(here) || here === 'edge' || there === 'edge'
    })
  })

  test('the checker of feeds imports libraries and nothing of the generator', () => {
    expectNone(({ from, to }) => {
      const [here, there] = [folderOf(from), folderOf(to)]
      if (!WING.includes(here) || !isOurs(to) || WING.includes(there)) return false
      return !SHARED_WITH_THE_WING.includes(there)
    })
  })

  test('folders do not import each other in a circle', () => {
    const left = new Map(
      [...new Set(files.map(folderOf))].map((folder) => [
        folder,
        new Set(
          imports
            .filter(({ from, to }) => folderOf(from) === folder && isOurs(to))
            .map(({ to }) => folderOf(to))
            .filter((other) => other !== folder),
        ),
      ]),
    )
    // Takes away folders whose imports are gone already, until none is left.
    const next = () => [...left].find(([, others]) => ![...others].some((one) => left.has(one)))
    for (let found = next(); found; found = next()) left.delete(found[0])
    expect([...left.keys()]).toEqual([])
  })

  test('only the command line and the doors import the checker of feeds', () => {
    expectNone(
      ({ from, to }) =>
        WING.includes(folderOf(to)) && ![...WING, 'cli', 'doors'].includes(folderOf(from)),
    )
  })

  test('only the command line imports the importer, and only its rims touch files and the network', () => {
    expectNone(
      ({ from, to }) =>
        IMPORT.includes(folderOf(to)) && ![...IMPORT, 'cli'].includes(folderOf(from)),
    )
    expectNone(
      ({ from, to }) =>
        IMPORT.includes(folderOf(from)) &&
        /^node:(?!crypto$|util$|zlib$)/.test(to) &&
        !from.startsWith('import/open/'),
    )
  })

  test('only shells but the edge import modules of Node', () => {
    expectNone(({ from, to }) => to.startsWith('node:') && !ON_NODE.includes(folderOf(from)))
  })

  test('what runs at the edge knows of the feed where its documents lie, and no more', () => {
    expectNone(({ from, to, isType }) => {
      if (isType || !isOurs(to) || !AT_THE_EDGE.includes(folderOf(from))) return false
      const known = ['hsds', 'text', 'places', 'parameters', 'record', ...AT_THE_EDGE].includes(
        folderOf(to),
      )
      return !known && !SHARED_WITH_THE_EDGE.includes(to)
    })
  })

  test('the list of problems is read by the shells, and else only its types are', () => {
    expectNone(
      ({ from, to, isType }) =>
        to === 'catalogue.ts' && !isType && !SHELLS.includes(folderOf(from)),
    )
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

  test.each([EDGE, CORE])('%s compiles', async (target) => {
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
const CORE = 'src/tsconfig.core.json'
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
