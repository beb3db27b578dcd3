import { two } from '../calendar/calendar-date.ts'
import { weekdayOf } from '../calendar/weekday.ts'
import { ordinalOf } from '../hours/tokens/ordinal.ts'
import {
  type Cursor,
  isAt,
  peek,
  plainNumber,
  readList,
  take,
  takeAll,
  takeTo,
} from '../hours/tokens/token.ts'
import { monthAt } from '../hours/tokens/written-day.ts'
import { TO, readDayRange } from './day-range.ts'
import type { DaySet } from './day-set.ts'

/*
 *   sets  = set { (, | ; | and | or | &) [prep] set }
 *   set   = bank holidays | school holidays | term time | a named day | range
 *           | Nov to Easter | Easter to Sep | nth weekday [of the month]
 *   range = day [to day] | month [to month]       25 Dec to 1 Jan · 24-26 Dec · 2026-12-25 · Apr to Oct
 *   day   = [weekday] (2026-12-25 | 25 Dec [2026] | Dec 25 [2026])
 */

const AND = [',', ';', '&', 'and', 'or', 'nor', 'not']
const PREPOSITIONS = ['on', 'in', 'for', 'during', 'the', 'over', 'at']

/** Reads days at the cursor, as many as there are; none where they begin with something else. */
export const readDaySets = (cursor: Cursor): readonly DaySet[] =>
  readList(cursor, AND, () => {
    takeAll(cursor, PREPOSITIONS)
    return readDaySet(cursor)
  })

function readDaySet(cursor: Cursor): DaySet | undefined {
  const start = cursor.at
  const set = readNamed(cursor) ?? readMonths(cursor) ?? readNth(cursor) ?? readDayRange(cursor)
  if (!set) cursor.at = start
  return set
}

const yearly = (from: string, to = from): DaySet => ({ kind: 'yearly', from, to })
const easter = (day: number, to = day): DaySet => ({ kind: 'easter', from: day, to })

/** Phrases of days, the longer ones first. */
const NAMED = Object.entries({
  'bank and public holidays|bank holidays|bank holiday|bank hols|bank hol|public holidays|public holiday|ph':
    { kind: 'bank holidays' },
  'school holidays|school holiday|school hols|school breaks': { kind: 'school holidays' },
  'term time only|term - time only|term time|term times|term - time|termtime|school term time|school terms':
    { kind: 'term time' },
  'christmas eve': yearly('12-24'),
  'christmas day|xmas day': yearly('12-25'),
  'boxing day': yearly('12-26'),
  "new year's eve|new years eve|new year’s eve": yearly('12-31'),
  "new year's day|new years day|new year’s day": yearly('01-01'),
  'good friday': easter(-2),
  'easter weekend': easter(-2, 1),
  'easter sunday': easter(0),
  'easter monday': easter(1),
} satisfies Readonly<Record<string, DaySet>>).flatMap(([phrases, set]: [string, DaySet]) =>
  phrases.split('|').map((phrase) => [phrase, set] as const),
)

/** Reads days that have a name: `bank holidays`, `Good Friday to Easter Monday`. */
export function readNamed(cursor: Cursor): DaySet | undefined {
  const first = readPhrase(cursor)
  if (first?.kind !== 'easter' && first?.kind !== 'yearly') return first
  const start = cursor.at
  const last = takeTo(cursor, TO) ? readPhrase(cursor) : undefined
  if (first.kind === 'yearly' && last?.kind === 'yearly') return yearly(first.from, last.to)
  if (first.kind === 'easter' && last?.kind === 'easter' && last.to >= first.from)
    return easter(first.from, last.to)
  cursor.at = start
  return first
}

const STARTS = new Set(NAMED.map(([phrase]) => phrase.split(' ')[0]))

function readPhrase(cursor: Cursor): DaySet | undefined {
  const wordAt = (ahead: number) => peek(cursor, ahead)?.text.replace(/\.$/, '')
  // Most texts begin with none of them.
  if (!STARTS.has(wordAt(0))) return undefined
  for (const [phrase, set] of NAMED) {
    const words = phrase.split(' ')
    if (!words.every((word, i) => wordAt(i) === word)) continue
    // Bank holiday Mondays are not all bank holidays, and not all Mondays.
    if (phrase.endsWith(' holiday') && weekdayOf(wordAt(words.length) ?? '')) return undefined
    cursor.at += words.length
    return set
  }
  return undefined
}

/** `the last Wednesday of the month` */
function readNth(cursor: Cursor): DaySet | undefined {
  const start = cursor.at
  const ordinal = ordinalOf(peek(cursor))
  const weekday = weekdayOf(peek(cursor, 1)?.text ?? '')
  if (ordinal === undefined || weekday === undefined || ordinal === 0 || ordinal > 5)
    return undefined
  cursor.at += 2
  const end = cursor.at
  if (!(
    take(cursor, ['of', 'in']) && (take(cursor, ['the', 'each', 'every']), take(cursor, ['month']))
  ))
    cursor.at = end
  // `1st Wed Dec 2026` is a day.
  if (monthAt(cursor) === undefined) return { kind: 'nth', ordinal, weekday }
  cursor.at = start
  return undefined
}

/** `August`, `Apr to Oct`, `Nov to Easter`: months of every year. A month with a day or a year is another thing. */
export function readMonths(cursor: Cursor): DaySet | undefined {
  if (isAt(cursor, ['easter']) && peek(cursor, 1)) {
    const start = cursor.at
    cursor.at++
    const to = takeTo(cursor, TO) ? edgeMonth(cursor, 'end') : undefined
    if (to !== undefined && plainNumber(peek(cursor, 1)) === undefined) {
      cursor.at++
      return { kind: 'season', to: `${two(to)}-31` }
    }
    cursor.at = start
    return undefined
  }
  const first = edgeMonth(cursor, 'start', 'beginning')
  if (first === undefined || plainNumber(peek(cursor, 1)) !== undefined) return undefined
  if (peek(cursor, 1)?.kind === 'ordinal') return undefined
  cursor.at++
  const start = cursor.at
  const isRange = takeTo(cursor, TO)
  if (isRange && take(cursor, ['easter'])) return { kind: 'season', from: `${two(first)}-01` }
  const last = isRange ? edgeMonth(cursor, 'end') : undefined
  if (last === undefined || peek(cursor, 1)?.kind === 'ordinal') {
    cursor.at = start
    return yearly(`${two(first)}-01`, `${two(first)}-31`)
  }
  cursor.at++
  return yearly(`${two(first)}-01`, `${two(last)}-31`)
}

/** `October`, `the end of October` */
function edgeMonth(cursor: Cursor, ...edges: readonly string[]): number | undefined {
  if (isAt(cursor, ['the', ...edges])) takeAll(cursor, ['the', 'of', ...edges])
  return monthAt(cursor)
}
