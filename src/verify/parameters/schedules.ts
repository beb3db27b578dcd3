import { WEEKDAYS } from '../../hsds/weekdays.ts'
import { memoise } from '../../text/memoise.ts'
import type { Item } from '../survey/survey.ts'
import { type Sample, objectsIn, objectsNamed } from './sample.ts'

/** Whether a record matches by its own schedules and by those of its service, whichever a feed goes by. */
export function matchesAnyway(sample: Sample, isMatch: (schedule: Item) => boolean): boolean {
  const levels = [...new Set([sample.value, sample.service])]
    .map(({ schedules }) => objectsIn(schedules))
    .filter(({ length }) => length > 0)
  return levels.length > 0 && levels.every((schedules) => schedules.some(isMatch))
}

/** Whether a full record has schedules, and none of them may match. */
export function cannotMatch(sample: Sample, mayMatch: (schedule: Item) => boolean): boolean {
  const all = schedulesIn(sample)
  return sample.record !== undefined && all.length > 0 && !all.some(mayMatch)
}

/** Every schedule in a record, at any depth. */
export const schedulesIn = memoise(({ value }: Sample): readonly Item[] => [
  ...objectsNamed('schedules', value),
])

/** Whether a schedule certainly holds on a day, even for a feed that works out each date. */
export const isInForce = (
  { valid_from, valid_to, dtstart, until, count, freq }: Item,
  now: string,
): boolean =>
  [valid_from, dtstart].every((from) => from === undefined || String(from).slice(0, 10) <= now) &&
  [valid_to, until].every((to) => to === undefined || String(to).slice(0, 10) >= now) &&
  count === undefined &&
  (freq === undefined || freq === 'WEEKLY')

/** The weekdays of a schedule; none where it has others than plain ones, such as `2TH`. */
export function daysOf({ byday }: Item): readonly string[] {
  const days = typeof byday === 'string' ? byday.split(',') : []
  return days.every((day) => (WEEKDAYS as readonly string[]).includes(day)) ? days : []
}

const BYDAY = new RegExp(String.raw`^\s*[+-]?\d*(${WEEKDAYS.join('|')})\s*$`, 'i')

/** Whether a schedule may fall on a weekday. True where its days are unreadable. */
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
