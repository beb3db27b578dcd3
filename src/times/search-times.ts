import type { Document } from '../hsds/types.ts'
import { memoise } from '../memoise.ts'
import { entryOf, isNoted } from './note-on-times.ts'

/** What is looked at of a schedule to judge a day and a time. */
type Judged =
  | ('freq' | 'interval' | 'byday' | 'bymonthday' | 'dtstart' | 'until' | 'count' | 'wkst')
  | ('valid_from' | 'valid_to' | 'opens_at' | 'closes_at')

export type SearchTime = { readonly [K in Judged]: Document<'schedule'>[K] | undefined } & {
  /** A note, an alert or a rule of another kind may say otherwise. */
  readonly isUnclear?: true
  /** Its bank holidays are known: it says that it is closed on them, or it is a single day. */
  readonly knowsHolidays?: true
}

/** A time that a card shows, with the words of its record where no sentence can be made of it. */
export interface SaidTime extends SearchTime {
  readonly words?: string
}

/** The regular times of a service: none when it does not say, null when it is closed. */
export type SearchTimes = readonly SearchTime[] | null

/** As a search judges them. The page of a service and its column both need them. */
export const timesOf = memoise((service: Document<'service'>): SearchTimes =>
  service.status === 'active'
    ? schedulesOf(service).map((one) => toSearchTime(one, service.alert))
    : null,
)

/** The schedules of a service and of its places, each once. */
function schedulesOf({ schedules = [], service_at_locations: pairs = [] }: Document<'service'>) {
  const all = [...schedules, ...pairs.flatMap(({ schedules = [] }) => schedules)]
  return [...new Map(all.map((schedule) => [schedule.id, schedule])).values()]
}

/** What a search judges of a schedule of a service that has an alert, or has none. */
export function toSearchTime(
  schedule: Document<'schedule'>,
  alert: string | undefined,
): SearchTime {
  const { freq, interval, byday, bymonthday, dtstart, until, count, wkst } = schedule
  const { valid_from, valid_to, opens_at, closes_at } = schedule
  const { byweekno, byyearday } = schedule
  const isUnclear = [alert, isNoted(schedule), byweekno, byyearday].some(Boolean)
  const isOnce = freq === undefined && dtstart !== undefined
  const knowsHolidays = isOnce || /\bexcept\b.*\bbank holidays\b/.test(entryOf(schedule) ?? '')
  const judged = {
    ...{ freq, interval, byday, bymonthday, dtstart, until, count, wkst },
    ...{ valid_from, valid_to, opens_at, closes_at },
  }
  return {
    ...judged,
    ...(isUnclear && { isUnclear }),
    ...(knowsHolidays && { knowsHolidays }),
  }
}
