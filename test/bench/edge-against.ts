import { type Netlify, startNetlify } from '../hosts/netlify/netlify.ts'
import { costOf } from './edge-cost.ts'
import { type Bench, WHOLE_IMPORT } from './edge-site.ts'
import { formatTable, median } from './table.ts'

/** No query may become slower than this. */
const MAX_TIMES = 1.05

/**
 * Measures each query here and in another checkout in turn, in `runs` rounds, and prints the ratio of each pair. Returns what
 * became slower, and which answers differ.
 */
export async function compare(here: Bench, there: Bench, runs: number): Promise<readonly string[]> {
  const [own, other] = await Promise.all([here, there].map(start))
  const shared = new Set(there.queries.map(({ path }) => path))
  const queries = here.queries.filter(({ name, path }) => name !== WHOLE_IMPORT && shared.has(path))
  const costs = queries.map(() => ({ own: [] as number[], other: [] as number[] }))
  const differing = new Set<string>()
  try {
    for (let round = 0; round < runs; round++)
      for (const [i, query] of queries.entries()) {
        // Each is first every other time: the second finds the machine as the first leaves it.
        const first = round % 2 === 0
        const one = await costOf(first ? own! : other!, query)
        const two = await costOf(first ? other! : own!, query)
        costs[i]!.own.push((first ? one : two).main)
        costs[i]!.other.push((first ? two : one).main)
        if (one.answer !== two.answer) differing.add(query.name)
      }
  } finally {
    await Promise.all([own!.close(), other!.close()])
  }
  const rows = queries.map(({ name }, i) => {
    const { own, other } = costs[i]!
    const times = median(own.map((cost, run) => cost / other[run]!))
    return { name, own: median(own), other: median(other), times }
  })
  console.log(`\n${here.services} services, each query here and there in turn`)
  console.log(
    formatTable(
      ['query', 'here, ms', 'there, ms', 'times'],
      rows.map(({ name, own, other, times }) => [
        name,
        own.toFixed(1),
        other.toFixed(1),
        times.toFixed(3),
      ]),
    ),
  )
  return [
    ...rows
      .filter(({ times }) => times > MAX_TIMES)
      .map(
        ({ name, times }) =>
          `${here.services} services, ${name}: ${times.toFixed(3)} times what it was, at most ${MAX_TIMES}`,
      ),
    ...[...differing].map((name) => `${here.services} services, ${name}: another answer`),
  ]
}

const start = ({ root }: Bench): Promise<Netlify> =>
  startNetlify({ root, cacheFiles: true, bare: true })
