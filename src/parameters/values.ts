import { phoneDigits } from '../text/phone-digits.ts'
import { ACCESS, DELIVERIES } from './choices.ts'
import { WEEKDAYS, type Weekday, weekdayName } from '../hsds/weekdays.ts'

/*
 * Readers of parameter values. Each takes a text, trimmed and not empty, and returns its value, or undefined when the text
 * is not valid.
 */

/** Any text. */
export const text = (value: string): string => value

/** Words to look for. A telephone number is one word, however it is grouped, with its area code or without. */
export const searched = (value: string): string => phoneDigits(value) ?? localNumber(value) ?? value

/** The digits of a text of two groups, as numbers of a town are written: “496 0123”. */
const localNumber = (text: string): string | undefined =>
  /^\s*\d{2,4}[ -]\d{3,4}\s*$/.test(text) ? text.replace(/\D/g, '') : undefined

/** An id. Published ids are in lower case, and clients may send any case. */
export const id = (value: string): string => value.toLowerCase()

/** A whole number from 1. Numbers too large to be exact count as the largest that is. */
export const wholeNumber = (value: string): number | undefined =>
  /^0*[1-9]\d*$/.test(value) ? Math.min(Number(value), Number.MAX_SAFE_INTEGER) : undefined

/** A page size. Clients of an older standard send `true` for the default size. */
export const pageSize = (value: string): number | 'default' | undefined =>
  value === 'true' ? 'default' : wholeNumber(value)

/** A decimal number without an exponent. Programs may write any number of digits after the point. */
export const decimal = (value: string): number | undefined =>
  /^[+-]?(?:\d{1,15}(?:\.\d*)?|\.\d+)$/.test(value) ? Number(value) : undefined

/** A decimal number from 0. */
export function positive(value: string): number | undefined {
  const number = decimal(value)
  return number !== undefined && number >= 0 ? number : undefined
}

const FLAGS: Readonly<Record<string, boolean>> = { true: true, false: false, 1: true, 0: false }

/** `true`, `false`, `1` or `0`, in any case. */
export const flag = (value: string): boolean | undefined =>
  Object.hasOwn(FLAGS, value.toLowerCase()) ? FLAGS[value.toLowerCase()] : undefined

/** One of some words, in any case. */
const oneOf =
  <T extends string>(words: readonly T[]) =>
  (value: string): T | undefined =>
    words.find((one) => one === value.toLowerCase())

/** The access features. */
export const access = oneOf(ACCESS)

/** How a service reaches people. */
export const delivery = oneOf(DELIVERIES)

const FORMATS = ['json', 'ndjson'] as const

/** The format of a list. */
export const format = (value: string): (typeof FORMATS)[number] | undefined =>
  FORMATS.find((one) => one === value.toLowerCase())

/** How many words of a search a record must have. */
export const matchAll = (value: string): 'all' | undefined =>
  value.toLowerCase() === 'all' ? 'all' : undefined

/** A day of the week, written `MO`, `Mon` or `Monday`, as RFC 5545 abbreviates it. */
export function weekday(value: string): Weekday | undefined {
  const upper = value.toUpperCase()
  return WEEKDAYS.find((day) => {
    const name = weekdayName(day).toUpperCase()
    return [day, name.slice(0, 3), name].includes(upper)
  })
}

/** A time of day, HH:MM or HH:MM:SS, in seconds since midnight. 24:00 is the end of the day. */
export function timeOfDay(value: string): number | undefined {
  const [, hours, minutes, seconds = '0'] = /^(\d\d?):(\d\d)(?::(\d\d))?$/.exec(value) ?? []
  if (hours === undefined) return undefined
  const [h, m, s] = [Number(hours), Number(minutes), Number(seconds)]
  const total = h * 3600 + m * 60 + s
  return m < 60 && s < 60 && total <= 24 * 3600 ? total : undefined
}

/** A date, which means its midnight in UTC, or an ISO 8601 date and time. Milliseconds since 1970. */
export function moment(value: string): number | undefined {
  // In a query string a plus sign means a space, and many clients forget to write an offset's as %2B.
  const [, date, time, offset = 'Z'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+ -]\d\d:?\d\d)?)?$/i.exec(
      value,
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

interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** A distance in metres, or a point: latitude and longitude in degrees, separated by a comma. */
export const distanceOrPoint = (value: string): number | Point | undefined =>
  value.includes(',') ? point(value) : positive(value)

function point(value: string): Point | undefined {
  const parts = value.split(',')
  const [latitude, longitude] = parts.map((part) => decimal(part.trim()))
  if (parts.length !== 2 || latitude === undefined || longitude === undefined) return undefined
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined
}
