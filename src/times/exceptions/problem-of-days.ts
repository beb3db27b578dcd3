import { quote } from '../../text/quote.ts'
import { type HoursProblem, badHours } from '../hours/problem.ts'
import { createCursor, peek } from '../hours/tokens/token.ts'
import { readDaySets } from './read-day-sets.ts'
import { MAX_LENGTH } from './read-days.ts'

/** The problem of a text of `except` or `only`. */
export function problemOfDays(text: string): HoursProblem | undefined {
  const cursor = createCursor(text.slice(0, MAX_LENGTH), quote)
  const sets = readDaySets(cursor)
  if (cursor.problem) return cursor.problem
  if (sets.length > 0 && !peek(cursor) && text.length <= MAX_LENGTH) return undefined
  return badHours(
    `${quote(text)} names no days.`,
    'Write days like `bank holidays`, `25 Dec to 1 Jan`, `24 Dec 2026` or `Apr to Oct`.',
  )
}
