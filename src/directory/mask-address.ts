import { OUTCODE } from '../countries/gb/postcode-grammar.ts'
import type { Written } from '../record/schema/written.ts'

/** The size of a grid square in degrees: about a kilometre. */
const GRID = 0.01

/** Fields of a confidential place that are omitted or replaced. `metadata` may quote an earlier address. */
export const HIDDEN: readonly string[] = [
  'latitude',
  'longitude',
  'addresses',
  'external_identifier',
  'external_identifier_type',
  'metadata',
]

/**
 * Reduces a confidential place to its town, the first part of its postcode, and the centre of a grid square. Returns any
 * other place unchanged. Runs before anything else sees the place, so that no index, id or document depends on more.
 */
export function maskConfidential(location: Written<'location'>): Written<'location'> {
  if (!location.confidential) return location
  const { latitude, longitude, addresses } = location
  const rest = Object.fromEntries(
    Object.entries(location).filter(([name]) => !HIDDEN.includes(name)),
  ) as unknown as Written<'location'>
  return {
    ...rest,
    ...(latitude !== undefined &&
      longitude !== undefined && { latitude: snap(latitude, 90), longitude: snap(longitude, 180) }),
    ...(addresses && { addresses: addresses.map(maskAddress) }),
  }
}

function maskAddress(address: Written<'address'>): Written<'address'> {
  const { city, state_province, postal_code, country, address_type, region } = address
  return {
    address_1: city,
    city,
    ...(region !== undefined && { region }),
    state_province,
    postal_code: outcodeOf(postal_code),
    country,
    address_type,
  }
}

/** A British postcode or the beginning of one. Any letters may be at its end, since a misprint must not be published. */
const BRITISH = new RegExp(String.raw`^\s*(${OUTCODE})(?:\s*\d[A-Z]{2}|\s+\d)?\s*$`, 'i')

/** The first part of a British postcode; the first three characters of any other. */
export function outcodeOf(postcode: string): string {
  const [, outcode] = BRITISH.exec(postcode) ?? []
  return outcode?.toUpperCase() ?? postcode.trim().slice(0, 3)
}

/** The centre of the grid square. The square at the `last` degree is the one below it. */
const snap = (degrees: number, last: number) =>
  Math.round((Math.min(Math.floor(degrees / GRID), last / GRID - 1) + 0.5) * GRID * 1000) / 1000
