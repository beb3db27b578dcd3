/**
 * Measures the cost of checking and building a generated directory. Each task runs in a process of its own, and the tasks
 * take turns. For comparison: Eleventy, and the floor, which only reads the same files and writes the same bytes. Writes
 * RESULTS.md, and exits with status 1 when a target is missed.
 *
 *   npm run bench [-- RECORDS … [--runs N] [--large]]
 *
 * `--large` builds 50,000 and 100,000 services as well.
 */
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { ON_NODE } from '../../src/package/compile-sources.mjs'
import { kindsIn } from './kinds.ts'
import { type Large, benchLarge, formatLarge, judgeLarge } from './large.ts'
import { type Cost, measure, medianOf } from './measure.ts'
import { writeRecords } from './records.ts'
import { type Measured, formatResults, missedTargets } from './results.ts'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const OSD = here('../../src/osd.mjs')
const FLOOR = here('floor.mjs')
const LARGE = [50_000, 100_000] as const
const ELEVENTY = here('../../node_modules/@11ty/eleventy/cmd.cjs')
/** Bundled, as our own program is: beside the packages that it imports. */
const SAME_DOCUMENTS = here('../../node_modules/.cache/osd-bench/same-documents.mjs')

/** A task: its name, its preparation, and its program. */
interface Task {
  readonly name: string
  readonly prepare?: () => void
  readonly args: readonly string[]
  /** The folder that it writes, below the root. */
  readonly out?: string
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, large: { type: 'boolean', default: false } },
})
const args = process.argv.length > 2 ? ['--', ...process.argv.slice(2)] : []
await build({
  ...ON_NODE,
  write: true,
  splitting: false,
  entryPoints: { 'same-documents': here('same-documents.ts') },
  outdir: dirname(SAME_DOCUMENTS),
})
const measured: Measured[] = []
for (const records of positionals.length > 0 ? positionals.map(Number) : [1000, 10_000])
  measured.push(await benchRecords(records, Number(values.runs)))
const large: Large[] = []
if (values.large) for (const services of LARGE) large.push(await benchLarge(services))
const results = [
  formatResults(measured, ['npm run bench', ...args].join(' ')),
  ...(large.length > 0 ? [formatLarge(large)] : []),
].join('\n')
console.log(results)
writeFileSync(here('RESULTS.md'), results)
const isMissed =
  measured.some((one) => missedTargets(one).length > 0) ||
  (large.length > 0 && judgeLarge(large).some(({ isMet }) => !isMet))
if (isMissed) process.exitCode = 1

async function benchRecords(records: number, runs: number): Promise<Measured> {
  // In memory if possible: a disk that is still busy with the last run would slow down the next.
  const root = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'osd-bench-'))
  try {
    const written = writeRecords(join(root, 'content'), records)
    const tasks = tasksIn(root)
    const costs = new Map<string, Cost[]>(tasks.map(({ name }) => [name, []]))
    const output = new Map<string, number>()
    for (let run = 0; run < runs; run++)
      for (const { name, prepare, args, out, cwd = root, env } of tasks) {
        prepare?.()
        costs.get(name)?.push(await measure(args, cwd, env))
        if (out !== undefined) output.set(name, bytesIn(join(root, out)))
      }
    const medians = new Map([...costs].map(([name, all]) => [name, medianOf(all)]))
    const kinds = kindsIn(join(root, 'dist/site'))
    return { records, runs, ...written, costs: medians, output, kinds }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

function tasksIn(root: string): readonly Task[] {
  const remove = (name: string) => () => rmSync(join(root, name), { recursive: true, force: true })
  let changes = 0
  const withoutPages = () => {
    remove('plain')()
    const copy = join(root, 'content-without-pages')
    if (existsSync(copy)) return
    cpSync(join(root, 'content'), copy, { recursive: true })
    appendFileSync(join(copy, 'directory.yaml'), 'pages: off\n')
  }
  return [
    { name: 'check', args: [OSD, 'check'] },
    {
      name: 'build without pages',
      prepare: withoutPages,
      args: [OSD, 'build', '--content', 'content-without-pages', '--out', 'plain'],
      out: 'plain/site',
    },
    { name: 'build', prepare: remove('dist'), args: [OSD, 'build'], out: 'dist/site' },
    {
      name: 'build, one record changed',
      prepare: () => changeRecord(join(root, 'content/services/record-100.yaml'), ++changes),
      args: [OSD, 'build'],
    },
    {
      name: 'the same documents',
      prepare: remove('same'),
      args: [SAME_DOCUMENTS, 'content', 'same'],
      out: 'same',
    },
    { name: 'floor', prepare: remove('floor'), args: [FLOOR, 'content', 'dist', 'floor'] },
    {
      name: 'Eleventy',
      prepare: remove('eleventy'),
      args: [ELEVENTY, '--quiet'],
      out: 'eleventy',
      cwd: here('eleventy'),
      env: { CONTENT: join(root, 'content'), OUT: join(root, 'eleventy') },
    },
  ]
}

/** Changes a word of the description, a typical edit. */
function changeRecord(file: string, change: number): void {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/(?<=^description: [>|]-?\n {2})\S+/m, `Changed${change}`))
}

/** The size of all files in a folder. */
function bytesIn(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
}
