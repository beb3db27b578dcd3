import type { Document } from '../../../src/hsds/types.ts'
import type { Settings } from '../../../src/record/settings/settings.ts'
import { type Asked, type PostcodeRow, readPostcode } from './postcodes.ts'
import type { Town } from './town.ts'

export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** A point, and how many metres the place may be from it. */
export interface DoubtfulPoint extends Point {
  readonly doubt: number
}

/** An oracle for the gazetteer: where postcodes and locations are, and in which areas. */
export interface Surroundings {
  readonly settings: Settings
  /** Whether a file with codes was ingested. */
  readonly hasCodes: boolean
  /** The lists of codes of all ingested postcodes under the given one. */
  codesOf(asked: Asked): string[][]
  pointOf(asked: Asked): DoubtfulPoint | undefined
  /** The point of a location: its own, else that of its postcode. Of a virtual one: none, or everywhere. */
  placeOf(location: Document<'location'>): DoubtfulPoint | 'everywhere' | undefined
}

/** Creates the oracle, which scans all postcodes and locations. */
export function createSurroundings({ lists, settings, ingested }: Town): Surroundings {
  const locations = new Map(
    lists.service_at_locations.map(({ location }) => [location!.id, location!]),
  )
  const own = [...locations.values()].filter(
    ({ location_type: type, latitude, longitude }) =>
      type !== 'virtual' && latitude !== undefined && longitude !== undefined,
  )

  /** The ingested postcodes in the narrowest of unit, sector and outcode that has any. */
  function rowsFor({ unit, sector, outcode }: Asked): readonly PostcodeRow[] {
    const starts = [unit, sector, `${outcode} `].filter((start) => start !== undefined)
    const found = starts.map((start) => ingested.filter(([one]) => one.startsWith(start)))
    return found.find((rows) => rows.length > 0) ?? []
  }

  /** The directory's own locations in the sector, else in the outcode. */
  function placesFor({ sector, outcode }: Asked): readonly Document<'location'>[] {
    const starts = [sector, `${outcode} `].filter((start) => start !== undefined)
    const found = starts.map((start) =>
      own.flatMap((location) =>
        (location.addresses ?? [])
          .filter(({ address_type: type }) => type === 'physical')
          .filter(({ postal_code }) => readPostcode(postal_code).unit?.startsWith(start))
          .map(() => location),
      ),
    )
    return found.find((places) => places.length > 0) ?? []
  }

  function pointOf(asked: Asked): DoubtfulPoint | undefined {
    const rows = rowsFor(asked)
    if (rows.length > 0) {
      const points = rows.map(([, latitude, longitude]) => ({ latitude, longitude }))
      const middle = middleOf(points)
      const far = points.map((point) => metresBetween(point, middle)).sort((a, b) => a - b)
      const ninth = far[Math.ceil(far.length * 0.9) - 1]!
      return { ...middle, doubt: Math.max(100, Math.ceil(ninth / 10) * 10) }
    }
    const places = placesFor(asked)
    if (places.length === 0) return undefined
    const isSector = places.some(({ addresses = [] }) =>
      addresses.some(({ postal_code }) => readPostcode(postal_code).sector === asked.sector),
    )
    return { ...middleOf(places as readonly Point[]), doubt: isSector ? 3000 : 6000 }
  }

  return {
    settings,
    hasCodes: ingested.length > 0,
    codesOf: (asked) => rowsFor(asked).map(([, , , codes]) => codes.split(' ')),
    pointOf,
    placeOf({ location_type, latitude, longitude, addresses = [] }) {
      if (location_type === 'virtual')
        return settings.coverage.virtual_places === 'include' ? 'everywhere' : undefined
      if (latitude !== undefined && longitude !== undefined)
        return { latitude, longitude, doubt: 0 }
      const points = addresses
        .filter(({ address_type: type }) => type === 'physical')
        .map(({ postal_code }) => pointOf(readPostcode(postal_code)))
      return points.find((point) => point !== undefined)
    },
  }
}

/** To five decimals, about a metre, as published. */
function middleOf(points: readonly Point[]): Point {
  const mean = (values: readonly number[]) =>
    Math.round(values.reduce((sum, value) => sum + Math.round(value * 1e5), 0) / values.length) /
    1e5
  return {
    latitude: mean(points.map(({ latitude }) => latitude)),
    longitude: mean(points.map(({ longitude }) => longitude)),
  }
}

/** Metres between two points on a sphere, by the haversine formula. */
export function metresBetween(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const east = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const both = north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(both))
}
