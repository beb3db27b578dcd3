/**
 * Measures how fast the machine is at the moment: the CPU time of a fixed workload, in milliseconds. On a shared machine, the
 * same work takes up to half as much again while other programs run (J. Chen and J. Revels, Robust benchmarking in noisy
 * environments, 2016: such noise makes a run slower, never faster).
 */
export function createPace(): () => number {
  const text = JSON.stringify(
    Array.from({ length: 40_000 }, (_, i) => [`w${(i * 7919) % 40_000}`, [i, i * 2, i % 7]]),
  )
  const pace = () => {
    const before = process.cpuUsage()
    const words = new Map(JSON.parse(text) as [string, number[]][])
    if (words.size !== 40_000) throw new Error('The workload has changed.')
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  for (let warm = 0; warm < 10; warm++) pace()
  return pace
}

/** A measurement, and the pace of the machine: the slower of those before and after. */
export interface Paced<T> {
  readonly value: T
  readonly pace: number
}

/** The values of the third of the runs in which the machine was fastest. */
export const atBestPace = <T>(measured: readonly Paced<T>[]): T[] =>
  measured
    .toSorted((a, b) => a.pace - b.pace)
    .slice(0, Math.ceil(measured.length / 3))
    .map(({ value }) => value)
