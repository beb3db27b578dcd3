import { spawn } from 'node:child_process'
import { median } from './table.ts'

/** The cost of a run of a program: milliseconds, and the peak memory in bytes. */
export interface Cost {
  readonly wall: number
  readonly cpu: number
  readonly memory: number
}

/**
 * Runs a Node program in a process of its own, which reports its CPU time and memory when it ends. A program that should be
 * measured only in part prints its cost, which is used instead.
 */
export function measure(
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Cost> {
  const begin = performance.now()
  const child = spawn(process.execPath, ['--import', REPORT, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const texts = ['', '', '', '']
  for (const i of [1, 2, 3])
    child.stdio[i]?.on('data', (data: Buffer) => void (texts[i] += data.toString()))
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (status) => {
      const wall = performance.now() - begin
      if (status !== 0)
        return reject(new Error(`${args.join(' ')} ended with ${status}.\n${texts[2]}`))
      const own = texts[1]?.startsWith('{"wall"') ? (JSON.parse(texts[1]) as Cost) : undefined
      return resolve({ wall, ...(JSON.parse(texts[3] ?? '') as Omit<Cost, 'wall'>), ...own })
    })
  })
}

/** Loaded before the program; reports on a separate file descriptor when it ends. */
const REPORT = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from 'node:fs'
  import { isMainThread } from 'node:worker_threads'
  if (isMainThread) process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
    writeSync(3, JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS * 1024 }))
  })
`)}`

/** The median of each figure. */
export const medianOf = (costs: readonly Cost[]): Cost => ({
  wall: median(costs.map(({ wall }) => wall)),
  cpu: median(costs.map(({ cpu }) => cpu)),
  memory: median(costs.map(({ memory }) => memory)),
})
