import { memoiseLru } from '../text/memoise.ts'
import { type BankHolidayArea, bankHolidayIn } from '../countries/gb/bank-holidays.ts'

/** A day, and the minute of it, on the clocks of a time zone. */
export interface Clock {
  /** As `2026-11-24`. */
  readonly date: string
  /** Minutes since midnight. */
  readonly minute: number
  /** True when it is the time zone of the United Kingdom, whose bank holidays are known. */
  readonly isBritish: boolean
  /** The parts of the United Kingdom that have a bank holiday on this day; none for other time zones. */
  readonly holidays: readonly BankHolidayArea[]
  /** The part whose bank holidays count where a time does not say it; absent where any may. */
  readonly area?: BankHolidayArea
}

/** What the clocks of a time zone show, in a directory of these bank holidays. */
export function clockIn(timeZone: string, now: Date, area?: BankHolidayArea): Clock {
  const isBritish = timeZone === 'Europe/London'
  const { date, minute } = isBritish ? inBritain(now) : inZone(timeZone, now)
  const holidays = isBritish ? bankHolidayIn(date) : []
  return { date, minute, isBritish, holidays, ...(area !== undefined && { area }) }
}

type Moment = Pick<Clock, 'date' | 'minute'>

const HOUR = 60 * 60 * 1000

/**
 * British time without the tables of time zones, which take longer to load than a search does: an hour ahead from 1 o'clock GMT on
 * the last Sunday of March until then in October (the Summer Time Order 2002).
 */
function inBritain(now: Date): Moment {
  const year = now.getUTCFullYear()
  const isSummer = now.getTime() >= lastSunday(year, 3) && now.getTime() < lastSunday(year, 10)
  const clock = new Date(now.getTime() + (isSummer ? HOUR : 0))
  const minute = clock.getUTCHours() * 60 + clock.getUTCMinutes()
  return { date: clock.toISOString().slice(0, 10), minute }
}

/** One o'clock GMT on the last Sunday of a month of 31 days. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month - 1, 31, 1))
  return last.setUTCDate(31 - last.getUTCDay())
}

function inZone(timeZone: string, now: Date): Moment {
  const parts = formatIn(timeZone).formatToParts(now)
  const part = (name: string) => parts.find(({ type }) => type === name)!.value
  const date = `${part('year')}-${part('month')}-${part('day')}`
  return { date, minute: Number(part('hour')) * 60 + Number(part('minute')) }
}

/** A directory has one time zone. To create a format takes far longer than to use it. */
const formatIn = memoiseLru(
  4,
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }),
)
