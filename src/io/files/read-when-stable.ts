import type { Stats } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** A file that changed within so many milliseconds may be half written: programs empty it, and write it piece by piece. */
const QUIET = 100
/** Milliseconds until it is given up: enough for a large git checkout. */
const PATIENCE = 3000

/** Most programs empty a file before they write it, so an empty one is probably not finished. */
const QUIET_IF_EMPTY = 1000

/** Whether a file changed a moment ago. By the clock of another machine that may be in the future. */
export const isRecent = ({ ctimeMs, size }: Pick<Stats, 'ctimeMs' | 'size'>): boolean =>
  Math.abs(Date.now() - ctimeMs) < (size === 0 ? QUIET_IF_EMPTY : QUIET)

/** The value that was read, and the names of the parts that never became stable. */
export interface StableRead<T> {
  readonly value: T
  readonly unstable: readonly string[]
}

/**
 * Reads until two reads agree, because another program may be writing. `compare` names the parts that differ, and those that
 * may still be half written.
 */
export async function readWhenStable<T>(
  read: () => T,
  compare: (before: T, now: T) => readonly string[],
): Promise<StableRead<T>> {
  const end = performance.now() + PATIENCE
  for (let before = read(); ;) {
    const value = read()
    const unstable = compare(before, value)
    if (unstable.length === 0 || performance.now() > end) return { value, unstable }
    before = value
    await pause(QUIET)
  }
}
