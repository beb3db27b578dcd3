import { memoise, memoiseLru } from '../../text/memoise.ts'
import { addDays } from '../calendar/calendar-date.ts'
import { type DayCalendar, type DayLimits, type DayRange, isClosed } from './day-set.ts'

/** The first and the last day on which a break can begin. */
export interface Window {
  readonly since: string
  readonly until: string
}

/** The end of a break that has none, as after the last known term. */
export const NEVER = '9999-12-31'

/** The runs of days that are closed, in order; the last one may end after the window. Many services have the same ones. */
export const breaksIn = (
  limits: DayLimits,
  calendar: DayCalendar,
  window: Window,
): readonly DayRange[] => breaksOf(calendar)(JSON.stringify([limits, window]))

const breaksOf = memoise((calendar: DayCalendar) =>
  memoiseLru(500, (asked: string): readonly DayRange[] => {
    const [limits, { since, until }] = JSON.parse(asked) as [DayLimits, Window]
    const isOff = (date: string) => isClosed(limits, date, calendar)
    const limit = addDays(until, LONGEST)
    const breaks: DayRange[] = []
    for (let day = since; day <= until; day = addDays(day, 1)) {
      if (!isOff(day)) continue
      const from = day
      while (isOff(addDays(day, 1)) && day <= limit) day = addDays(day, 1)
      breaks.push({ from, to: day > limit ? NEVER : day })
    }
    return breaks
  }),
)

/** In days. A break of three years is an end. */
const LONGEST = 3 * 366
