import { addDays } from '../calendar/calendar-date.ts'
import { type Rhythm, isOn, nextDay } from '../rhythm.ts'

/** Days from one to another on which a rhythm goes on without a break. An end that is absent is open. */
export interface Run {
  readonly from?: string
  readonly to?: string
}

/** The days that runs are worked out for. */
export interface Window {
  /** Runs that ended before it are left out. */
  readonly today: string
  /** Breaks that begin after it are not cut yet. */
  readonly until: string
  /** The first day that a break can begin on. */
  readonly since: string
}

/**
 * Cuts a rhythm at the days without it, but only where a session falls out. The ends come from the days themselves and never
 * from today, so that the same run has the same ends on every day.
 */
export function runsOf(
  rhythm: Rhythm,
  isClosed: (date: string) => boolean,
  { today, until, since }: Window,
): readonly Run[] {
  const { first, last } = rhythm
  const start = first !== undefined && first > since ? first : since
  const runs: Run[] = []
  let from = first
  for (let day = start; day <= until && (last === undefined || day <= last);) {
    if (!isClosed(day)) {
      day = addDays(day, 1)
      continue
    }
    const before = addDays(day, -1)
    let isMissed = false
    // A rhythm for which no more days are known ends here.
    const limit = addDays(until, YEARS_AHEAD)
    while (isClosed(day) && day <= limit) {
      isMissed ||= isOn(rhythm, day)
      day = addDays(day, 1)
    }
    if (!isMissed) continue
    runs.push({ ...(from !== undefined && { from }), to: before })
    if (day > limit) return kept(runs, rhythm, today)
    from = day
  }
  runs.push({ ...(from !== undefined && { from }), ...(last !== undefined && { to: last }) })
  return kept(runs, rhythm, today)
}

/** In days. A break of three years is an end. */
const YEARS_AHEAD = 3 * 366

/** Runs that have a session and have not ended. */
const kept = (runs: readonly Run[], rhythm: Rhythm, today: string) =>
  runs.filter(({ from, to }) => {
    if (to !== undefined && (to < today || (from !== undefined && to < from))) return false
    const day = nextDay(rhythm, from ?? rhythm.first ?? today)
    return day !== undefined && (to === undefined || day <= to)
  })
