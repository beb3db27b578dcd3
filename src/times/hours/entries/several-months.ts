import { quote } from '../../../text/quote.ts'
import { monthOf } from '../../calendar/calendar-date.ts'
import { type HoursProblem, badHours } from '../problem.ts'
import { createCursor } from '../tokens/token.ts'

const BETWEEN = new Set([',', '&', '+', '/', 'and'])
const BEFORE = new Set(['in', 'of', 'during', 'every', 'each'])

/** The entries of one that names several months: `2nd Fri 10:00-11:00 in Jan` for each of `in Jan, Apr and Oct`. */
export function inEachMonth(text: string): readonly string[] {
  const { tokens } = createCursor(text)
  const isMonth = (i: number) => monthOf(tokens[i]?.text ?? '') !== undefined
  const first = tokens.findIndex((_, i) => isMonth(i))
  const months = [first]
  let end = first + 1
  for (let i = end; i < tokens.length && (isMonth(i) || BETWEEN.has(tokens[i]!.text)); i++) {
    if (!isMonth(i)) continue
    months.push(i)
    end = i + 1
  }
  if (first < 0 || months.length < 2) return []
  let start = first
  while (BEFORE.has(tokens[start - 1]?.text ?? '')) start--
  const before = text.slice(0, tokens[start]!.start).replace(/(?<![\s,])[\s,]+$/, '')
  const after = text.slice(tokens[end - 1]!.end).replace(/^[\s,]+/, '')
  return months.map((i) => {
    const { start: from, end: to } = tokens[i]!
    return [before, after, `in ${text.slice(from, to)}`].filter(Boolean).join(' ')
  })
}

/** The problem of an entry that names several months, with the entries that say it. */
export function severalMonths(
  text: string,
  isEntry: (text: string) => boolean,
): HoursProblem | undefined {
  const entries = inEachMonth(text)
  return entries.length > 0 && entries.every(isEntry)
    ? badHours(
        `${quote(text.trim())} names several months.`,
        `Write an entry for each: \`[${entries.join(', ')}]\`.`,
      )
    : undefined
}
