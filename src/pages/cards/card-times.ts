import type { Document } from '../../hsds/types.ts'
import type { PageContext } from '../page-context.ts'
import { shorten } from '../parts/shorten.ts'
import { type SaidTime, toSearchTime } from '../../times/search-times.ts'
import { type CardPoint, pointOf } from './card-points.ts'

/** What the tab of a card is put together from. A number is the position of a time among `times`. */
export interface CardTimes {
  readonly times: readonly SaidTime[]
  /** Those of the service, where no place is named. */
  readonly own: readonly number[]
  /** Each place: its point, absent when it is confidential or has none, and its times, those of the service that hold there among them. */
  readonly places: readonly (readonly [CardPoint | null, ...number[]])[]
  /** The name and the postcode of each place; empty for a confidential one. */
  readonly names: readonly string[]
  /** Absent for a service that is running. */
  readonly state?: 'paused' | 'inactive' | 'ended'
  /** The day on which it was last found right, as an ISO 8601 date. */
  readonly checked?: string
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
  const state = STATES[status]
  const all = (some: readonly Document<'schedule'>[]) =>
    state === undefined ? [...new Set(some.map(numberOf))] : []
  const own = schedules.filter(({ service_at_location_id: pair }) => pair === undefined)
  return {
    own: all(own),
    places: pairs.map(({ location, schedules: here = [] }) => [
      (location && pointOf(location, context)) ?? null,
      ...all([...here, ...holdingAt(own, here)]),
    ]),
    names: pairs.map(({ location }) => (location ? nameOf(location, context) : '')),
    times,
    ...(state && { state }),
    ...(service.assured_date !== undefined && { checked: service.assured_date }),
  }
}

export const STATES = {
  active: undefined,
  inactive: 'inactive',
  defunct: 'ended',
  'temporarily closed': 'paused',
} as const satisfies Record<Document<'service'>['status'], CardTimes['state']>

/** `Filwood Hall, BS4 1JL`. */
function nameOf(place: Document<'location'>, { isConfidential }: PageContext): string {
  const { id, name, location_type: type = 'physical', addresses: [address] = [] } = place
  if (isConfidential(id)) return ''
  const postcode = type === 'physical' ? address?.postal_code : undefined
  return [name ?? address?.address_1, postcode].filter(Boolean).join(', ')
}

/** The times of a service that hold at a place: all but those that the place has with other exceptions. */
function holdingAt(own: readonly Schedule[], here: readonly Schedule[]): readonly Schedule[] {
  const known = new Set(here.map(daysAndTimes))
  return own.filter((schedule) => !known.has(daysAndTimes(schedule)))
}

const daysAndTimes = ({ freq, interval, byday, bymonthday, opens_at, closes_at }: Schedule) =>
  JSON.stringify([freq, interval, byday, bymonthday, opens_at, closes_at])

type Schedule = Document<'schedule'>
