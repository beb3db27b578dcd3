/**
 * What a request costs at the edge: generated directories of three sizes, and a fresh Deno process for every request, with
 * nothing in memory. Beside our queries stand an empty function and one that imports a whole FlexSearch index.
 *
 *   npm run bench:edge [-- SIZE …]
 *
 * Prints a table and ends with status 1 when a target is missed. The targets are for the function itself; the last column
 * has the same request under Netlify's bootstrap, which wraps the function and each of its fetches.
 */
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startNetlify } from '../edge/netlify.ts'
import { type Bench, buildBench, evaluationOf } from './edge-site.ts'
import { formatTable, median } from './table.ts'

const SIZES = [1_000, 10_000, 100_000]
const RUNS = 5
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
  const bench = await buildBench(size)
  try {
    await measure(bench)
  } finally {
    await rm(bench.root, { recursive: true, force: true })
  }
}
for (const miss of misses) console.log(`missed: ${miss}`)
process.exitCode = misses.length > 0 ? 1 : 0

async function measure({ root, services, queries }: Bench): Promise<void> {
  const host = await startNetlify({ root, bare: true })
  const wrapped = await startNetlify({ root })
  const rows: string[][] = []
  try {
    const empty = await cost(host, '/empty')
    const wrappedEmpty = await cost(wrapped, '/empty')
    for (const { name, path, many, status = 200 } of queries) {
      const used = await cost(host, path, status)
      const most = many ? MOST_FOR_MANY : MOST
      if (!name.startsWith('(') && used.main > most)
        misses.push(
          `${services} services, ${name}: ${used.main.toFixed(1)} ms on the main thread, at most ${most}`,
        )
      rows.push([
        name,
        used.main.toFixed(1),
        used.whole.toFixed(1),
        String(used.requests),
        (used.bytes / 1024).toFixed(0),
        (await cost(wrapped, path, status)).main.toFixed(1),
      ])
    }
    const nothing = [empty.main.toFixed(1), empty.whole.toFixed(1), '0', '0']
    rows.unshift(['(an empty function)', ...nothing, wrappedEmpty.main.toFixed(1)])
  } finally {
    await Promise.all([host.close(), wrapped.close()])
  }
  const bundle = statSync(join(root, 'dist/edge/feed.js')).size
  const evaluation = await evaluationOf(root)
  if (bundle > MOST_BUNDLE) misses.push(`the bundle has ${bundle} bytes, at most ${MOST_BUNDLE}`)
  if (evaluation > MOST_EVALUATION)
    misses.push(
      `the bundle takes ${evaluation.toFixed(1)} ms to evaluate, at most ${MOST_EVALUATION}`,
    )
  console.log(
    `\n${services} services; bundle ${(bundle / 1000).toFixed(1)} kB, evaluated in ${evaluation.toFixed(1)} ms`,
  )
  console.log(formatTable(['query', 'main ms', 'all ms', 'requests', 'KiB', 'wrapped ms'], rows))
}

/** Medians over several processes, each of which answers this one request. */
async function cost(
  host: Awaited<ReturnType<typeof startNetlify>>,
  path: string,
  status = 200,
): Promise<Cost> {
  const runs: Cost[] = []
  for (let run = 0; run < RUNS; run++) {
    await host.restart()
    host.traffic.reset()
    const before = cpuOf(host.deno().pid)
    const response = await fetch(host.origin + path)
    await response.arrayBuffer()
    if (response.status !== status)
      throw new Error(`${path} answered ${response.status}, not ${status}`)
    const after = cpuOf(host.deno().pid)
    const { requests, bytes } = host.traffic.read()
    runs.push({
      main: after.main - before.main,
      whole: after.whole - before.whole,
      requests,
      bytes,
    })
  }
  const of = (key: keyof Cost) => median(runs.map((run) => run[key]))
  return { main: of('main'), whole: of('whole'), requests: of('requests'), bytes: of('bytes') }
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
