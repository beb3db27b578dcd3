import type { Document } from '../../../src/hsds/types.ts'

type Schedule = Document<'schedule'>

const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const dayName = (text: string) =>
  WEEK.find((day) => [2, 3, day.length].some((length) => same(day.slice(0, length), text)))
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** The parameters about schedules. */
export interface HoursAsked {
  readonly day?: string | undefined
  readonly start_time?: string | undefined
  readonly end_time?: string | undefined
}

/** Whether one schedule is on the day, opens no earlier and closes no later. */
export function isOpen(schedules: readonly Schedule[], asked: HoursAsked): boolean {
  const { day, start_time, end_time } = asked
  if (day === undefined && start_time === undefined && end_time === undefined) return true
  return schedules.some((schedule) => {
    const { opens_at, closes_at } = schedule
    if (day !== undefined && !daysOf(schedule).includes(dayName(day)!)) return false
    if (start_time !== undefined)
      if (opens_at === undefined || minutes(opens_at) < minutes(start_time)) return false
    if (end_time === undefined) return true
    if (closes_at === undefined || minutes(closes_at) > minutes(end_time)) return false
    // It closes on the next day.
    return minutes(closes_at) > (opens_at === undefined ? 0 : minutes(opens_at))
  })
}

function daysOf({ byday, bymonthday, dtstart }: Schedule): string[] {
  if (byday !== undefined) return byday.split(',').map((day) => dayName(day.slice(-2))!)
  if (bymonthday !== undefined || dtstart === undefined) return []
  return [WEEK[new Date(dtstart).getUTCDay()]!]
}

function minutes(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return hours * 60 + minutes + seconds / 60
}
