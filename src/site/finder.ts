import type { Manifest } from '../api/manifest.ts'
import { createCoverageBuilder } from '../coverage/builder.ts'
import { pointOf } from '../coverage/place-point.ts'
import type { Collection, collections } from '../hsds/collections.ts'
import type { Document } from '../hsds/types.ts'
import { type Indexed, toIndexed } from '../search/write/indexed.ts'
import type { IndexFile } from '../search/write/pack.ts'
import type { Feed } from './feed.ts'
import type { SiteOptions } from './plan.ts'
import { withoutPlaces } from './searched.ts'
import { sha256 } from './sha256.ts'

/** Learns the documents of a feed, each list in its order, and tells by what they are found. */
export interface Finder {
  /** What the index has to know of the next document of a list. */
  read(collection: Collection, document: Document<(typeof collections)[Collection]>): Indexed
  /** The files of coverage, with paths inside the index folder; those that are no shards lie beside the index. */
  files(): Generator<IndexFile>
  coverage(): Manifest['coverage']
}

const NONE: ReadonlySet<string> = new Set()

/** Begins with the places of a feed, by which postcodes are found. */
export function createFinder(
  { settings, lists }: Feed,
  { postcodes = [] }: Pick<SiteOptions, 'postcodes'>,
): Finder {
  const { confidential = NONE } = lists
  const coverage = createCoverageBuilder(sha256, {
    settings: settings.coverage,
    countries: settings.countries,
    sources: postcodes,
  })
  for (const place of lists.places()) coverage.addPlace(place)

  /** A place without coordinates is found where its postcode is. */
  function located(pair: Document<'service_at_location'>): Document<'service_at_location'> {
    if (!pair.location) return pair
    const { latitude: _, longitude: __, ...location } = pair.location
    const point = pointOf(pair.location, coverage.lookup, settings.coverage)
    if (!point) return { ...pair, location }
    const { latitude, longitude } = point
    return { ...pair, location: { ...location, latitude, longitude } }
  }

  return {
    read(collection, document) {
      const shown = withoutPlaces(document, confidential)
      if (collection === 'services') coverage.addService(shown as Document<'service'>)
      if (collection !== 'service_at_locations') return toIndexed(collection, shown)
      const pair = shown as Document<'service_at_location'>
      coverage.addServiceAtLocation(pair)
      return toIndexed(collection, located(pair))
    },
    *files() {
      for (const { path, body } of coverage.files()) yield { path, body: bytesOf(body) }
    },
    coverage: coverage.manifest,
  }
}

const bytesOf = (body: string | Uint8Array) =>
  typeof body === 'string' ? new TextEncoder().encode(body) : body
