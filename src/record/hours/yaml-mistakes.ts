import { quote } from '../../text/quote.ts'
import type { Raw, RawObject } from '../yaml/raw.ts'
import { parseHours } from '../../times/hours/entries/entry.ts'
import { type HoursProblem, WRITE_LIKE_EXAMPLES } from '../../times/hours/problem.ts'

/** An entry is split into this many parts at most. */
const MAX_PARTS = 8

/**
 * Finds the parts of an entry that commas split, because between brackets every comma starts a new entry:
 *
 *   [Mon, Wed 10:00-12:00]                              → Mon │ Wed 10:00-12:00
 *   [every other Wed 18:00-20:00, from 2026-01-07]      → every other Wed 18:00-20:00 │ from 2026-01-07
 *
 * Parts are of one entry when at least one of them is no entry, but all of them together are. Days alone belong to the
 * times that follow. `last` is the index of the last part.
 */
export function splitByComma(
  entries: readonly Raw[],
  first: number,
): { readonly problem: HoursProblem; readonly last: number } | undefined {
  const texts: string[] = []
  for (const entry of entries.slice(first, first + MAX_PARTS)) {
    if (typeof entry !== 'string') break
    texts.push(entry)
  }
  const areHours = texts.map(isHours)
  if (areHours[0] && areHours[1] !== false) return undefined
  for (let count = texts.length; count > 1; count--) {
    const parts = texts.slice(0, count)
    const isSplit = areHours.slice(0, count).includes(false) && isHours(parts.join(', '))
    if (isSplit) return { problem: splitProblem(parts), last: first + count - 1 }
  }
  const days = texts.findIndex((text) => !isDays(text))
  return days > 0 && /\d/.test(texts[days]!)
    ? { problem: splitProblem(texts.slice(0, days + 1)), last: first + days }
    : undefined
}

const isHours = (text: string) => parseHours(text).schedule !== undefined
const isDays = (text: string) => !isHours(text) && isHours(`${text} 10:00-12:00`)

function splitProblem(parts: readonly string[]): HoursProblem {
  const joined = [parts.join(' and '), parts.join(' ')]
  const meaning = meaningOf(parts.join(', '))
  const whole = meaning ? joined.find((text) => meaningOf(text) === meaning) : joined[0]
  const quoted = parts.map((part) => quote(part.trim()))
  return {
    code: 'hours-split-by-comma',
    message: `The comma splits this into separate entries: ${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}.`,
    hint: whole
      ? `Write ${quote(whole)}.`
      : `Put it in quotation marks: ${quote(`"${parts.join(', ')}"`)}.`,
  }
}

const meaningOf = (text: string): string | undefined => {
  const { schedule } = parseHours(text)
  return schedule && JSON.stringify(schedule)
}

/** A colon and a space turn an entry into a field and its value. */
export function colonInHours(raw: RawObject): HoursProblem {
  const fields = Object.entries(raw).map(([key, value]) => {
    const text = typeof value === 'string' ? value.trim() : ''
    return { key, text, whole: `${key} ${text}`.trim() }
  })
  const [{ key, text, whole } = { key: '', text: '', whole: '' }] = fields
  const isNote = text !== '' && isHours(key) && !/[()]/.test(key + text)
  const entries = fields.map((field) => field.whole)
  return {
    code: 'hours-colon',
    message: `The colon makes ${quote(key)} the name of a field.`,
    hint: isNote
      ? `Put the note in brackets: ${quote(`${key} (${text})`)}.`
      : entries.every(isHours)
        ? `Write it without the colon: ${quote(entries.length > 1 ? `[${entries.join(', ')}]` : whole)}.`
        : `Write it without the colon. ${WRITE_LIKE_EXAMPLES}`,
  }
}
