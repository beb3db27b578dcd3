import { memoiseLru } from '../memoise.ts'
import { type BankHolidayArea, bankHolidayIn } from './bank-holidays.ts'

/** A day, and the minute of it, on the clocks of a time zone. */
export interface Clock {
  /** As `2026-11-24`. */
  readonly date: string
  /** Minutes since midnight. */
  readonly minute: number
  /** Whether it is the time zone of the United Kingdom, whose bank holidays are known. */
  readonly isBritish: boolean
  /** The parts of the United Kingdom that have a bank holiday on this day; none for other time zones. */
  readonly holidays: readonly BankHolidayArea[]
  /** The part whose bank holidays count where a time does not say it; absent where any may. */
  readonly area?: BankHolidayArea
}

/** What the clocks of a time zone show, in a directory of these bank holidays. */
export function clockIn(timeZone: string, now: Date, area?: BankHolidayArea): Clock {
  const parts = formatIn(timeZone).formatToParts(now)
  const part = (name: string) => parts.find(({ type }) => type === name)!.value
  const date = `${part('year')}-${part('month')}-${part('day')}`
  const isBritish = timeZone === 'Europe/London'
  return {
    date,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
    isBritish,
    holidays: isBritish ? bankHolidayIn(date) : [],
    ...(area !== undefined && { area }),
  }
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
