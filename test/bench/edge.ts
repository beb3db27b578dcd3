/**
 * What a request costs at the edge: generated directories of three sizes, and a fresh Deno process for every request, with
 * nothing in memory; the site's files come out of the memory of their server, as from the CDN. Beside our queries stand an
 * empty function and one that imports a whole FlexSearch index.
 *
 *   npm run bench:edge [-- SIZE …]
 *
 * Prints a table and ends with status 1 when a target is missed. The targets are for the function itself, and for the median
 * of its runs. Beside it stands the median of that third of the runs in which the machine was fastest, told by a fixed piece
 * of work before and behind each, and the least: others on the machine make a run dearer and none cheaper. The last column
 * has the same request under Netlify's bootstrap, which wraps the function and each of its fetches.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startNetlify } from '../edge/netlify.ts'
import { type Bench, type Query, evaluationOf } from './edge-site.ts'
import { type Paced, atBestPace, createPace } from './pace.ts'
import { formatTable, median } from './table.ts'

const SIZES = [1_000, 10_000, 100_000]
const RUNS = 15
/** Main-thread CPU of a cold request at the largest size, in milliseconds. */
const MOST = 25
const MOST_FOR_MANY = 50
const MOST_BUNDLE = 70_000
const MOST_EVALUATION = 3

interface Cost {
  readonly main: number
  readonly whole: number
  readonly requests: number
  readonly bytes: number
}

const sizes = process.argv.slice(2).map(Number)
const misses: string[] = []
for (const size of sizes.length > 0 ? sizes : SIZES) {
  const bench = build(size)
  try {
    await measure(bench)
  } finally {
    await rm(bench.root, { recursive: true, force: true })
  }
}
for (const miss of misses) console.log(`missed: ${miss}`)
process.exitCode = misses.length > 0 ? 1 : 0

/**
 * The build has a process of its own, whose gigabytes are not beside us while we measure, and what it wrote is on the disk
 * before we begin.
 */
function build(size: number): Bench {
  const program = fileURLToPath(new URL('./edge-build.ts', import.meta.url))
  const bench = execFileSync(process.execPath, ['--import', 'tsx', program, String(size)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  execFileSync('sync')
  return JSON.parse(bench) as Bench
}

async function measure({ root, services, queries }: Bench): Promise<void> {
  const all = [{ name: '(an empty function)', path: '/empty' }, ...queries]
  const { costs, evaluation } = await costsOf(root, all)
  for (const { name, many } of queries) {
    const most = many ? MOST_FOR_MANY : MOST
    const { main } = costs.get(name)!.alone
    if (!name.startsWith('(') && main > most)
      misses.push(
        `${services} services, ${name}: ${main.toFixed(1)} ms on the main thread, at most ${most}`,
      )
  }
  const bundle = statSync(join(root, 'dist/edge/feed.js')).size
  if (bundle > MOST_BUNDLE) misses.push(`the bundle has ${bundle} bytes, at most ${MOST_BUNDLE}`)
  if (evaluation > MOST_EVALUATION)
    misses.push(
      `the bundle takes ${evaluation.toFixed(1)} ms to evaluate, at most ${MOST_EVALUATION}`,
    )
  console.log(
    `\n${services} services; bundle ${(bundle / 1000).toFixed(1)} kB, evaluated in ${evaluation.toFixed(1)} ms`,
  )
  const rows = [...costs].map(([name, { alone, wrapped }]) => [
    name,
    alone.main.toFixed(1),
    alone.best.toFixed(1),
    alone.least.toFixed(1),
    alone.whole.toFixed(1),
    String(alone.requests),
    (alone.bytes / 1024).toFixed(0),
    wrapped.main.toFixed(1),
  ])
  console.log(
    formatTable(
      ['query', 'main ms', 'best pace', 'least', 'all ms', 'requests', 'KiB', 'wrapped ms'],
      rows,
    ),
  )
}

/**
 * The cost of each query by itself and under the bootstrap, by name: medians, and those of the runs at the best pace and the
 * least on the main thread. And what it takes to start the function.
 */
async function costsOf(root: string, queries: readonly Query[]) {
  const pace = createPace()
  const alone = await startNetlify({ root, kept: true, bare: true })
  const wrapped = await startNetlify({ root, kept: true })
  const runs = queries.map(() => ({ alone: [] as Paced<Cost>[], wrapped: [] as Cost[] }))
  const starts: number[] = []
  const paced = async <T>(measure: () => T | Promise<T>): Promise<Paced<T>> => {
    const before = pace()
    const value = await measure()
    return { value, pace: Math.max(before, pace()) }
  }
  try {
    // In turn, so that a busy moment of the machine does not fall upon one query alone.
    for (let round = 0; round < RUNS; round++) {
      for (const [i, query] of queries.entries()) {
        runs[i]!.alone.push(await paced(() => costOf(alone, query)))
        runs[i]!.wrapped.push(await costOf(wrapped, query))
      }
      starts.push(evaluationOf(root))
    }
  } finally {
    await Promise.all([alone.close(), wrapped.close()])
  }
  const costs = new Map(
    queries.map(({ name }, i) => {
      const own = runs[i]!
      const costs = own.alone.map(({ value }) => value)
      const best = middleOf(atBestPace(own.alone)).main
      const least = Math.min(...costs.map(({ main }) => main))
      return [name, { alone: { ...middleOf(costs), best, least }, wrapped: middleOf(own.wrapped) }]
    }),
  )
  return { costs, evaluation: median(starts) }
}

function middleOf(costs: readonly Cost[]): Cost {
  const of = (key: keyof Cost) => median(costs.map((cost) => cost[key]))
  return { main: of('main'), whole: of('whole'), requests: of('requests'), bytes: of('bytes') }
}

/** What a fresh process spends on one request. */
async function costOf(
  host: Awaited<ReturnType<typeof startNetlify>>,
  { path, status = 200 }: Query,
): Promise<Cost> {
  await host.restart()
  host.traffic.reset()
  const before = cpuOf(host.deno().pid)
  const response = await fetch(host.origin + path)
  await response.arrayBuffer()
  if (response.status !== status)
    throw new Error(`${path} answered ${response.status}, not ${status}`)
  const after = cpuOf(host.deno().pid)
  const { requests, bytes } = host.traffic.read()
  return {
    main: after.main - before.main,
    whole: after.whole - before.whole,
    requests,
    bytes,
  }
}

/** CPU time of the thread that runs JavaScript, and of all threads, in milliseconds (proc(5): schedstat counts nanoseconds). */
function cpuOf(pid: number): { main: number; whole: number } {
  const nanoseconds = (task: string) =>
    Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0])
  const tasks = readdirSync(`/proc/${pid}/task`)
  return {
    main: nanoseconds(String(pid)) / 1e6,
    whole: tasks.reduce((sum, task) => sum + nanoseconds(task), 0) / 1e6,
  }
}
