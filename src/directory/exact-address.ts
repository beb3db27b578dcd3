import type { ContentRecord, Written } from '../record/schema/written.ts'
import { outcodeOf } from './mask-address.ts'
import { memoiseLru } from '../memoise.ts'
import type { Location } from './directory.ts'
import { type Comparable, normalise } from './comparable-text.ts'

/** What gives the exact position of a place, in forms that can be searched for in texts. */
export interface ExactAddress {
  /** Whole postcodes: capital letters and digits. */
  readonly postcodes: readonly string[]
  /** Normalised lines of the address, and parts of them that are exact. */
  readonly lines: readonly string[]
  /** Numbers of the place in other registers, such as a UPRN. */
  readonly identifiers: readonly string[]
  readonly point?: { readonly latitude: number; readonly longitude: number }
}

/** A place as an editor wrote it, before a confidential address is masked. */
export function writtenLocation(
  { place: { path }, value }: Location,
  record: ContentRecord | undefined,
): Written<'location'> {
  let here: unknown = record?.value
  for (const step of path) here = (here as Record<string | number, unknown> | undefined)?.[step]
  return (here as Written<'location'> | undefined) ?? value
}

/** The exact address of a place, without the parts that are published even when the place is confidential. */
export function exactAddress({
  addresses = [],
  external_identifier = '',
  latitude,
  longitude,
}: Written<'location'>): ExactAddress {
  const published = new Set(
    addresses.flatMap(({ city, region = '', state_province, country }) =>
      [city, region, state_province, country].map(normalise),
    ),
  )
  return {
    postcodes: addresses
      .map(({ postal_code }) => postal_code)
      .filter((written) => outcodeOf(written) !== written.trim().toUpperCase())
      .map((written) => written.toUpperCase().replace(/[^A-Z0-9]/g, '')),
    lines: addresses
      .flatMap(({ address_1, address_2 = '' }) => [address_1, address_2].flatMap(partsOf))
      .filter((line) => !published.has(line) && (line.includes(' ') || /\d/.test(line))),
    identifiers: /^\w{6,}$/.test(external_identifier) ? [external_identifier] : [],
    ...(latitude !== undefined && longitude !== undefined && { point: { latitude, longitude } }),
  }
}

/** A line of an address, and those parts between its commas that name a house. A street alone is not exact. */
function partsOf(line: string): string[] {
  const parts = line.split(',').map(normalise)
  const houses = parts.filter((part, i) => i === 0 || /\d/.test(part))
  return [...new Set([normalise(line), ...houses])].filter((part) => part !== '')
}

/** About a hundred metres, in degrees. */
const NEAR = 0.001

/** Whether two numbers of degrees are the same to about a hundred metres. */
export const isNear = (one: number, other: number): boolean => Math.abs(one - other) < NEAR

/**
 * A postcode however it is separated. Its two halves may stand within other letters, as in an address of the web; letters
 * that are further apart may not, or `free 15 at the hall` would hold E1 5AT.
 */
const postcodePattern = memoiseLru(1000, (postcode: string) => {
  const [out, inward] = [postcode.slice(0, -3), postcode.slice(-3)]
  const apart = [...postcode].join(SEPARATORS)
  return new RegExp(`${out}${SEPARATORS}${inward}|(?<![A-Z0-9])${apart}(?![A-Z0-9])`)
})

/** A line with the number of a house, however it is written: `12a mill lane`, `12 to 14 mill lane`, `mill lane 12`. */
const housePattern = memoiseLru(1000, (line: string) => {
  const [, house, written = ''] = /^(\d+)[a-z]? (\p{L}.*)$/u.exec(line) ?? []
  const street = written.replaceAll(' ', ' ?')
  return house === undefined
    ? undefined
    : new RegExp(
        `(?<!\\d)${house} ?[a-z]?(?: (?:(?:and|to) )?\\d+[a-z]?)? ?${street}(?!\\p{L})| ${street} (?:no |number )?${house}[a-z]?(?![\\d\\p{L}])`,
        'u',
      )
})

const SEPARATORS = '[^A-Z0-9]{0,3}'

/** Which part of an exact address a text gives, in words; nothing when it gives none. */
export function partGivenBy(
  { words, letters, capitals, degrees }: Comparable,
  { postcodes, lines, identifiers, point }: ExactAddress,
): string | undefined {
  const has = (wanted: number) => degrees.some((number) => isNear(number, wanted))
  const joined = capitals.replace(/\s/g, '')
  if (
    postcodes.some(
      (postcode) => letters.includes(postcode) && postcodePattern(postcode).test(capitals),
    )
  )
    return 'postcode'
  if (lines.some((line) => words.includes(` ${line} `) || housePattern(line)?.test(words)))
    return 'address'
  if (identifiers.some((identifier) => joined.includes(identifier.toUpperCase())))
    return 'number in another list'
  if (point && has(point.latitude) && has(point.longitude)) return 'coordinates'
  return undefined
}

/** The letters of a postcode or an identifier that the prefilter compares; no whole postcode is shorter. */
const PREFIX = 4

/** A fast test of whether a text may give a postcode, an identifier or a point of any of many addresses. */
export function createPrefilter(addresses: readonly ExactAddress[]): (text: Comparable) => boolean {
  const exact = addresses.flatMap(({ postcodes, identifiers }) => [...postcodes, ...identifiers])
  const prefixes = new Set(exact.map((text) => text.slice(0, PREFIX).toUpperCase()))
  return ({ letters, degrees }) => {
    if (degrees.length > 0) return true
    for (let i = 0; i + PREFIX <= letters.length; i++)
      if (prefixes.has(letters.slice(i, i + PREFIX))) return true
    return false
  }
}

/** Whether two addresses are of one place: they share a line and the first part of the postcode, or the point. */
export function isSamePlace(one: ExactAddress, other: ExactAddress): boolean {
  const outcodes = ({ postcodes }: ExactAddress) => postcodes.map((code) => code.slice(0, -3))
  return (
    isSamePoint(one.point, other.point) ||
    (overlap(one.lines, other.lines) && overlap(outcodes(one), outcodes(other)))
  )
}

const overlap = (one: readonly string[], other: readonly string[]) =>
  one.some((item) => other.includes(item))

/** About ten metres, in degrees. */
const SAME_POINT = 0.0001

/** Whether two points are the same to about ten metres. */
export const isSamePoint = (one: ExactAddress['point'], other: ExactAddress['point']): boolean =>
  one !== undefined &&
  other !== undefined &&
  Math.abs(one.latitude - other.latitude) < SAME_POINT &&
  Math.abs(one.longitude - other.longitude) < SAME_POINT
