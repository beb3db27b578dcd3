import type { Document } from '../../hsds/types.ts'
import { parsePostcode } from '../../countries/postcode.ts'
import type { Point } from '../format/point.ts'
import { type OwnPlaces, createOwnPlaces } from './own-places.ts'
import { type Lookup, type PostcodeSources, createLookup } from './postcode-source.ts'

/** Locates postcodes by tables, and else by the locations of a directory that were added. */
export interface PlaceLookup {
  readonly add: (location: Document<'location'>) => void
  readonly lookup: Lookup
  readonly own: OwnPlaces
}

export function createPlaceLookup(options: PostcodeSources): PlaceLookup {
  const { countries, sectors } = options
  const own = createOwnPlaces(countries)

  /** The table knows better than a directory, in which a coordinate may be wrong. */
  function isInTable(text: string): boolean {
    const parsed = parsePostcode(text, countries)
    return 'postcode' in parsed && sectors?.find(parsed.postcode) !== undefined
  }

  return {
    add(location) {
      for (const [postcode, point] of pointsIn(location))
        if (!isInTable(postcode)) own.add(postcode, point)
    },
    lookup: createLookup(options, own),
    own,
  }
}

/** The postcodes of a physical location, with its point. */
function* pointsIn({
  location_type,
  latitude,
  longitude,
  addresses = [],
}: Document<'location'>): Generator<[postcode: string, point: Point]> {
  if (location_type === 'virtual' || latitude === undefined || longitude === undefined) return
  for (const { address_type, postal_code } of addresses)
    if (address_type === 'physical') yield [postal_code, { latitude, longitude }]
}
