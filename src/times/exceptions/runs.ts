import { addDays } from '../calendar/calendar-date.ts'
import { type Rhythm, nextDay } from '../rhythm.ts'
import { NEVER } from './breaks.ts'
import type { DayRange } from './day-set.ts'

/** Days from one to another on which a rhythm goes on without a break. An end that is absent is open. */
export interface Run {
  readonly from?: string
  readonly to?: string
}

/**
 * Cuts a rhythm at breaks, but only where a session falls out, and leaves out runs that have no session or ended before today.
 * The ends come from the breaks and never from today, so that a run has the same ends on every day.
 */
export function runsOf(rhythm: Rhythm, breaks: readonly DayRange[], today: string): readonly Run[] {
  const { first, last } = rhythm
  const runs: Run[] = []
  let from = first
  let isEndless = true
  for (const { from: closes, to: closed } of breaks) {
    if ((first !== undefined && closed < first) || (last !== undefined && closes > last)) continue
    if (!isBetween(rhythm, closes, closed)) continue
    runs.push({ ...(from !== undefined && { from }), to: addDays(closes, -1) })
    isEndless = closed !== NEVER
    if (!isEndless) break
    from = addDays(closed, 1)
  }
  if (isEndless)
    runs.push({ ...(from !== undefined && { from }), ...(last !== undefined && { to: last }) })
  return runs.filter(
    ({ from: start = first ?? today, to = NEVER }) =>
      to >= today && start <= to && isBetween(rhythm, start, to),
  )
}

/** True when a rhythm has a session between two days. */
function isBetween(rhythm: Rhythm, from: string, to: string): boolean {
  const day = nextDay(rhythm, from)
  return day !== undefined && day <= to
}
