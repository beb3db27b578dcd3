import { readBareArea } from '../../places/bare-area.ts'
import { formats } from '../schema/formats.ts'
import { type Country, formatPostcode, parsePostcode } from '../../places/postcode.ts'
import type { Schema } from '../schema/schema.ts'
import { normaliseDate } from './date.ts'
import { normalisePhone } from './phone.ts'
import { normaliseTime } from './time.ts'
import { normaliseAddress } from './web-address.ts'

/** One value of a record, and which field of which entity it is. */
export interface FieldValue {
  readonly text: string
  readonly entity: string | undefined
  readonly field: string
  readonly schema: Schema
  /** What the thing around it says besides. */
  readonly beside: (field: string) => string | undefined
}

/** The usual spelling of a value; the value itself where there is none, or where it is not clear what was meant. */
export function normaliseValue(value: FieldValue, countries: readonly Country[]): string {
  const text = value.text.trim()
  if (text === '') return value.text
  const { schema, field } = value
  if (schema.enum) return sameLetters(text, schema.enum) ?? text
  if (schema.type === 'boolean') return sameLetters(text, ['true', 'false']) ?? text
  const { format } = schema
  if (format && Object.hasOwn(byFormat, format) && !formats[format]?.test(text))
    return byFormat[format]?.({ ...value, text }, countries) ?? text
  if (REFERENCES.includes(field)) return smallLetters(text)
  const usual = byField[`${value.entity}.${field}`]
  if (usual) return usual(text, countries) ?? text
  return schema.pattern && !new RegExp(schema.pattern).test(text)
    ? capitals(text, schema.pattern)
    : text
}

type ByFormat = (value: FieldValue, countries: readonly Country[]) => string | undefined

const byFormat: Readonly<Record<string, ByFormat>> = {
  uuid: ({ text }) => text.toLowerCase(),
  slug: ({ text }) => smallLetters(text),
  uri: ({ text }) => normaliseAddress(text),
  date: ({ text }, [first]) => normaliseDate(text, { isDayFirst: first !== 'US' }),
  time({ text, field, beside }) {
    const start = field === 'closes_at' ? beside('opens_at') : undefined
    const opens = start === undefined ? undefined : (normaliseTime(start) ?? '99')
    return normaliseTime(text, opens)
  },
}

type ByField = (text: string, countries: readonly Country[]) => string | undefined

const byField: Readonly<Record<string, ByField>> = {
  'phone.number': (text, countries) => (countries[0] === 'GB' ? normalisePhone(text) : undefined),
  'address.postal_code': (text) => postcode(text, ['unit']),
  'service_area.postcodes': (text) => postcode(text),
  'service.service_areas': bareArea,
  'service_at_location.service_areas': bareArea,
  'schedule.byday': (text) =>
    /^(?:[+-]?\d{0,2}(?:mo|tu|we|th|fr|sa|su)(?:,(?!$)|$))+$/i.test(text)
      ? text.toUpperCase()
      : undefined,
}

/** A ZIP code may say more than its usual spelling, so only British ones are spelled anew. */
function postcode(text: string, kinds?: readonly string[]): string | undefined {
  const parsed = parsePostcode(text, ['GB'])
  if (!('postcode' in parsed)) return undefined
  return kinds && !kinds.includes(parsed.postcode.kind)
    ? undefined
    : formatPostcode(parsed.postcode)
}

/** Two letters may be a word or the name of a file, so only postcodes with a digit are spelled anew. */
function bareArea(text: string, countries: readonly Country[]): string | undefined {
  const area = readBareArea(text, countries)
  return area.kind === 'postcode' && area.postcode.kind !== 'area' ? postcode(text) : undefined
}

/** Fields that name something of another record, all of whose names are in small letters. */
export const REFERENCES: readonly string[] = [
  'organization',
  'parent_organization',
  'location',
  'taxonomy_terms',
  'taxonomy_term',
  'area',
  'program',
]

const smallLetters = (text: string): string =>
  /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)?$/i.test(text) ? text.toLowerCase() : text

const sameLetters = (text: string, allowed: readonly string[]): string | undefined =>
  allowed.find((word) => word.toLowerCase() === text.toLowerCase().replace(/[\s_-]+/g, ' ')) ??
  allowed.find((word) => word.toLowerCase() === text.toLowerCase())

const capitals = (text: string, pattern: string): string =>
  new RegExp(pattern).test(text.toUpperCase()) ? text.toUpperCase() : text
