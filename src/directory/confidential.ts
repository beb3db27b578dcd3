import { EXACT } from '../record/schema/sensitive-fields.ts'
import { OUTCODE } from '../places/postcode-grammar.ts'
import type { Written } from '../record/schema/written.ts'

/** About a kilometre, in degrees: the grid to which a confidential place is moved. */
const GRID = 0.01

/** Fields that are left out, or written anew below. The history of a place may quote its address. */
export const HIDDEN: readonly string[] = [
  ...EXACT.flatMap(({ entity, field }) => (entity === 'location' ? [field] : [])),
  'addresses',
  'external_identifier_type',
  'metadata',
]

/**
 * A place whose exact address must not be known, as it may be published: its town, the first part of its postcode, and
 * the middle of a square of about a kilometre. Other places come back as they are. This happens before anything else
 * sees the place, so that no index, id or document can tell more.
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

/** The first part of a British postcode; of any other, its first three characters. */
export function outcodeOf(postcode: string): string {
  const [, outcode] = BRITISH.exec(postcode) ?? []
  return outcode?.toUpperCase() ?? postcode.trim().slice(0, 3)
}

/** The middle of the square; behind the `last` degree there is none. */
const snap = (degrees: number, last: number) =>
  Math.round((Math.min(Math.floor(degrees / GRID), last / GRID - 1) + 0.5) * GRID * 1000) / 1000
