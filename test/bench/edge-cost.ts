import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import type { Netlify } from '../hosts/netlify/netlify.ts'
import type { Query } from './edge-site.ts'
import { median } from './table.ts'

/** What one request costs: CPU time in milliseconds, and the files that the function reads. */
export interface Cost {
  readonly main: number
  readonly whole: number
  readonly requests: number
  readonly bytes: number
}

/** The cost of one request in a fresh process, and a digest of its answer. */
export async function costOf(
  host: Netlify,
  { path, status = 200 }: Query,
): Promise<Cost & { readonly answer: string }> {
  await host.restart()
  host.traffic.reset()
  const before = cpuOf(host.deno().pid)
  const response = await fetch(host.origin + path)
  const answer = await response.text()
  if (response.status !== status)
    throw new Error(`${path} answered ${response.status}, not ${status}`)
  const after = cpuOf(host.deno().pid)
  const { requests, bytes } = host.traffic.read()
  return {
    main: after.main - before.main,
    whole: after.whole - before.whole,
    requests,
    bytes,
    answer: createHash('sha256').update(answer.replaceAll(host.origin, '')).digest('hex'),
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

/** The median of each figure. */
export function middleOf(costs: readonly Cost[]): Cost {
  const of = (key: keyof Cost) => median(costs.map((cost) => cost[key]))
  return { main: of('main'), whole: of('whole'), requests: of('requests'), bytes: of('bytes') }
}
