import { quote } from '../../../text/quote.ts'
import { type Clauses, readClauses } from '../clauses/clauses.ts'
import { changesInWords, saysWhen } from './says-when.ts'
import type { PartOfDay } from '../clauses/part-of-day.ts'
import type { HoursProblem } from '../problem.ts'
import { resolveTimes } from '../clauses/am-pm.ts'
import { formatTime } from '../../calendar/clock.ts'
import type { Rhythm } from '../clauses/rhythm.ts'
import { type Days, type HoursSchedule, decodeDays, encodeDays } from '../hours-schedule.ts'
import { createCursor } from '../tokens/token.ts'

/** What a note says about the days, times or dates of its entry. */
interface NoteRule {
  readonly clauses: Clauses
  /** It says when the thing does not take place. */
  readonly isNegative: boolean
}

/** The problem of a note that changes its entry: `(1st Sat only)`. In the feed, the entry would hold without the change. */
export function ruleInNote(note: string, schedule: HoursSchedule): HoursProblem | undefined {
  const parts = note.split(/(?<!\s)\s*(?:[,;]|\.\s|\bbut\b)\s*/i)
  if (![note, ...parts].some((part) => changesEntry(part, schedule))) return undefined
  return {
    code: 'hours-in-note',
    message: `The note ${quote(`(${note})`)} changes when it takes place, and searches do not read notes.`,
    hint: HOW_TO_SAY,
  }
}

/** The problem of words without brackets that change an entry. */
export const changing = (words: string, hint: string = HOW_TO_SAY): HoursProblem => ({
  code: 'hours-in-note',
  message: `${quote(words)} changes when it takes place, and cannot be understood.`,
  hint: hint.replace('without brackets, ', ''),
})

const HOW_TO_SAY =
  'Write it without brackets, as days and times: `Tue 10:00-12:00 except 25 Dec to 1 Jan`, `Tue 10:00-12:00 Apr to Oct`, `1st Tue 10:00-12:00`, or a single day as `Tue 5 May 2026 10:00-12:00`. Days with other times are an entry of their own. If it cannot be said so, move the whole line to the description.'

/** True when a part of a note says other days, times or dates than its entry. */
function changesEntry(part: string, schedule: HoursSchedule): boolean {
  const rule = readRule(part)
  return rule === undefined ? saysWhen(part) || changesInWords(part) : changes(rule, schedule)
}

const NEGATIVE = /\b(?:not|no|never|except(?:ing)?|excl(?:uding)?|apart from|closed?|shut)\b/i
const DECIDING = /\b(?:only|just)\b/i
/** Days that are named by a weekday, but are not every such day. */
const HOLIDAYS = /\b(?:bank holiday|easter|good|whit|boxing|may)\s+(?:\w+day|holidays?)s?\b/gi
/** Words that may stand around days and times without a meaning of their own. */
const FILLERS =
  /\b(?:only|just|not|no|never|except(?:ing)?(?: for)?|excl(?:uding)?|apart from|closed?|shut|for|lunch|a|break|sessions?|meets?|meeting|during|there is|it is)\b\.?/gi

/** Reads a note of days, times and dates alone. With other words it says what happens then. */
export function readRule(text: string): NoteRule | undefined {
  const isNegative = NEGATIVE.test(text)
  const bare = text
    .replace(HOLIDAYS, ' holiday ')
    .replace(FILLERS, ' ')
    .replace(/\bof\s+(?=month\b)/gi, 'of the ')
    // The Tuesday of the first week is nearly always the first Tuesday.
    .replace(/(?<=\b(?:\d(?:st|nd|rd|th)|first|second|third|fourth|last))\s+weeks?\b/gi, ' ')
  const cursor = createCursor(bare)
  const { clauses, repeated } = readClauses(cursor)
  if (cursor.problem || repeated || clauses.except || clauses.only) return undefined
  const { days, times, rhythm, season, part } = clauses
  if (!days && !rhythm && !season) {
    // `(7-11)` may be ages, and `(mornings)` a name.
    const isClear = isNegative || (DECIDING.test(text) && (part || /[ap]\.?m\b|[:.]\d/i.test(text)))
    if ((!times && !part) || !isClear) return undefined
  }
  return { clauses, isNegative }
}

/** True when a note says anything else than its entry. */
function changes({ clauses, isNegative }: NoteRule, schedule: HoursSchedule): boolean {
  const { days, times, rhythm, season, part } = clauses
  if (isNegative) return true
  const resolved = times && resolveTimes({ ...times, part })
  const isSame =
    (!days || areDaysOf(days, schedule)) &&
    (!rhythm || isRhythmOf(rhythm, schedule)) &&
    (!part || times || isWithin(part, schedule)) &&
    (!season || (season.from ?? '') + (season.to ?? '') === datesOf(schedule)) &&
    (!resolved ||
      (!resolved.problem &&
        formatTime(resolved.opens) === schedule.opens_at &&
        formatTime(resolved.closes) === schedule.closes_at))
  return !isSame
}

/** True when a note repeats the days of its entry, or their weekdays: `1st Tue 10:00-12:00 (Tuesdays)`. */
function areDaysOf(days: Days, schedule: HoursSchedule): boolean {
  const { byday, bymonthday } = encodeDays(days)
  if (byday === schedule.byday && bymonthday === schedule.bymonthday) return true
  const was = decodeDays(schedule)
  return (
    days.kind === 'weekdays' &&
    was.kind === 'nth' &&
    was.nth.every(({ weekday }) => days.weekdays.includes(weekday))
  )
}

/** True when an entry is in a part of the day, or ends soon after it: a morning may end at one. */
const isWithin = ({ first, last }: PartOfDay, { opens_at, closes_at }: HoursSchedule): boolean =>
  formatTime(first) <= opens_at && closes_at <= formatTime(last + 90)

const isRhythmOf = ({ unit, interval }: Rhythm, schedule: HoursSchedule): boolean =>
  interval === (schedule.interval ?? 1) &&
  (unit ?? 'week') === (schedule.freq === 'WEEKLY' ? 'week' : 'month')

const datesOf = ({ dtstart, valid_from, valid_to }: HoursSchedule) =>
  (dtstart ?? valid_from ?? '') + (valid_to ?? '')
