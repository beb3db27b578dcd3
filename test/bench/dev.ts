/**
 * Measures the time from saving a record of a large directory until `osd dev` serves the change. The program runs in a
 * process of its own, which is polled after each change. The first search after a change builds the index again. Exits with
 * status 1 when a target is missed.
 *
 *   npm run bench:dev [-- RECORDS] [--runs N]
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { writeRecords } from './records.ts'
import { formatTable, median } from './table.ts'

const OSD = fileURLToPath(new URL('../../src/osd.mjs', import.meta.url))
/** The longest time from a change until it is served, in milliseconds; for 100 of them a file must be left alone. */
const MAX_MS = 250
/** The time between changes, in milliseconds. */
const BETWEEN = 1500

/** A record to change, and the path that shows it. */
interface Watched {
  readonly name: string
  readonly file: string
  readonly path: string
  readonly most?: number
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '7' } },
})
const records = Number(positionals[0] ?? 10_000)
// In memory if possible, to measure the program and not a disk.
const root = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'osd-bench-'))
try {
  const content = join(root, 'content')
  writeRecords(content, records)
  const program = await startDev(content)
  try {
    await bench(content, program, Number(values.runs))
  } finally {
    await program.stop()
  }
} finally {
  rmSync(root, { recursive: true, force: true })
}

async function bench(content: string, program: Program, runs: number): Promise<void> {
  const { origin } = program
  const middle = Math.ceil((await pageOf(origin, 1)).total_pages / 2)
  const watched: readonly Watched[] = [
    await watch('a record', 1, ({ id }) => `/services/${id}`),
    await watch('the first page', 1, () => '/services'),
    await watch('a page in the middle', middle, () => `/services?page=${middle}`),
  ]
  const times = new Map<string, number[]>()
  const note = (name: string, time: number) => times.set(name, [...(times.get(name) ?? []), time])
  let changes = 0
  for (let run = 0; run <= runs; run++)
    for (const { name, file, path } of watched) {
      await pause(BETWEEN)
      const word = `Changed${++changes}`
      const start = performance.now()
      changeRecord(file, word, run % 2 === 1)
      while (!(await textOf(origin + path)).includes(word)) await pause(1)
      const served = performance.now() - start
      // The first run is a warm-up.
      if (run === 0) continue
      note(name, served)
      note('of that, the check', program.lastCheck())
      if (path !== '/services') continue
      const asked = performance.now()
      const { total_items } = JSON.parse(await textOf(`${origin}/services?search=${word}`)) as Page
      if (total_items !== 1) throw new Error(`The change was found ${total_items} times.`)
      note('the first search after that', performance.now() - asked)
    }
  const limits = new Set(watched.map(({ name }) => name))
  const rows = [...times].map(([name, all]) => {
    const is = median(all)
    const verdict = limits.has(name) ? (is <= MAX_MS ? 'met' : 'missed') : ''
    return [name, is, Math.max(...all), limits.has(name) ? String(MAX_MS) : '', verdict] as const
  })
  console.log(
    formatTable(
      [`${records} records, ms`, 'median', 'longest', 'at most', ''],
      rows.map(([name, is, longest, ...rest]) => [
        name,
        is.toFixed(0),
        longest.toFixed(0),
        ...rest,
      ]),
    ),
  )
  if (rows.some(([, , , , verdict]) => verdict === 'missed')) process.exitCode = 1

  /** The first record of a page, to be changed, and the path that shows it. */
  async function watch(
    name: string,
    page: number,
    pathOf: (item: Item) => string,
  ): Promise<Watched> {
    const [item] = (await pageOf(origin, page)).contents
    if (!item) throw new Error('There is no service.')
    const slug = `record-${Number.parseInt(item.id.slice(-12), 16)}`
    return { name, file: join(content, `services/${slug}.yaml`), path: pathOf(item) }
  }
}

interface Item {
  readonly id: string
}

interface Page {
  readonly total_pages: number
  readonly total_items: number
  readonly contents: readonly Item[]
}

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text()
}

async function pageOf(origin: string, page: number): Promise<Page> {
  return JSON.parse(await textOf(`${origin}/services?page=${page}`)) as Page
}

/** Changes a word of the description, in place or, like some editors, by replacing the file. */
function changeRecord(file: string, word: string, inOneStep: boolean): void {
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(/(?<=^description: [>|]-?\n {2})\S+/m, word)
  const written = inOneStep ? join(file, '../.saving') : file
  writeFileSync(written, changed)
  if (inOneStep) renameSync(written, file)
}

interface Program {
  readonly origin: string
  /** The duration of the last check, in milliseconds. */
  lastCheck(): number
  stop(): Promise<void>
}

/** Starts `osd dev`, and waits until it serves. */
async function startDev(content: string): Promise<Program> {
  const child = spawn(process.execPath, [OSD, 'dev', '--content', content, '--port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (status) => reject(new Error(`osd dev ended with ${status}.\n${output}`)))
  })
  ended.catch(() => {})
  let output = ''
  const origin = new Promise<string>((resolve) => {
    child.stderr.on('data', (data: Buffer) => {
      output += data.toString()
      const [, found] = /The feed is at (\S+)\. /.exec(output) ?? []
      if (found) resolve(found)
    })
  })
  return {
    origin: await Promise.race([origin, ended]),
    lastCheck: () => Number([...output.matchAll(/Ready, in (\d+) ms/g)].at(-1)?.[1]),
    async stop() {
      child.kill('SIGINT')
      await ended.catch(() => {})
    },
  }
}
