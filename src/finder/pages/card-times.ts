import type { Document } from '../../hsds/types.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { shorten } from '../../pages/parts/shorten.ts'
import type { SaidTime } from '../../times/say-times.ts'
import { toSearchTime } from '../../times/search-times.ts'
import { type CardPoint, pointOf } from './card-points.ts'

/** The times of a service by its places. A number is the position of a time among `times`. */
export interface CardTimes {
  readonly times: readonly SaidTime[]
  /** Those of the service, where no place is named. */
  readonly own: readonly number[]
  /** Each place: its point, absent when it is confidential or has none, and its times, those of the service that hold there among them. */
  readonly places: readonly (readonly [CardPoint | null, ...number[]])[]
}

/** The times that a card can show. A service that is closed has none. */
export function cardTimesOf(service: Document<'service'>, context: PageContext): CardTimes {
  const { schedules = [], service_at_locations: pairs = [], alert, status } = service
  const times: SaidTime[] = []
  const numbers = new Map<string, number>()
  const numberOf = (schedule: Document<'schedule'>): number => {
    const { description } = schedule
    const words = description === undefined ? {} : { words: shorten(description, 80) }
    const time = { ...toSearchTime(schedule, alert), ...words }
    const key = JSON.stringify(time)
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, times.length)
    return times.push(time) - 1
  }
  const isOpen = status === 'active'
  const all = (some: readonly Document<'schedule'>[]) =>
    isOpen ? [...new Set(some.map(numberOf))] : []
  const own = schedules.filter(({ service_at_location_id: pair }) => pair === undefined)
  return {
    own: all(own),
    places: pairs.map(({ location, schedules: here = [] }) => [
      (location && pointOf(location, context)) ?? null,
      ...all([...here, ...holdingAt(own, here)]),
    ]),
    times,
  }
}

/** The times of a service that hold at a place: all but those that the place has with other exceptions. */
function holdingAt(own: readonly Schedule[], here: readonly Schedule[]): readonly Schedule[] {
  const known = new Set(here.map(daysAndTimes))
  return own.filter((schedule) => !known.has(daysAndTimes(schedule)))
}

const daysAndTimes = ({ freq, interval, byday, bymonthday, opens_at, closes_at }: Schedule) =>
  JSON.stringify([freq, interval, byday, bymonthday, opens_at, closes_at])

type Schedule = Document<'schedule'>
