import { quote } from '../../text/quote.ts'
import { type HoursProblem, badHours } from '../hours/problem.ts'
import { createCursor, peek } from '../hours/tokens/token.ts'
import type { DaySet } from './day-set.ts'
import { readDaySets } from './read-day-sets.ts'

/** Reads the texts of `except` and `only`: one that cannot be read has no days. */
export const readDays = (texts: readonly string[]): readonly DaySet[] =>
  texts.flatMap((text) => (problemOfDays(text) ? [] : readDaySets(createCursor(text))))

/** What is wrong with a text of `except` or `only`. */
export function problemOfDays(text: string): HoursProblem | undefined {
  const cursor = createCursor(text.slice(0, MAX_LENGTH))
  const sets = readDaySets(cursor)
  if (cursor.problem) return cursor.problem
  if (sets.length > 0 && !peek(cursor) && text.length <= MAX_LENGTH) return undefined
  return badHours(
    `${quote(text)} names no days.`,
    'Write days like `bank holidays`, `25 Dec to 1 Jan`, `24 Dec 2026` or `Apr to Oct`.',
  )
}

const MAX_LENGTH = 200
