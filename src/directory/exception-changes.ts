import { addDays } from '../times/calendar/calendar-date.ts'
import { isClosed } from '../times/exceptions/day-set.ts'
import { readDays } from '../times/exceptions/read-days.ts'
import { dayCalendar } from './day-calendar.ts'
import {
  type PairAtPlace,
  directoryExceptions,
  hasExceptions,
  placeExceptions,
  postcodeOf,
  readExceptions,
} from './exceptions.ts'
import type { Settings } from '../record/settings/settings.ts'
import type { Written } from '../record/schema/written.ts'

/**
 * The latest day up to today on which the published times of a service changed by its exceptions: a break has begun, or a month has,
 * which moves the window of breaks that are published. Undefined for a service without exceptions.
 */
export function changedByExceptions(
  { value, places }: { value: Written<'service'>; places: readonly PairAtPlace[] },
  { settings, today }: { settings: Settings; today: string | undefined },
): string | undefined {
  if (today === undefined || !hasExceptions({ value, places }, settings)) return undefined
  const lines = [...(value.exceptions ?? []), ...places.flatMap(placeExceptions)]
  const common = [...directoryExceptions(settings), ...readExceptions(lines)]
  const closed = common.flatMap(({ sets }) => sets)
  const schedules = [
    ...(value.schedules ?? []),
    ...places.flatMap((pair) => pair.value.schedules ?? []),
  ]
  const limits = schedules.flatMap(({ except, only, freq }) =>
    except || only || closed.length > 0 || freq === undefined
      ? [{ except: [...readDays(except ?? []), ...closed], only: readDays(only ?? []) }]
      : [],
  )
  const calendar = dayCalendar(settings, {
    terms: value.school_terms,
    postcodes: places.map(({ location }) => postcodeOf(location)),
  })
  const month = `${today.slice(0, 7)}-01`
  const isOff = (date: string) => limits.some((limit) => isClosed(limit, date, calendar))
  for (let day = today; day > month; day = addDays(day, -1))
    if (isOff(day) || isOff(addDays(day, -1))) return day
  return month
}
