import { normaliseTime } from './normalise-time.ts'

/**
 * A time of day as HH:MM, from what sources write: `09:00:00Z`, `9.30`, `0930`, `8:30AM`. Offsets are left out, because no
 * source means UTC. `after` is the time at which the thing starts: an end before it is meant in the afternoon.
 */
export function readTime(text: string, after?: string): string | undefined {
  const written = text
    .trim()
    .replace(/^\d{4}-\d\d-\d\d[T ]/, '')
    .replace(/(?<=:\d\d)(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)$/, '')
    .replace(/^0\.(?:\d|[27]5|\d{3,})$/, ofDay)
  const padded = written
    .replace(/^(\d)[:.](\d\d)$/, '0$1:$2')
    .replace(/^(\d\d)\.(\d\d)$/, '$1:$2')
    .replace(/^(\d)(\d\d)$/, '0$1:$2')
  const time = normaliseTime(padded)?.replace(/^(\d\d:\d\d):00$/, '$1')
  if (
    time === undefined ||
    after === undefined ||
    time >= after ||
    /^0\d/.test(written) ||
    /[ap]\.?m/i.test(written)
  )
    return time
  const hour = Number(time.slice(0, 2))
  const later = hour < 12 ? `${String(hour + 12).padStart(2, '0')}${time.slice(2)}` : time
  return later > after ? later : time
}

/** A part of a day, as spreadsheets keep times. */
function ofDay(part: string): string {
  const minutes = Math.round(Number(part) * 1440)
  return [Math.floor(minutes / 60), minutes % 60].map((n) => String(n).padStart(2, '0')).join(':')
}

/** Whether a time may be in the morning or in the afternoon: `2.00` and `7:30`, but not `02:00`, `14.00` or `2pm`. */
export const isUnclear = (text: string): boolean => /^\s*[1-7](?:[:.]?\d\d)?\s*$/.test(text)
