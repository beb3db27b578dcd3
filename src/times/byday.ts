import { WEEKDAYS, type Weekday } from '../hsds/weekdays.ts'

/** A weekday of `byday`, and in a monthly schedule its position in the month: `2TH`, `-1FR`. */
export interface Byday {
  readonly ordinal?: number
  readonly weekday: Weekday
}

const DAY = new RegExp(`^([+-]?\\d{1,2})?(${WEEKDAYS.join('|')})$`)

/** Parses a list of weekdays (RFC 5545, section 3.3.10); nothing when it is not one. */
export function parseByday(text: string): readonly Byday[] | undefined {
  const days: Byday[] = []
  for (const part of text.split(',')) {
    const [, ordinal, weekday] = DAY.exec(part) ?? []
    if (weekday === undefined) return undefined
    const number = ordinal === undefined ? undefined : Number(ordinal)
    if (number === 0 || Math.abs(number ?? 1) > 5) return undefined
    days.push({ weekday: weekday as Weekday, ...(number !== undefined && { ordinal: number }) })
  }
  return days
}

/** The inverse of `parseByday`. */
export const encodeByday = (days: readonly Byday[]): string =>
  days.map(({ ordinal = '', weekday }) => `${ordinal}${weekday}`).join()
