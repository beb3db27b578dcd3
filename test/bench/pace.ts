/**
 * Tells how fast the machine is just now: the CPU time that a fixed piece of work takes, in milliseconds. On a machine that is
 * shared, the same work costs up to half as much again while others work beside it, and nothing a program does can help
 * that (J. Chen and J. Revels, Robust benchmarking in noisy environments, 2016: such noise makes a run dearer, never cheaper).
 */
export function createPace(): () => number {
  const text = JSON.stringify(
    Array.from({ length: 40_000 }, (_, i) => [`w${(i * 7919) % 40_000}`, [i, i * 2, i % 7]]),
  )
  const pace = () => {
    const before = process.cpuUsage()
    const words = new Map(JSON.parse(text) as [string, number[]][])
    if (words.size !== 40_000) throw new Error('The work is not the same.')
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  for (let warm = 0; warm < 10; warm++) pace()
  return pace
}

/** What was measured, and how fast the machine was before and behind it: the larger of both. */
export interface Paced<T> {
  readonly value: T
  readonly pace: number
}

/** The values of that third of the runs in which the machine was at its best. */
export const atBestPace = <T>(measured: readonly Paced<T>[]): T[] =>
  measured
    .toSorted((a, b) => a.pace - b.pace)
    .slice(0, Math.ceil(measured.length / 3))
    .map(({ value }) => value)
