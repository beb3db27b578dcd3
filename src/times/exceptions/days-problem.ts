import { quote } from '../../text/quote.ts'
import { type HoursProblem, badHours } from '../hours/problem.ts'
import { createCursor } from '../hours/tokens/token.ts'
import { MAX_LENGTH, readWhole } from './read-days.ts'

/** The problem of a text of `except` or `only`. */
export function problemOfDays(text: string): HoursProblem | undefined {
  const cursor = createCursor(text.slice(0, MAX_LENGTH), quote)
  const sets = readWhole(cursor) ?? []
  if (cursor.problem || (sets.length > 0 && text.length <= MAX_LENGTH)) return cursor.problem
  return badHours(
    `${quote(text)} names no days.`,
    'Write days like `bank holidays`, `25 Dec to 1 Jan`, `24 Dec 2026` or `Apr to Oct`.',
  )
}
