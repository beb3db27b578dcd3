import { WEEKDAYS, type Weekday } from '../hsds/weekdays.ts'
import { memoise, memoiseLru } from '../text/memoise.ts'
import { addDays, weekdayIn } from './calendar/calendar-date.ts'
import { isDoubtful } from './holiday-doubt.ts'
import { isOn, mayBeOn, rhythmOf } from './rhythm.ts'
import type { SearchTime, SearchTimes } from './search-times.ts'
import type { Clock } from './clock.ts'

/** A time that people ask for: what is open now, what still happens today or this evening, what happens tomorrow or on the weekend. */
export const WHENS = ['now', 'today', 'tonight', 'tomorrow', 'weekend'] as const
export type When = (typeof WHENS)[number]

/** A part of a day. */
export const PARTS = ['morning', 'afternoon', 'evening'] as const
export type Part = (typeof PARTS)[number]

/** Whether a service happens then: 0 for no, 1 where it cannot be judged, 2 for yes. */
export type Verdict = 0 | 1 | 2

/** In minutes. */
const DAY = 24 * 60
const EVENING = 17 * 60
const MINUTES: Readonly<Record<Part, readonly [from: number, until: number]>> = {
  morning: [0, DAY / 2],
  afternoon: [DAY / 2, EVENING],
  evening: [EVENING, DAY],
}

/** Judges the times of a service. One that says no times may happen at any; on a bank holiday only those that name these are certain. */
export function judgeTimes(times: SearchTimes, when: When, clock: Clock): Verdict {
  if (times === null) return 0
  if (times.length === 0) return 1
  let best: Verdict = 0
  const windows = windowsOf(clock)(when)
  for (const time of times)
    for (const { date, weekday, from, until, asked } of windows) {
      // The minutes are judged first: most times fall out by them, and to read a rhythm takes longer.
      const minutes = judgeMinutes(time, from, until)
      if (minutes <= best) continue
      const verdict = Math.min(
        minutes,
        judgeDay(time, date, weekday),
        time.isUnclear || isDoubtful(time, asked, clock) ? 1 : 2,
      ) as Verdict
      if (verdict > best) best = verdict
    }
  return best
}

/** Judges on which weekday, and in which part of a day, a service ever happens. */
export function judgeWeekday(
  times: SearchTimes,
  { weekday, part }: { readonly weekday?: Weekday | undefined; readonly part?: Part | undefined },
): Verdict {
  if (times === null) return 0
  if (times.length === 0) return 1
  const [from, until] = part ? MINUTES[part] : [0, DAY]
  const verdicts = times.map((time) => {
    const rhythm = rhythmOf(time)
    const day = weekday === undefined || (rhythm && mayBeOn(rhythm, weekday)) ? 2 : rhythm ? 0 : 1
    // A note may change one session, and not the weekday.
    return Math.min(day, judgeMinutes(time, from, until)) as Verdict
  })
  return verdicts.reduce((best, one) => (one > best ? one : best))
}

/** Minutes that are asked for, counted from the midnight before a time opens that may be open then. */
interface Window {
  readonly date: string
  readonly weekday: Weekday
  readonly from: number
  readonly until: number
  /** The day that is asked for: `date`, or the one after it. */
  readonly asked: string
}

/** The windows of each `when`. A search asks for the same once for each of thousands. */
const windowsOf = memoise((clock: Clock) =>
  memoiseLru(WHENS.length, (when: When): readonly Window[] => {
    const { date, minute } = clock
    const saturday = nextWeekend(date)
    const days: Readonly<Record<When, readonly (readonly [string, number, number])[]>> = {
      now: [[date, minute, minute + 1]],
      today: [[date, minute, DAY]],
      tonight: [[date, Math.max(minute, EVENING), DAY]],
      tomorrow: [[addDays(date, 1), 0, DAY]],
      weekend: [saturday, addDays(saturday, 1)]
        .filter((day) => day >= date)
        .map((day) => [day, day === date ? minute : 0, DAY] as const),
    }
    return days[when].flatMap(([day, from, until]) => {
      // A time of the day before may end after midnight.
      return [0, 1].map((ago) => {
        const opened = addDays(day, -ago)
        return {
          ...{ date: opened, weekday: weekdayIn(opened), asked: day },
          ...{ from: from + ago * DAY, until: until + ago * DAY },
        }
      })
    })
  }),
)

/** The Saturday of this weekend, which is yesterday on a Sunday. */
function nextWeekend(date: string): string {
  const day = WEEKDAYS.indexOf(weekdayIn(date))
  return addDays(date, day === 6 ? -1 : 5 - day)
}

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

/** A time of day in minutes; undefined for anything else. */
export function minuteOf(time: string | undefined): number | undefined {
  if (time?.[2] !== ':') return undefined
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
  return Number.isNaN(minute) ? undefined : minute
}
