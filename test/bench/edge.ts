/**
 * Measures the cost of cold requests at the edge, for generated directories of three sizes. Every request gets a fresh Deno
 * process; the site's files come from the memory of their server, as from the CDN. For comparison: an empty function, one that
 * imports a whole FlexSearch index, and for each query one that only reads the same files.
 *
 *   npm run bench:edge [-- SIZE …]
 *   npm run bench:edge -- --against CHECKOUT [SIZE …]
 *
 * The second compares each query, and its answer, with those of another checkout of this project, in turn.
 *
 * Prints a table, and exits with status 1 when a target is missed. The targets are for the median of the runs of the
 * function alone, as times of only reading the same files in the same run, so that they hold on any machine; the whole list is
 * compared with a function that only passes its file on. Other columns: the median of the third of the runs in which the
 * machine was fastest, measured by a fixed workload before and after each run; the minimum, because other programs can only
 * make a run slower; and the same request under Netlify's bootstrap, which wraps the function and each of its fetches.
 */
import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startNetlify } from '../hosts/netlify/netlify.ts'
import { compare } from './edge-against.ts'
import { type Cost, costOf, middleOf } from './edge-cost.ts'
import { type Bench, type Query, WHOLE_IMPORT, evaluationOf } from './edge-site.ts'
import { type Paced, atBestPace, createPace } from './pace.ts'
import { formatTable, median } from './table.ts'

const SIZES = [1_000, 10_000, 100_000]
const RUNS = 15
/** The most main-thread CPU time of a cold request, as times of that of a function that only reads the same files. */
const MAX_TIMES = 2.2
const MAX_BUNDLE = 78_000
const MAX_EVALUATION = 3

const { values, positionals } = parseArgs({
  options: { against: { type: 'string' } },
  allowPositionals: true,
})
const misses: string[] = []
for (const size of positionals.length > 0 ? positionals.map(Number) : SIZES) {
  const benches = [build(size)]
  try {
    if (values.against === undefined) await measure(benches[0]!)
    else {
      benches.push(build(size, resolve(values.against)))
      misses.push(...(await compare(benches[0]!, benches[1]!, RUNS)))
    }
  } finally {
    for (const { root } of benches) await rm(root, { recursive: true, force: true })
  }
}
for (const miss of misses) console.log(`missed: ${miss}`)
process.exitCode = misses.length > 0 ? 1 : 0

/**
 * Builds in a process of its own, so that its memory is free while we measure, and waits until its files are on disk.
 */
function build(size: number, checkout = fileURLToPath(new URL('../..', import.meta.url))): Bench {
  const program = join(checkout, 'test/bench/edge-build.ts')
  const bench = execFileSync(process.execPath, ['--import', 'tsx', program, String(size)], {
    cwd: checkout,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  execFileSync('sync')
  return JSON.parse(bench) as Bench
}

async function measure({ root, services, queries }: Bench): Promise<void> {
  const all: Query[] = [{ name: '(an empty function)', path: '/empty', isFree: true }, ...queries]
  const { costs, evaluation } = await costsOf(root, all)
  for (const { name, like, times = 2 } of queries) {
    if (like === undefined) continue
    const [own, right] = [name, like].map((one) => costs.get(one)!.alone)
    const more = `${services} services, ${name}, beside ${like}`
    if (own!.main > times * right!.main)
      misses.push(
        `${more}: ${own!.main.toFixed(1)} ms and ${right!.main.toFixed(1)} ms, at most ${times} times`,
      )
    if (own!.requests > right!.requests + 6)
      misses.push(`${more}: ${own!.requests} and ${right!.requests} requests, at most six more`)
  }
  const shareOf = (name: string) =>
    costs.get(name)!.alone.main / costs.get(WHOLE_IMPORT)!.alone.main
  const timesOf = (name: string) =>
    costs.get(name)!.alone.main / costs.get(readingOf(name))!.alone.main
  for (const { name, isFree = false, like, most } of queries) {
    const { main } = costs.get(name)!.alone
    if (most !== undefined && main > most)
      misses.push(
        `${services} services, ${name}: ${main.toFixed(1)} ms on the main thread, at most ${most}`,
      )
    else if (!isFree && like === undefined && most === undefined && timesOf(name) > MAX_TIMES)
      misses.push(
        `${services} services, ${name}: ${timesOf(name).toFixed(2)} times only reading, at most ${MAX_TIMES}`,
      )
  }
  const bundle = statSync(join(root, 'dist/edge/feed.js')).size
  if (bundle > MAX_BUNDLE) misses.push(`the bundle has ${bundle} bytes, at most ${MAX_BUNDLE}`)
  if (evaluation > MAX_EVALUATION)
    misses.push(
      `the bundle takes ${evaluation.toFixed(1)} ms to evaluate, at most ${MAX_EVALUATION}`,
    )
  console.log(
    `\n${services} services; bundle ${(bundle / 1000).toFixed(1)} kB, evaluated in ${evaluation.toFixed(1)} ms`,
  )
  const rows = all
    .map(({ name }) => [name, costs.get(name)!] as const)
    .map(([name, { alone, wrapped }]) => [
      name,
      costs.has(readingOf(name)) ? timesOf(name).toFixed(2) : '',
      shareOf(name).toFixed(3),
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
      [
        'query',
        'times reading',
        'of import',
        'main ms',
        'best pace',
        'least',
        'all ms',
        'requests',
        'KiB',
        'wrapped ms',
      ],
      rows,
    ),
  )
}

/**
 * The cost of each query, alone and under the bootstrap, by name: the median, the median of the fastest runs, and the
 * minimum. And the time to evaluate the function.
 */
async function costsOf(root: string, queries: readonly Query[]) {
  const pace = createPace()
  const alone = await startNetlify({ root, cacheFiles: true, bare: true })
  const wrapped = await startNetlify({ root, cacheFiles: true })
  const asked: Query[] = []
  for (const query of queries) {
    await costOf(alone, query)
    const files = alone.traffic.read().paths.map((path) => ['file', path])
    const path = `/reads?${new URLSearchParams(files)}`
    asked.push(query, ...(query.isFree ? [] : [{ name: readingOf(query.name), path }]))
  }
  const runs = asked.map(() => ({ alone: [] as Paced<Cost>[], wrapped: [] as Cost[] }))
  const starts: number[] = []
  const paced = async <T>(measure: () => T | Promise<T>): Promise<Paced<T>> => {
    const before = pace()
    const value = await measure()
    return { value, pace: Math.max(before, pace()) }
  }
  try {
    // Queries take turns, so that a busy moment of the machine does not affect one query alone.
    for (let round = 0; round < RUNS; round++) {
      for (const [i, query] of asked.entries()) {
        runs[i]!.alone.push(await paced(() => costOf(alone, query)))
        if (!query.path.startsWith('/reads')) runs[i]!.wrapped.push(await costOf(wrapped, query))
      }
      starts.push(evaluationOf(root))
    }
  } finally {
    await Promise.all([alone.close(), wrapped.close()])
  }
  const costs = new Map(
    asked.map(({ name }, i) => {
      const own = runs[i]!
      const costs = own.alone.map(({ value }) => value)
      const best = middleOf(atBestPace(own.alone)).main
      const least = Math.min(...costs.map(({ main }) => main))
      return [name, { alone: { ...middleOf(costs), best, least }, wrapped: middleOf(own.wrapped) }]
    }),
  )
  return { costs, evaluation: median(starts) }
}

/** The name of only reading the files of a query. */
function readingOf(name: string): string {
  return `${name}: only reading`
}
