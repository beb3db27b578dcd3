import type { Messages } from '../messages/messages.ts'
import { addDays } from './calendar/calendar-date.ts'
import { type TimeEntry, breaksOf } from './entries.ts'
import type { DaySet } from './exceptions/day-set.ts'
import { readDays } from './exceptions/read-days.ts'
import { inSentence, sayDate, sayNth, saySchedule } from './say-schedule.ts'

type Say = Messages['schedule']

/** An entry as a sentence: `Tuesdays, 10am to 12 noon, in term time, closed 25 December to 1 January`. */
export function sayEntry(entry: TimeEntry, say: Say): string | undefined {
  const closed = readDays(entry.whole.except ?? []).map((set) => sayDaySet(set, say))
  const sentence = sayEntryInShort(entry, say)
  return closed.length === 0
    ? sentence
    : joined([sentence, say.closed({ days: inSentence(closed, say) })])
}

/** The same without the days on which it is closed. */
export const sayEntryInShort = ({ whole }: TimeEntry, say: Say): string | undefined =>
  joined([saySchedule(whole, say), ...readDays(whole.only ?? []).map((set) => sayPart(set, say))])

/** The days of the next three months on which an entry falls out: `Not on 25 December 2026 and 1 January 2027`. */
export function sayBreaks(entry: TimeEntry, today: string, say: Say): string | undefined {
  const until = addDays(today, THREE_MONTHS)
  const days = breaksOf(entry)
    .filter(({ from, to }) => to >= today && from <= until)
    .map((range) => sayDaySet({ kind: 'dates', ...range }, say))
  return days.length === 0 ? undefined : say.notOn({ days: inSentence(days, say) })
}

/** In days. */
const THREE_MONTHS = 92

const joined = (parts: readonly (string | undefined)[]) =>
  parts.filter((part) => part !== undefined).join(', ') || undefined

/** A part of the year, as in `in term time`. */
const sayPart = (set: DaySet, say: Say): string =>
  set.kind === 'term time'
    ? say.inTermTime
    : set.kind === 'school holidays'
      ? say.inSchoolHolidays
      : sayDaySet(set, say)

function sayDaySet(set: DaySet, say: Say): string {
  const { schoolHolidays, termTime, bankHolidays, easter } = say
  switch (set.kind) {
    case 'dates':
      return sayRange(sayDate(set.from, say), sayDate(set.to, say), say)
    case 'yearly': {
      const [from, to] = [set.from, set.to].map((day) => day.split('-').map(Number))
      const isMonths = from![1] === 1 && to![1] === 31
      const name = ([month, day]: readonly number[]) =>
        isMonths ? say.months[month! - 1]! : `${day} ${say.months[month! - 1]}`
      const isOneMonth = !isMonths && from![0] === to![0] && from![1] !== to![1]
      return sayRange(isOneMonth ? String(from![1]) : name(from!), name(to!), say)
    }
    case 'season': {
      const name = (day: string | undefined) =>
        day === undefined ? easter.season : say.months[Number(day.slice(0, 2)) - 1]!
      return sayRange(name(set.from), name(set.to), say)
    }
    case 'nth':
      return say.inMonth({ which: sayNth(set.ordinal, say.weekday[set.weekday], say) })
    case 'easter':
      return sayRange(sayEaster(set.from, say), sayEaster(set.to, say), say)
    case 'bank holidays':
      return bankHolidays
    case 'term time':
      return termTime
    case 'school holidays':
      return schoolHolidays
  }
}

const sayEaster = (day: number, { easter }: Say): string =>
  day < 0 ? easter.friday : day > 0 ? easter.monday : easter.sunday

const sayRange = (first: string, last: string, say: Say): string =>
  first === last ? first : say.range({ first, last })
