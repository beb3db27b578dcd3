import { WEEKDAYS, type Weekday } from '../hsds/weekdays.ts'
import { memoise } from '../memoise.ts'
import { addDays, weekdayIn } from './calendar/calendar-date.ts'
import { isOn, rhythmOf } from './rhythm.ts'
import { isDoubtful } from './holiday-doubt.ts'
import type { SearchTime, SearchTimes } from './search-times.ts'
import type { Clock } from './clock.ts'

/** A time that people ask for: what is open now, what still happens today, what happens this evening. */
export const WHENS = ['now', 'today', 'tonight'] as const
export type When = (typeof WHENS)[number]

/** Whether a service happens then: 0 for no, 1 where it cannot be judged, 2 for yes. */
export type Verdict = 0 | 1 | 2

/** In minutes. */
const DAY = 24 * 60
const EVENING = 17 * 60

/** Judges the times of a service. One that says no times may happen at any; on a bank holiday only those that name these are certain. */
export function judgeTimes(times: SearchTimes, when: When, clock: Clock): Verdict {
  if (times === null) return 0
  if (times.length === 0) return 1
  const [from, until] = {
    now: [clock.minute, clock.minute + 1],
    tonight: [Math.max(clock.minute, EVENING), DAY],
    today: [clock.minute, DAY],
  }[when] as [number, number]
  let best: Verdict = 0
  const days = daysUntil(clock)
  for (const time of times)
    for (const { date, weekday, shift } of days) {
      // The minutes are judged first: most times fall out by them, and to read a rhythm takes longer.
      const minutes = judgeMinutes(time, from + shift, until + shift)
      if (minutes <= best) continue
      const verdict = Math.min(
        minutes,
        judgeDay(time, date, weekday),
        time.isUnclear || isDoubtful(time, clock.date, clock) ? 1 : 2,
      ) as Verdict
      if (verdict > best) best = verdict
    }
  return best
}

/** Today, and yesterday, whose times may end after midnight. A search asks for them once for each of thousands. */
const daysUntil = memoise(({ date }: Pick<Clock, 'date'>) =>
  [0, 1].map((ago) => {
    const day = addDays(date, -ago)
    return { date: day, weekday: weekdayIn(day), shift: ago * DAY }
  }),
)

/** Whether a schedule takes place on a day. */
function judgeDay(time: SearchTime, date: string, weekday: Weekday): Verdict {
  if (isPlain(time)) return time.byday!.includes(weekday) && isInTime(time, date) ? 2 : 0
  const rhythm = rhythmOf(time)
  if (rhythm) return isOn(rhythm, date) ? 2 : 0
  // Where the weeks or months are not known, the days may be.
  const { interval: _, count: _count, ...rest } = time
  const days = rhythmOf(rest)
  return days && !isOn(days, date) ? 0 : 1
}

/** Nearly all times are on weekdays of every week: a search of thousands judges these by their texts. */
const isPlain = ({ freq, interval = 1, byday, bymonthday, count }: SearchTime): boolean =>
  freq === 'WEEKLY' &&
  interval === 1 &&
  count === undefined &&
  bymonthday === undefined &&
  byday !== undefined &&
  PLAIN_DAYS.test(byday)

const DAY_CODE = `(?:${WEEKDAYS.join('|')})`
const PLAIN_DAYS = new RegExp(`^${DAY_CODE}(?:,${DAY_CODE})*$`)

/** True between the first and the last day of a time. */
const isInTime = (
  { dtstart = '', until, valid_from = '', valid_to }: SearchTime,
  date: string,
): boolean =>
  dtstart.slice(0, 10) <= date &&
  valid_from <= date &&
  (until === undefined || until.slice(0, 10) >= date) &&
  (valid_to === undefined || valid_to >= date)

/** Whether a schedule is open between two minutes, counted from the midnight before it opens. */
function judgeMinutes({ opens_at, closes_at }: SearchTime, from: number, until: number): Verdict {
  const [opens, closes] = [minuteOf(opens_at), minuteOf(closes_at)]
  if (opens === undefined || closes === undefined) {
    if (opens !== undefined && opens >= from && opens < until) return 2
    // It may be at any time of its own day.
    return from >= DAY || (opens ?? 0) >= until || (closes ?? DAY) <= from ? 0 : 1
  }
  const end = closes <= opens ? closes + DAY : closes
  return opens < until && end > from ? 2 : 0
}

function minuteOf(time: string | undefined): number | undefined {
  if (time?.[2] !== ':') return undefined
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
  return Number.isNaN(minute) ? undefined : minute
}
