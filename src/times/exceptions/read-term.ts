import { createCursor, peek } from '../hours/tokens/token.ts'
import type { DayRange } from './day-set.ts'
import { readDaySets } from './read-day-sets.ts'

/** Reads a school term: `2026-09-02 to 2026-10-23`, `2 Sep 2026 to 23 Oct 2026`. Undefined when it is none. */
export function readTerm(text: string): DayRange | undefined {
  const cursor = createCursor(text.slice(0, MAX_LENGTH))
  const [set, ...others] = readDaySets(cursor)
  const isTerm = set?.kind === 'dates' && others.length === 0 && !cursor.problem && !peek(cursor)
  return isTerm && set.from < set.to ? { from: set.from, to: set.to } : undefined
}

const MAX_LENGTH = 100
