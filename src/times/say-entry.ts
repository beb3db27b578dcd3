import { addDays } from './calendar/calendar-date.ts'
import type { DayRange, DaySet } from './exceptions/day-set.ts'
import { readDays } from './exceptions/read-days.ts'
import type { HoursSchedule } from './hours/hours-schedule.ts'
import {
  type SaidSchedule,
  type Say,
  inSentence,
  sayDate,
  sayNth,
  saySchedule,
} from './say-schedule.ts'

/** An entry as a sentence: `Tuesdays, 10am to 12 noon, in term time, except 25 December to 1 January`. */
export const sayEntry = (entry: Said, messages: Say): string | undefined =>
  joined([saySchedule(entry, messages), ...sayLimits(entry, messages)])

type Limits = Pick<HoursSchedule, 'except' | 'only'>
export type Said = SaidSchedule & Limits

/** The parts of the year in which alone it takes place, and the days without it. */
export function sayLimits({ only = [], except = [] }: Limits, messages: Say): readonly string[] {
  const without = readDays(except).map((set) => sayDaySet(set, messages))
  return [
    ...readDays(only).map((set) => sayPart(set, messages)),
    ...(without.length > 0 ? [messages.except({ days: inSentence(without, messages) })] : []),
  ]
}

/** Of the days on which an entry falls out, those of the next three months: `Not on 25 December 2026 and 1 January 2027`. */
export function sayBreaks(
  breaks: readonly DayRange[],
  today: string,
  messages: Say,
): string | undefined {
  const until = addDays(today, THREE_MONTHS)
  const days = breaks
    .filter(({ from, to }) => to >= today && from <= until)
    .map((range) => sayDaySet({ kind: 'dates', ...range }, messages))
  return days.length === 0 ? undefined : messages.notOn({ days: inSentence(days, messages) })
}

/** In days. */
export const THREE_MONTHS = 92

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
