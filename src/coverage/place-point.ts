import type { Document } from '../hsds/types.ts'
import type { Precision } from './gazetteer/locate.ts'
import type { Lookup } from './gazetteer/postcode-source.ts'
import type { CoverageSettings } from './coverage-manifest.ts'
import type { Point } from './format/point.ts'

/** A point, and its origin: `published` coordinates, or the precision of the postcode that it was located by. */
export interface KnownPoint extends Point {
  readonly from: 'published' | 'virtual' | Precision
  /** How many metres the place may be from the point; 0 for published coordinates. */
  readonly doubt: number
}

/**
 * The point of a location: its own coordinates, else those of its postcode. A virtual location has none, or, with
 * `virtual_places: include`, is everywhere, which Infinity stands for.
 */
export function pointOf(
  place: Document<'location'>,
  lookup: Lookup,
  { virtual_places }: CoverageSettings,
): KnownPoint | undefined {
  if (place.location_type === 'virtual')
    return virtual_places === 'include'
      ? { latitude: Infinity, longitude: Infinity, from: 'virtual', doubt: 0 }
      : undefined
  const { latitude, longitude } = place
  if (latitude !== undefined && longitude !== undefined)
    return { latitude, longitude, from: 'published', doubt: 0 }
  for (const { postal_code, address_type } of place.addresses ?? []) {
    const found = address_type === 'physical' ? lookup(postal_code) : undefined
    if (found?.point) return { from: found.precision, doubt: found.doubt, ...found.point }
  }
  return undefined
}
