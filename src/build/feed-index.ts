import type { Manifest } from '../api/manifest.ts'
import { type CoverageBuilder, createCoverageBuilder } from '../coverage/builder.ts'
import { isShard } from '../coverage/gazetteer/gazetteer.ts'
import { pointOf } from '../coverage/place-point.ts'
import { indexPath } from '../feed/paths.ts'
import type { Collection } from '../hsds/collections.ts'
import type { Document } from '../hsds/types.ts'
import type { Settings } from '../record/settings.ts'
import { type IndexBuilder, createIndexBuilder } from '../search/builder.ts'
import { withoutPlaces } from './searched.ts'
import type { Feed, PublishedFile, SiteOptions } from './site.ts'

/** Takes the documents of a feed, list by list, and gives the files in which they are found. */
export interface FeedIndex {
  /** Takes the next document of a list. */
  add(collection: Collection, document: object): void
  /** Nothing may be added any more when these have been asked for. */
  files(): Generator<PublishedFile>
  search(): Manifest['search']
  coverage(): Manifest['coverage']
}

const NONE: ReadonlySet<string> = new Set()

/** Begins the index of a feed: what its search and its coverage look things up in. */
export function createFeedIndex(
  { settings, lists }: Feed,
  { build, postcodes = [], index }: SiteOptions,
): FeedIndex {
  const search = createIndexBuilder(index)
  const coverage = createCoverageBuilder({
    settings: settings.coverage,
    countries: settings.countries,
    sources: postcodes,
  })
  const { confidential = NONE } = lists
  const pathOf = (path: string) => indexPath(build, path)
  for (const place of lists.places()) coverage.addPlace(place)
  return {
    add(collection, document) {
      remember(collection, withoutPlaces(document, confidential), search, coverage, settings)
    },
    *files() {
      for (const { path, body } of coverage.files()) {
        if (isShard(path)) yield { path: pathOf(path), body }
        else search.beside({ path, body: bytesOf(body) })
      }
      for (const { path, body } of search.files()) yield { path: pathOf(path), body }
    },
    search: search.manifest,
    coverage: coverage.manifest,
  }
}

const bytesOf = (body: string | Uint8Array) =>
  typeof body === 'string' ? new TextEncoder().encode(body) : body

/** Tells the index about a record. A place without coordinates is found where its postcode is. */
function remember(
  collection: Collection,
  document:
    Document<'service'> | Document<'service_at_location'> | Document<'organization'> | object,
  search: IndexBuilder,
  coverage: CoverageBuilder,
  { coverage: settings }: Settings,
): void {
  if (collection === 'services') {
    search.service(document as Document<'service'>)
    coverage.addService(document as Document<'service'>)
  } else if (collection === 'service_at_locations') {
    const pair = document as Document<'service_at_location'>
    coverage.addServiceAtLocation(pair)
    search.serviceAtLocation(located(pair, coverage, settings))
  } else if (collection === 'organizations')
    search.organization(document as Document<'organization'>)
  else if (collection === 'taxonomies') search.taxonomy(document as Document<'taxonomy'>)
  else search.taxonomyTerm(document as Document<'taxonomy_term'>)
}

function located(
  pair: Document<'service_at_location'>,
  { lookup }: CoverageBuilder,
  settings: Settings['coverage'],
): Document<'service_at_location'> {
  if (!pair.location) return pair
  const { latitude: _, longitude: __, ...location } = pair.location
  const point = pointOf(pair.location, lookup, settings)
  if (!point) return { ...pair, location }
  const { latitude, longitude } = point
  return { ...pair, location: { ...location, latitude, longitude } }
}
