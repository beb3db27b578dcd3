import type { Document } from '../hsds/types.ts'
import type { BankHolidayArea } from '../countries/gb/bank-holidays.ts'
import { doubtIn, entryOf } from './note-on-times.ts'

/** What is looked at of a schedule to judge a day and a time. */
type Judged =
  | ('freq' | 'interval' | 'byday' | 'bymonthday' | 'dtstart' | 'until' | 'count' | 'wkst')
  | ('valid_from' | 'valid_to' | 'opens_at' | 'closes_at')

export type SearchTime = { readonly [K in Judged]: Document<'schedule'>[K] | undefined } & {
  /** A note, an alert or a rule of another kind may say otherwise. */
  readonly isUnclear?: true
  /** It says that it is closed on bank holidays. */
  readonly knowsHolidays?: true
  /** Whose bank holidays count, where they are not those of the directory. */
  readonly area?: BankHolidayArea
}

/** A time that a card shows, with the words of its record where no sentence can be made of it. */
export interface SaidTime extends SearchTime {
  readonly words?: string
  /** Why it may be otherwise. */
  readonly note?: string
}

/** A time as a search judges it. */
export function withoutWords(said: SaidTime): SearchTime {
  const { words: _, note: __, ...time } = said
  return time
}

/** The regular times of a service: none when it does not say, null when it is closed. */
export type SearchTimes = readonly SearchTime[] | null

/** What a search judges of a schedule of a service that has an alert, or has none, where these bank holidays count. */
export function toSearchTime(
  schedule: Document<'schedule'>,
  alert: string | undefined,
  area?: BankHolidayArea,
): SearchTime {
  const { freq, interval, byday, bymonthday, dtstart, until, count, wkst } = schedule
  const { valid_from, valid_to, opens_at, closes_at } = schedule
  const { byweekno, byyearday } = schedule
  const isUnclear = [alert, doubtIn(schedule), byweekno, byyearday].some(Boolean)
  const knowsHolidays = /\bexcept\b.*\bbank holidays\b/.test(entryOf(schedule) ?? '')
  // Own properties first: see “Code that runs for every record”.
  return {
    freq,
    interval,
    byday,
    bymonthday,
    dtstart,
    until,
    count,
    wkst,
    valid_from,
    valid_to,
    opens_at,
    closes_at,
    ...(isUnclear && { isUnclear }),
    ...(knowsHolidays && { knowsHolidays }),
    ...(area !== undefined && { area }),
  }
}

/** The times of a service by its places. A number is the position of a time among `times`. */
export interface PlaceTimes {
  readonly times: readonly SaidTime[]
  /** Those of the service, where no place is named. */
  readonly own: readonly number[]
  /** Those of each place, those of the service that hold there among them. */
  readonly places: readonly (readonly number[])[]
}
