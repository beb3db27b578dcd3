import { type Cursor, createCursor, peek } from '../hours/tokens/token.ts'
import type { DayRange, DaySet } from './day-set.ts'
import { readDaySets } from './read-day-sets.ts'

/** Reads the texts of `except` and `only`: one that cannot be read has no days. */
export const readDays = (texts: readonly string[]): readonly DaySet[] =>
  texts.flatMap((text) => readWhole(createCursor(text.slice(0, MAX_LENGTH))) ?? [])

/** The days of a text that has nothing else; undefined with the problem at the cursor, if it knows one. */
export function readWhole(cursor: Cursor): readonly DaySet[] | undefined {
  const sets = readDaySets(cursor)
  return cursor.problem || peek(cursor) ? undefined : sets
}

/** Reads a school term: `2026-09-02 to 2026-10-23`, `2 Sep 2026 to 23 Oct 2026`. Undefined when it is none. */
export function readTerm(text: string): DayRange | undefined {
  const [set, ...others] = readDays([text])
  const isTerm = set?.kind === 'dates' && others.length === 0
  return isTerm && set.from < set.to ? { from: set.from, to: set.to } : undefined
}

/** The longest text of `except`: that of a feed has the exceptions of a service, its places and the directory. */
export const MAX_LENGTH = 2000
