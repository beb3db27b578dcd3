import { type Country, DEFAULT_COUNTRIES, hasAny, isDayFirst } from '../../countries/countries.ts'
import type { Normaliser } from '../../hsds/field.ts'
import { readBareArea } from '../../countries/bare-area.ts'
import { formatPostcode, parsePostcode } from '../../countries/postcode.ts'
import { formats } from '../schema/formats.ts'
import type { Schema } from '../schema/schema.ts'
import { normaliseDate } from '../../values/date.ts'
import { normalisePhone } from '../../countries/gb/phone.ts'
import { normaliseTime } from '../../times/normalise-time.ts'
import { parseByday } from '../../times/byday.ts'
import { normaliseAddress } from './web-address.ts'

/** One text of a record, and the schema of its field. */
export interface FieldValue {
  readonly text: string
  readonly schema: Schema
  /** The text of another field of the same object. */
  readonly beside: (field: string) => string | undefined
}

/** The usual spelling of a value; the value itself where there is none, or where its meaning is not clear. */
export function normaliseValue(value: FieldValue, countries: readonly Country[]): string {
  const text = value.text.trim()
  if (text === '') return value.text
  const { schema } = value
  const { format, pattern, refers } = schema
  if (schema.enum) return sameLetters(text, schema.enum) ?? text
  if (schema.type === 'boolean') return sameLetters(text, ['true', 'false']) ?? text
  if (format && Object.hasOwn(byFormat, format) && !formats[format]?.test(text))
    return byFormat[format]?.({ ...value, text }, countries) ?? text
  const normalise = schema.normalise ?? (refers && 'slug')
  if (normalise) return normalisers[normalise](text, countries) ?? text
  return pattern && !new RegExp(pattern).test(text) ? inCapitals(text, pattern) : text
}

type ByFormat = (value: FieldValue, countries: readonly Country[]) => string | undefined

const byFormat: Readonly<Record<string, ByFormat>> = {
  uuid: ({ text }) => text.toLowerCase(),
  slug: ({ text }) => slug(text),
  uri: ({ text }) => normaliseAddress(text),
  date: ({ text }, [first]) => normaliseDate(text, { isDayFirst: isDayFirst(first) }),
  time({ text, schema: { after }, beside }) {
    const start = after === undefined ? undefined : beside(after)
    const opens = start === undefined ? undefined : (normaliseTime(start) ?? '99')
    return normaliseTime(text, opens)
  },
}

type Normalise = (text: string, countries: readonly Country[]) => string | undefined

/** How a card can ask for a value to be spelled. */
const normalisers: Readonly<Record<Normaliser, Normalise>> = {
  slug,
  phone: (text, [first]) =>
    first && hasAny([first], 'hasPhonePlan') ? normalisePhone(text) : undefined,
  postcode: (text) => britishPostcode(text, ['unit']),
  'postcode-part': (text) => britishPostcode(text),
  area,
  weekdays: (text) => (parseByday(text.toUpperCase()) ? text.toUpperCase() : undefined),
}

/** Only British postcodes: a ZIP code may say more than its usual spelling does. */
function britishPostcode(text: string, kinds?: readonly string[]): string | undefined {
  const parsed = parsePostcode(text, DEFAULT_COUNTRIES)
  if (!('postcode' in parsed)) return undefined
  return kinds && !kinds.includes(parsed.postcode.kind)
    ? undefined
    : formatPostcode(parsed.postcode)
}

/** Only postcodes with a digit: two letters may be a word or the name of a file. */
function area(text: string, countries: readonly Country[]): string | undefined {
  const read = readBareArea(text, countries)
  return read.kind === 'postcode' && read.postcode.kind !== 'area'
    ? britishPostcode(text)
    : undefined
}

/** All names of records are in small letters. A term may have its taxonomy in front. */
function slug(text: string): string {
  return /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)?$/i.test(text) ? text.toLowerCase() : text
}

const sameLetters = (text: string, allowed: readonly string[]): string | undefined =>
  allowed.find((word) => word.toLowerCase() === text.toLowerCase().replace(/[\s_-]+/g, ' ')) ??
  allowed.find((word) => word.toLowerCase() === text.toLowerCase())

const inCapitals = (text: string, pattern: string): string =>
  new RegExp(pattern).test(text.toUpperCase()) ? text.toUpperCase() : text
