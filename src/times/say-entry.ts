import type { Messages } from '../messages/messages.ts'
import { addDays } from './calendar/calendar-date.ts'
import { type TimeEntry, breaksOf } from './entries.ts'
import type { DaySet } from './exceptions/day-set.ts'
import { readDays } from './exceptions/read-days.ts'
import { inSentence, sayDate, sayNth, saySchedule } from './say-schedule.ts'

type Say = Messages['schedule']

/** An entry as a sentence: `Tuesdays, 10am to 12 noon, in term time, closed 25 December to 1 January`. */
export function sayEntry(entry: TimeEntry, messages: Say): string | undefined {
  const closed = readDays(entry.whole.except ?? []).map((set) => sayDaySet(set, messages))
  const sentence = sayEntryInShort(entry, messages)
  return closed.length === 0
    ? sentence
    : joined([sentence, messages.closed({ days: inSentence(closed, messages) })])
}

/** The same without the days on which it is closed. */
export const sayEntryInShort = ({ whole }: TimeEntry, messages: Say): string | undefined =>
  joined([
    saySchedule(whole, messages),
    ...readDays(whole.only ?? []).map((set) => sayPart(set, messages)),
  ])

/** The days of the next three months on which an entry falls out: `Not on 25 December 2026 and 1 January 2027`. */
export function sayBreaks(entry: TimeEntry, today: string, messages: Say): string | undefined {
  const until = addDays(today, THREE_MONTHS)
  const days = breaksOf(entry)
    .filter(({ from, to }) => to >= today && from <= until)
    .map((range) => sayDaySet({ kind: 'dates', ...range }, messages))
  return days.length === 0 ? undefined : messages.notOn({ days: inSentence(days, messages) })
}

/** In days. */
const THREE_MONTHS = 92

const joined = (parts: readonly (string | undefined)[]) =>
  parts.filter((part) => part !== undefined).join(', ') || undefined

/** A part of the year, as in `in term time`. */
const sayPart = (set: DaySet, messages: Say): string =>
  set.kind === 'term time'
    ? messages.inTermTime
    : set.kind === 'school holidays'
      ? messages.inSchoolHolidays
      : sayDaySet(set, messages)

function sayDaySet(set: DaySet, messages: Say): string {
  const { schoolHolidays, termTime, bankHolidays, easter } = messages
  switch (set.kind) {
    case 'dates':
      return sayRange(sayDate(set.from, messages), sayDate(set.to, messages), messages)
    case 'yearly': {
      const [from, to] = [set.from, set.to].map((day) => day.split('-').map(Number))
      const isMonths = from![1] === 1 && to![1] === 31
      const name = ([month, day]: readonly number[]) =>
        isMonths ? messages.months[month! - 1]! : `${day} ${messages.months[month! - 1]}`
      const isOneMonth = !isMonths && from![0] === to![0] && from![1] !== to![1]
      return sayRange(isOneMonth ? String(from![1]) : name(from!), name(to!), messages)
    }
    case 'season': {
      const name = (day: string | undefined) =>
        day === undefined ? easter.season : messages.months[Number(day.slice(0, 2)) - 1]!
      return sayRange(name(set.from), name(set.to), messages)
    }
    case 'nth':
      return messages.inMonth({
        which: sayNth(set.ordinal, messages.weekday[set.weekday], messages),
      })
    case 'easter':
      return sayRange(sayEaster(set.from, messages), sayEaster(set.to, messages), messages)
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

const sayRange = (first: string, last: string, messages: Say): string =>
  first === last ? first : messages.range({ first, last })
