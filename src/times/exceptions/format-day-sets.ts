import { monthNames, weekdayIn } from '../calendar/calendar-date.ts'
import { shortOrdinal } from '../hours/tokens/ordinal.ts'
import { shortNameOf } from '../calendar/weekday.ts'
import type { DaySet } from './day-set.ts'

/** Formats days as an entry of `hours` has them: `25 Dec to 1 Jan`, `bank holidays`. The inverse of `readDaySets`. */
export function formatDaySet(set: DaySet): string {
  switch (set.kind) {
    case 'dates':
      return range(shortDate(set.from), shortDate(set.to))
    case 'yearly': {
      const [from, to] = [set.from, set.to].map((day) => day.split('-').map(Number))
      const isMonths = from![1] === 1 && to![1] === 31
      const name = ([month, day]: readonly number[]) =>
        isMonths ? monthIn(month!) : `${day} ${monthIn(month!)}`
      return range(name(from!), name(to!))
    }
    case 'season':
      return set.from === undefined
        ? `Easter to ${monthIn(Number(set.to!.slice(0, 2)))}`
        : `${monthIn(Number(set.from.slice(0, 2)))} to Easter`
    case 'nth':
      return `${shortOrdinal(set.ordinal)} ${shortNameOf(set.weekday)}`
    case 'easter':
      return range(EASTER[set.from] ?? 'Easter Sunday', EASTER[set.to] ?? 'Easter Sunday')
    default:
      return set.kind
  }
}

const EASTER: Readonly<Record<number, string>> = {
  [-2]: 'Good Friday',
  0: 'Easter Sunday',
  1: 'Easter Monday',
}

const range = (from: string, to: string) => (from === to ? from : `${from} to ${to}`)

/** `24 Dec 2026` */
export const shortDate = (date: string) => {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${monthIn(month!)} ${year}`
}

/** A single day with its weekday: `Thu 24 Dec 2026`. */
export const formatSingleDay = (date: string): string =>
  `${shortNameOf(weekdayIn(date))} ${shortDate(date)}`

const monthIn = (month: number) => monthNames[month - 1]!.slice(0, 3)
