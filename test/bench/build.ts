/**
 * What it costs to check and to build a generated directory, each run in a process of its own, one task after the other
 * and all of them again; beside them the floor, which only reads the same files and writes the same bytes.
 *
 *   npm run bench [-- RECORDS … [--runs N]]
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Cost, measure, medianOf } from './measure.ts'
import { writeRecords } from './records.ts'
import { formatTable } from './table.ts'

const OSD = fileURLToPath(new URL('../../src/osd.mjs', import.meta.url))
const FLOOR = fileURLToPath(new URL('./floor.mjs', import.meta.url))

/** One thing that is measured: its name, what has to be done before, and the program. */
interface Task {
  readonly name: string
  readonly prepare?: () => void
  readonly args: readonly string[]
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
})
for (const records of positionals.length > 0 ? positionals.map(Number) : [1000, 10_000])
  await benchRecords(records, Number(values.runs))

async function benchRecords(records: number, runs: number): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'osd-bench-'))
  try {
    const { files, bytes } = writeRecords(join(root, 'content'), records)
    console.log(`${files} files, ${(bytes / 1e6).toFixed(1)} MB, ${runs} runs`)
    const tasks = tasksIn(root)
    const costs = new Map<string, Cost[]>(tasks.map(({ name }) => [name, []]))
    for (let run = 0; run < runs; run++)
      for (const { name, prepare, args } of tasks) {
        prepare?.()
        costs.get(name)?.push(await measure(args, root))
      }
    print([...costs].map(([name, all]) => [name, medianOf(all)]))
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

function tasksIn(root: string): readonly Task[] {
  const remove = (name: string) => rmSync(join(root, name), { recursive: true, force: true })
  let changes = 0
  return [
    { name: 'check', args: [OSD, 'check'] },
    { name: 'build', prepare: () => remove('dist'), args: [OSD, 'build'] },
    {
      name: 'build, one record changed',
      prepare: () => changeRecord(join(root, 'content/services/record-100.yaml'), ++changes),
      args: [OSD, 'build'],
    },
    { name: 'floor', prepare: () => remove('floor'), args: [FLOOR, 'content', 'dist', 'floor'] },
  ]
}

/** Changes a word of the description, as most edits do. */
function changeRecord(file: string, change: number): void {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/(?<=^description: [>|]-?\n {2})\S+/m, `Changed${change}`))
}

function print(costs: readonly (readonly [name: string, cost: Cost])[]): void {
  const cold = costs.find(([name]) => name === 'build')?.[1].wall ?? NaN
  const rows = costs.map(([name, { wall, cpu, memory }]) => [
    name,
    (wall / 1000).toFixed(2),
    (cpu / 1000).toFixed(2),
    (memory / 2 ** 20).toFixed(0),
    (wall / cold).toFixed(2),
  ])
  console.log(formatTable(['', 'wall s', 'CPU s', 'peak MiB', 'of a cold build'], rows))
}
