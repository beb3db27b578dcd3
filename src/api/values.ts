import type { Weekday } from '../search/format/hours.ts'

/** Readers of single values of a query string. Each gives the value, or nothing when the text cannot be understood. */

/** A whole number from 1, of any length: what is beyond counting is as good as the last that can be counted. */
export const wholeNumber = (text: string): number | undefined =>
  /^0*[1-9]\d*$/.test(text) ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : undefined

/** A decimal number, not written with an exponent. Behind the point computers write as many digits as they like. */
export const decimal = (text: string): number | undefined =>
  /^[+-]?(?:\d{1,15}(?:\.\d*)?|\.\d+)$/.test(text) ? Number(text) : undefined

/** A decimal number from 0. */
export function positive(text: string): number | undefined {
  const number = decimal(text)
  return number !== undefined && number >= 0 ? number : undefined
}

const FLAGS: Readonly<Record<string, boolean>> = { true: true, false: false, 1: true, 0: false }

export const flag = (text: string): boolean | undefined =>
  Object.hasOwn(FLAGS, text.toLowerCase()) ? FLAGS[text.toLowerCase()] : undefined

const FORMATS = ['json', 'ndjson'] as const

export const format = (text: string): (typeof FORMATS)[number] | undefined =>
  FORMATS.find((one) => one === text.toLowerCase())

const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const

/** A day of the week, as `MO`, `Mon` or `Monday`; given as RFC 5545 abbreviates it. */
export function weekday(text: string): Weekday | undefined {
  const upper = text.toUpperCase()
  const day = DAYS.find(
    (name) => name === upper || name.slice(0, 3) === upper || name.slice(0, 2) === upper,
  )
  return day?.slice(0, 2) as Weekday | undefined
}

/** A time of day, HH:MM or HH:MM:SS, in seconds since midnight; 24:00 is its end. */
export function timeOfDay(text: string): number | undefined {
  const [, hours, minutes, seconds = '0'] = /^(\d\d?):(\d\d)(?::(\d\d))?$/.exec(text) ?? []
  if (hours === undefined) return undefined
  const [h, m, s] = [Number(hours), Number(minutes), Number(seconds)]
  const total = h * 3600 + m * 60 + s
  return m < 60 && s < 60 && total <= 24 * 3600 ? total : undefined
}

/** A moment: a date alone, which is its midnight in UTC, or an ISO 8601 date and time. Milliseconds since 1970. */
export function moment(text: string): number | undefined {
  // A plus sign in a query string means a blank, and many clients forget to write %2B for an offset.
  const [, date, time, offset = 'Z'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+ -]\d\d:?\d\d)?)?$/i.exec(
      text,
    ) ?? []
  if (date === undefined) return undefined
  const day = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== date) return undefined
  if (time === undefined) return day
  const sign =
    offset.toUpperCase() === 'Z'
      ? 'Z'
      : `${offset[0] === '-' ? '-' : '+'}${offset.slice(1, 3)}:${offset.slice(-2)}`
  const milliseconds = Date.parse(`${date}T${time}${sign}`)
  return Number.isNaN(milliseconds) ? undefined : milliseconds
}

/** A latitude and a longitude, in degrees, with a comma between them. */
export function point(text: string): { latitude: number; longitude: number } | undefined {
  const parts = text.split(',')
  const [latitude, longitude] = parts.map((part) => decimal(part.trim()))
  if (parts.length !== 2 || latitude === undefined || longitude === undefined) return undefined
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined
}
