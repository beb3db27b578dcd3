import { two } from '../../calendar/calendar-date.ts'
import { type ParsedHours, parseHours } from './entry.ts'
import { formatHours } from '../format/format-hours.ts'
import { inEachMonth } from './several-months.ts'
import { type Cursor, createCursor, peek, take, takeAll, writtenBetween } from '../tokens/token.ts'
import { type WrittenDay, readWrittenDay } from '../tokens/written-day.ts'

/** Between two entries on one line: `Tue 10:00-12:00 / Thu 14:00-16:00`. A date or `24/7` has a slash between digits. */
const SEPARATORS = [/(?<!\s)\s*(?:(?<!\d)\/|\/(?!\d)|;)\s*/, /(?<!\s)(?:\s*[,;&+]\s*|\s+and\s+)/i]

/** With fewer numbers there are not two entries. */
const NUMBERS = /(?:(?<!\d)\d+\D+){3}\d/
const MAX_LENGTH = 500

/**
 * The entries in one text, each with its own days and times. There is only one where it is not clear what belongs to which:
 * a note or a date of some of them may be meant for all.
 */
export function entriesIn(text: string): readonly string[] {
  if (text.length > MAX_LENGTH || !/[/;,&+]|\band\b/i.test(text)) return [text]
  if (parseHours(text).schedule) return [text]
  const months = inEachMonth(text)
  if (months.length > 0 && months.every((one) => parseHours(one).schedule)) return months
  if (!NUMBERS.test(text)) return [text]
  const days = singleDays(text)
  if (days) return days
  const found = SEPARATORS.map((separator) => text.split(separator)).find(areClear)
  return found ?? [text]
}

/** The entries of a list of days: `20 Jan, 3 Feb and 17 Feb 2027 10am-12pm`. A day takes its month and year from the next that has one. */
function singleDays(text: string): readonly string[] | undefined {
  const cursor = createCursor(text)
  while (peek(cursor) && !isDay(cursor)) cursor.at++
  const { at } = cursor
  const days = [readWrittenDay(cursor)]
  while (take(cursor, AND)) {
    takeAll(cursor, AND)
    days.push(readWrittenDay(cursor))
  }
  const [before, after] = [
    writtenBetween(cursor, 0, at),
    writtenBetween(cursor, cursor.at, cursor.tokens.length),
  ]
  let { month, year } = days.at(-1) ?? {}
  if (days.length < 2 || !month || !year || !days.every(isKnown)) return undefined
  const entries = days.toReversed().map(({ weekday = '', day, ...own }) => {
    // In a list over New Year the last day alone has a year.
    year = own.year ?? (own.month !== undefined && own.month > month! ? year! - 1 : year)
    month = own.month ?? month
    return `${before} ${weekday} ${year}-${two(month!)}-${two(day)} ${after}`
      .replace(/\s+/g, ' ')
      .trim()
  })
  const parsed = entries.map(parseHours)
  return parsed.every(({ schedule }) => schedule && schedule.freq === undefined)
    ? parsed.map(({ schedule }) => formatHours(schedule!)).toReversed()
    : undefined
}

const AND = [',', ';', '&', '+', '/', 'and']
const isKnown = (day: WrittenDay | undefined): day is WrittenDay => day !== undefined

function isDay(cursor: Cursor): boolean {
  const { at } = cursor
  const isOne = readWrittenDay(cursor) !== undefined
  cursor.at = at
  return isOne
}

function areClear(parts: readonly string[]): boolean {
  const parsed = parts.length > 1 ? parts.map(parseHours) : []
  return (
    parsed.length > 1 &&
    parsed.every(({ schedule }) => schedule) &&
    SHARED.every((name) => new Set(parsed.map((entry) => has(entry, name))).size === 1)
  )
}

const SHARED = ['notes', 'interval', 'valid_from', 'valid_to'] as const

const has = ({ schedule }: ParsedHours, name: (typeof SHARED)[number]) =>
  schedule?.[name] !== undefined
