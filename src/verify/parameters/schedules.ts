import { WEEKDAYS } from '../../hsds/weekdays.ts'
import { memoise } from '../../memoise.ts'
import type { Item } from '../survey.ts'
import { type Known, anywhere, objectsIn } from './known.ts'

/** The schedules of what takes place there, of its service and of its place, those apart that have any. */
const levelsOf = ({ value, service }: Known): readonly (readonly Item[])[] =>
  [...new Set([value, service])]
    .map(({ schedules }) => objectsIn(schedules))
    .filter(({ length }) => length > 0)

/** Whether something fits whichever of its schedules a feed goes by: its own, or those of its service. */
export function fitsAnyway(known: Known, fits: (schedule: Item) => boolean): boolean {
  const levels = levelsOf(known)
  return levels.length > 0 && levels.every((schedules) => schedules.some(fits))
}

/** Whether it has schedules, and not one in the whole record may fit. */
export function cannotFit(known: Known, mayFit: (schedule: Item) => boolean): boolean {
  const all = schedulesIn(known)
  return known.record !== undefined && all.length > 0 && !all.some(mayFit)
}

/** Every schedule of a record in which a value can be looked for. */
export const schedulesIn = memoise(({ value }: Known): readonly Item[] => [
  ...anywhere('schedules', value),
])

/** Whether a schedule plainly holds on this day, so that a feed with a calendar counts it as well. */
export const isInForce = (
  { valid_from, valid_to, dtstart, until, count, freq }: Item,
  now: string,
): boolean =>
  [valid_from, dtstart].every((from) => from === undefined || String(from).slice(0, 10) <= now) &&
  [valid_to, until].every((to) => to === undefined || String(to).slice(0, 10) >= now) &&
  count === undefined &&
  (freq === undefined || freq === 'WEEKLY')

/** The weekdays that a schedule falls on for certain. */
export function daysOf({ byday }: Item): readonly string[] {
  const days = typeof byday === 'string' ? byday.split(',') : []
  return days.every((day) => (WEEKDAYS as readonly string[]).includes(day)) ? days : []
}

const BYDAY = /^\s*[+-]?\d*(MO|TU|WE|TH|FR|SA|SU)\s*$/i

/** Whether a schedule may fall on a weekday; what is told in no known words may. */
export function mayFallOn({ byday, bymonthday, dtstart, freq }: Item, day: string): boolean {
  if (byday !== undefined) {
    const days = String(byday)
      .split(',')
      .map((one) => BYDAY.exec(one)?.[1]?.toUpperCase())
    return days.includes(undefined) || days.includes(day)
  }
  if (freq !== 'WEEKLY' || bymonthday !== undefined || dtstart === undefined) return true
  const date = new Date(`${String(dtstart).slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || WEEKDAYS[(date.getUTCDay() + 6) % 7] === day
}
