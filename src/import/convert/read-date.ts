import { normaliseDate } from '../../record/normalise/normalise-date.ts'
import { formats } from '../../record/schema/formats.ts'

const DAY = 86_400_000
/** Times between these are seconds or milliseconds since 1970, and not numbers of days. */
const MIN_MS = 100_000_000_000

/**
 * A date as YYYY-MM-DD, from what sources write: dates, times with and without an offset, milliseconds since 1970, and the
 * number of days of a spreadsheet. A time in the evening of the day before in UTC is a British midnight in summer.
 */
export function readDate(text: string): string | undefined {
  const written = text.trim()
  if (/^\d{12,13}$/.test(written) && Number(written) >= MIN_MS) return dayOf(Number(written))
  if (/^\d{5}(?:\.\d+)?$/.test(written)) return dayOf((Math.floor(Number(written)) - 25569) * DAY)
  const [, date = '', time = ''] = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d\S*)$/.exec(written) ?? []
  if (/^23:00(?::00(?:\.0+)?)?(?:Z|\+00:?00)$/.test(time) && formats.date!.test(date))
    return dayOf(Date.parse(`${date}T23:00:00Z`) + 3_600_000)
  const [first = ''] = written.split(/[T ](?=\d\d:\d\d)/)
  return formats.date!.test(first) ? first : normaliseDate(first)
}

function dayOf(time: number): string | undefined {
  const date = new Date(time)
  const year = date.getUTCFullYear()
  return year >= 1900 && year < 2200 ? date.toISOString().slice(0, 10) : undefined
}
