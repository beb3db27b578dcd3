import type { ContentRecord, Written } from '../record/schema/written.ts'
import { outcodeOf } from './confidential.ts'
import type { Location } from './directory.ts'

/** What tells where a place is, as it can be found again in other texts. */
export interface ExactAddress {
  /** Whole postcodes, without spaces. */
  readonly postcodes: readonly string[]
  /** Lines of the address and their parts, as `plain` writes them. */
  readonly lines: readonly string[]
  /** Numbers of the place in other lists. */
  readonly identifiers: readonly string[]
  readonly point?: { readonly latitude: number; readonly longitude: number }
}

/** What an editor wrote of a place, before anything is left out. */
export function writtenPlace(
  { place: { path }, value }: Location,
  record: ContentRecord | undefined,
): Written<'location'> {
  let here: unknown = record?.value
  for (const step of path) here = (here as Record<string | number, unknown> | undefined)?.[step]
  return (here as Written<'location'> | undefined) ?? value
}

/** The exact address of a confidential place. What is published of it all the same is no part of it. */
export function exactAddress({
  addresses = [],
  external_identifier = '',
  latitude,
  longitude,
}: Written<'location'>): ExactAddress {
  const open = new Set(
    addresses.flatMap(({ city, region = '', state_province, country }) =>
      [city, region, state_province, country].map(plain),
    ),
  )
  return {
    postcodes: addresses
      .map(({ postal_code }) => postal_code)
      .filter((written) => outcodeOf(written) !== written.trim().toUpperCase())
      .map((written) => written.replace(/\s/g, '').toUpperCase()),
    lines: addresses
      .flatMap(({ address_1, address_2 = '' }) => [address_1, address_2].flatMap(partsOf))
      .filter((line) => !open.has(line) && (line.includes(' ') || /\d/.test(line))),
    identifiers: /^\w{6,}$/.test(external_identifier) ? [external_identifier] : [],
    ...(latitude !== undefined && longitude !== undefined && { point: { latitude, longitude } }),
  }
}

/** A line of an address, and of what stands between its commas the house; a street alone is not exact. */
function partsOf(line: string): string[] {
  const parts = line.split(',').map(plain)
  const houses = parts.filter((part, i) => i === 0 || /\d/.test(part))
  return [...new Set([plain(line), ...houses])].filter((part) => part !== '')
}

const LONG: ReadonlyMap<string, string> = new Map([
  ['ave', 'avenue'],
  ['cl', 'close'],
  ['ct', 'court'],
  ['dr', 'drive'],
  ['gdns', 'gardens'],
  ['ln', 'lane'],
  ['pl', 'place'],
  ['rd', 'road'],
  ['sq', 'square'],
  ['st', 'street'],
  ['ter', 'terrace'],
])

/** A text as its words, without case, accents, marks and the usual abbreviations. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => LONG.get(word) ?? word)
    .join(' ')

/** About a hundred metres, in degrees. */
const NEAR = 0.001

/** A text in the forms in which addresses are looked for in it. */
export interface Comparable {
  readonly words: string
  readonly letters: string
  /** Numbers that could be degrees. */
  readonly degrees: readonly number[]
}

/** Makes a text ready to be compared with any number of addresses. */
export const comparable = (text: string): Comparable => ({
  words: ` ${plain(text)} `,
  letters: text.replace(/\s/g, '').toUpperCase(),
  degrees: [...text.matchAll(/-?\d{1,3}\.\d{3,}/g)].map(Number),
})

/** What of an exact address a text tells. */
export function toldBy(
  { words, letters, degrees }: Comparable,
  { postcodes, lines, identifiers, point }: ExactAddress,
): string | undefined {
  const has = (wanted: number) => degrees.some((number) => Math.abs(number - wanted) < NEAR)
  if (postcodes.some((postcode) => letters.includes(postcode))) return 'postcode'
  if (lines.some((line) => words.includes(` ${line} `))) return 'address'
  if (identifiers.some((identifier) => letters.includes(identifier.toUpperCase())))
    return 'number in another list'
  if (point && has(point.latitude) && has(point.longitude)) return 'coordinates'
  return undefined
}

/** With so many letters begins what is looked for: no whole postcode has fewer. */
const FIRST = 4

/** Finds out with one look at a text whether it may tell a postcode, a number or a point of any of many addresses. */
export function createSuspicion(addresses: readonly ExactAddress[]): (text: Comparable) => boolean {
  const exact = addresses.flatMap(({ postcodes, identifiers }) => [...postcodes, ...identifiers])
  const starts = new Set(exact.map((text) => text.slice(0, FIRST).toUpperCase()))
  return ({ letters, degrees }) => {
    if (degrees.length > 0) return true
    for (let i = 0; i + FIRST <= letters.length; i++)
      if (starts.has(letters.slice(i, i + FIRST))) return true
    return false
  }
}

/** Whether two places are one: the same line of the address in the same part of the town, or the same point. */
export function isSamePlace(one: ExactAddress, other: ExactAddress): boolean {
  const outcodes = ({ postcodes }: ExactAddress) => postcodes.map((code) => code.slice(0, -3))
  return (
    isSamePoint(one.point, other.point) ||
    (haveCommon(one.lines, other.lines) && haveCommon(outcodes(one), outcodes(other)))
  )
}

const haveCommon = (one: readonly string[], other: readonly string[]) =>
  one.some((item) => other.includes(item))

/** About ten metres. */
const isSamePoint = (one: ExactAddress['point'], other: ExactAddress['point']) =>
  one !== undefined &&
  other !== undefined &&
  Math.abs(one.latitude - other.latitude) < NEAR / 10 &&
  Math.abs(one.longitude - other.longitude) < NEAR / 10
