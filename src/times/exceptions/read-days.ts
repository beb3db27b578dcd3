import { createCursor, peek } from '../hours/tokens/token.ts'
import type { DaySet } from './day-set.ts'
import { readDaySets } from './read-day-sets.ts'

/** Reads the texts of `except` and `only`: one that cannot be read has no days. */
export const readDays = (texts: readonly string[]): readonly DaySet[] =>
  texts.flatMap((text) => {
    const cursor = createCursor(text.slice(0, MAX_LENGTH))
    const sets = readDaySets(cursor)
    return cursor.problem || peek(cursor) ? [] : sets
  })

/** The longest text of `except`: that of a feed has the exceptions of a service, its places and the directory. */
export const MAX_LENGTH = 2000
