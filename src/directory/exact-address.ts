import type { ContentRecord, Written } from '../record/schema/written.ts'
import { outcodeOf } from './mask-address.ts'
import type { Location } from './directory.ts'
import { type Comparable, normalise } from './comparable-text.ts'

/** What gives the exact position of a place, in forms that can be searched for in texts. */
export interface ExactAddress {
  /** Whole postcodes, without spaces. */
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
      .map((written) => written.replace(/\s/g, '').toUpperCase()),
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

/** Which part of an exact address a text gives, in words; nothing when it gives none. */
export function partGivenBy(
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

const isSamePoint = (one: ExactAddress['point'], other: ExactAddress['point']) =>
  one !== undefined &&
  other !== undefined &&
  Math.abs(one.latitude - other.latitude) < SAME_POINT &&
  Math.abs(one.longitude - other.longitude) < SAME_POINT
