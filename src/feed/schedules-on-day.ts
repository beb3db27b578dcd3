import { dayCalendar } from '../directory/day-calendar.ts'
import type { Directory, Location, Service, ServiceAtLocation } from '../directory/directory.ts'
import {
  directoryExceptions,
  placeExceptions,
  postcodeOf,
  readExceptions,
  sharedExceptions,
} from '../directory/exceptions.ts'
import type { Written } from '../record/schema/written.ts'
import { expandSchedules } from './expand-schedules.ts'

type Schedule = Written<'schedule'>

/** The schedules of a service itself as they are published on the day of a directory, with the exceptions of all its places. */
export function schedulesOnDay(service: Service, directory: Directory): readonly Schedule[] {
  const { id, value, places } = service
  const { settings, today } = directory
  if (today === undefined) return value.schedules ?? []
  const lines = [...(value.exceptions ?? []), ...sharedExceptions(service)]
  return expandSchedules(
    {
      ...{ id, schedules: value.schedules ?? [], until: untilOf(value, today) },
      exceptions: [...directoryExceptions(settings), ...readExceptions(lines)],
      calendar: dayCalendar(settings, {
        terms: value.school_terms,
        postcodes: places.map(({ location }) => postcodeOf(location)),
      }),
    },
    today,
  )
}

/**
 * The value of a service_at_location with its schedules of that day. A place with days of its own, whose times are those of the
 * service, gets these times in rows of its own.
 */
export function pairOnDay(
  pair: ServiceAtLocation,
  { settings, today }: Directory,
): Written<'service_at_location'> {
  const { id, value, service, location } = pair
  const own = placeExceptions(pair)
  if (today === undefined) return value
  const shared = sharedExceptions(service)
  const differs = value.school_terms !== undefined || own.some((line) => !shared.includes(line))
  const copied = differs ? (service.value.schedules ?? []).map(withoutId) : []
  const schedules = [...(value.schedules ?? []), ...copied]
  const exceptions = [
    ...directoryExceptions(settings),
    ...readExceptions([...(service.value.exceptions ?? []), ...own]),
  ]
  if (schedules.length === 0) return value
  const terms = value.school_terms ?? service.value.school_terms
  const calendar = dayCalendar(settings, { terms, postcodes: [postcodeOf(location)] })
  const until = untilOf(service.value, today)
  const expanded = expandSchedules({ id, schedules, exceptions, calendar, until }, today)
  return expanded === schedules ? value : { ...value, schedules: expanded }
}

/** The last day of a service, until which its times are published. */
const untilOf = ({ visible_until: until }: Written<'service'>, today: string) =>
  until !== undefined && until >= today ? until : undefined

/** The value of a place with its own schedules of that day. */
export function locationOnDay(
  location: Location,
  { settings, today }: Directory,
): Written<'location'> {
  const { id, value } = location
  const { schedules, exceptions: lines } = value
  if (today === undefined || !schedules) return value
  const exceptions = [...directoryExceptions(settings), ...readExceptions(lines)]
  const calendar = dayCalendar(settings, { postcodes: [postcodeOf(location)] })
  const expanded = expandSchedules({ id, schedules, exceptions, calendar }, today)
  return expanded === schedules ? value : { ...value, schedules: expanded }
}

function withoutId(entry: Schedule): Schedule {
  const { id: _, ...schedule } = entry
  return schedule
}
