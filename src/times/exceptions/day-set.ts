import type { Weekday } from '../../hsds/weekdays.ts'
import { addDays, isNthWeekday } from '../calendar/calendar-date.ts'
import { easterOf } from '../../countries/gb/bank-holidays.ts'

/** Days on which a rhythm does not take place, or alone takes place. Days are YYYY-MM-DD, days of every year MM-DD. */
export type DaySet =
  | { readonly kind: 'dates'; readonly from: string; readonly to: string }
  /** Over New Year where `to` is before `from`. */
  | { readonly kind: 'yearly'; readonly from: string; readonly to: string }
  /** From a month to Easter Sunday, or from Easter Sunday to a month. Absent where Easter is. */
  | { readonly kind: 'season'; readonly from?: string; readonly to?: string }
  /** A weekday with its position in the month: the last Wednesday. */
  | { readonly kind: 'nth'; readonly ordinal: number; readonly weekday: Weekday }
  /** Days after Easter Sunday: −2 is Good Friday. */
  | { readonly kind: 'easter'; readonly from: number; readonly to: number }
  | { readonly kind: 'bank holidays' | 'term time' | 'school holidays' }

/** A day or a run of days, both ends included. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/** Days that no rule gives: those of a nation, and those of an authority's schools. */
export interface DayCalendar {
  readonly isHoliday: (date: string) => boolean
  /** In order. Absent where no terms are chosen. */
  readonly terms?: readonly DayRange[]
}

/** True when a day is among them. A day after the last known term is in neither the terms nor the holidays. */
export function isIn(set: DaySet, date: string, { isHoliday, terms = [] }: DayCalendar): boolean {
  const day = date.slice(5)
  switch (set.kind) {
    case 'dates':
      return date >= set.from && date <= set.to
    case 'yearly':
      return set.from <= set.to
        ? day >= set.from && day <= set.to
        : day >= set.from || day <= set.to
    case 'season': {
      const { from, to } = set
      const sunday = easterIn(date)
      if (from !== undefined) return day >= from || date <= sunday
      return date >= sunday && day <= to!
    }
    case 'nth':
      return isNthWeekday(date, set.ordinal, set.weekday)
    case 'easter': {
      const sunday = easterIn(date)
      return date >= addDays(sunday, set.from) && date <= addDays(sunday, set.to)
    }
    case 'bank holidays':
      return isHoliday(date)
    case 'term time':
      return terms.some(({ from, to }) => date >= from && date <= to)
    case 'school holidays': {
      const isKnown = terms.some(({ from }) => date >= from) && terms.some(({ to }) => date <= to)
      return isKnown && !terms.some(({ from, to }) => date >= from && date <= to)
    }
  }
}

const easterIn = (date: string) =>
  new Date(easterOf(Number(date.slice(0, 4)))).toISOString().slice(0, 10)

/** Days without a rhythm, and the parts of the year in which alone it takes place. */
export interface DayLimits {
  readonly except: readonly DaySet[]
  readonly only: readonly DaySet[]
}

/** True when something that would take place on a day does not. */
export const isClosed = (
  { except, only }: DayLimits,
  date: string,
  calendar: DayCalendar,
): boolean =>
  except.some((set) => isIn(set, date, calendar)) || only.some((set) => !isIn(set, date, calendar))

/** True when it is about the terms of schools. */
export const needsTerms = ({ kind }: DaySet): boolean =>
  kind === 'term time' || kind === 'school holidays'
