import { setTimeout as pause } from 'node:timers/promises'

const MAX_READS = 10
/** Milliseconds before the third read. Each further pause is twice as long: 2.6 s in all, enough for a large git checkout. */
const FIRST_PAUSE = 5

/** The value that was read, and the names of the parts that never became stable. */
export interface StableRead<T> {
  readonly value: T
  readonly unstable: readonly string[]
}

/** Reads until two reads agree, because another program may be writing. `compare` names the parts that differ. */
export async function readWhenStable<T>(
  read: () => T,
  compare: (before: T, now: T) => readonly string[],
): Promise<StableRead<T>> {
  let before = read()
  for (let count = 1; ; count++) {
    const value = read()
    const changed = compare(before, value)
    if (changed.length === 0 || count === MAX_READS) return { value, unstable: changed }
    before = value
    await pause(FIRST_PAUSE * 2 ** (count - 1))
  }
}
