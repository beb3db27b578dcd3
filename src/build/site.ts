import type { Manifest } from '../api/manifest.ts'
import { notFound } from '../api/problem.ts'
import { type CoverageBuilder, createCoverageBuilder } from '../coverage/builder.ts'
import { isShard } from '../coverage/gazetteer/gazetteer.ts'
import type { PostcodeSource } from '../coverage/gazetteer/postcode-source.ts'
import { pointOf } from '../coverage/place-point.ts'
import type { Directory } from '../directory/directory.ts'
import { type Lists, composeLists } from '../feed/lists.ts'
import { composeOpenApi } from '../feed/openapi.ts'
import {
  type DetailLayout,
  MANIFEST,
  MOST_FILES_IN_FOLDER,
  NOT_FOUND,
  OPENAPI,
  QUALITY,
  REMOVED,
  ROOT,
  detailPath,
  fullOrganizationPath,
  indexPath,
} from '../feed/paths.ts'
import { composeRoot } from '../feed/root.ts'
import { type Collection, collectionNames } from '../hsds/collections.ts'
import type { Document } from '../hsds/types.ts'
import { toAdvised } from '../quality/check.ts'
import { composeQuality } from '../quality/document.ts'
import type { Removed } from '../record/removed.ts'
import type { Settings } from '../record/settings.ts'
import { type IndexBuilder, createIndexBuilder } from '../search/builder.ts'
import type { IndexOptions } from '../search/encode.ts'
import { createListFiles } from './list-files.ts'
import { withoutPlaces } from './searched.ts'
import { serveConfig } from './serve-config.ts'
import { sha256 } from './sha256.ts'

/** One file of the site: where it is published, and what is in it. */
export interface PublishedFile {
  readonly path: string
  readonly body: string | Uint8Array
}

export interface SiteOptions {
  /** The name of the build: the same for the same content. */
  readonly build: string
  /** Ingested postcodes; none are needed. */
  readonly postcodes?: readonly PostcodeSource[]
  /** The most records that may lie in one folder. */
  readonly mostFilesInFolder?: number
  /**
   * Lists of up to this many records, and all lists of a directory of so many services, are kept in few files, so that an
   * answer takes few requests; 2,000 unless told.
   */
  readonly smallList?: number
  /** How the index is cut into files. */
  readonly index?: IndexOptions
}

const ITEMS_PER_FILE = 16
const SMALL_LIST = 2000
const NONE: ReadonlySet<string> = new Set()
const ITEMS_PER_SMALL_FILE = 4000

/** What a feed is made of: its records in their lists, and what is said about it as a whole. */
export interface Feed {
  readonly settings: Settings
  readonly removed: readonly Removed[]
  readonly lists: Lists
}

/** The whole site of a directory, file by file. Nothing is written here, and the same directory gives the same bytes. */
export function* composeSite(directory: Directory, options: SiteOptions): Generator<PublishedFile> {
  const { settings, removed } = directory
  yield* composeFeed({ settings, removed, lists: composeLists(directory) }, options)
  const { postcodes = [] } = options
  yield file(QUALITY, composeQuality(toAdvised(directory, { postcodes })))
}

/** The whole site of a feed, file by file. */
export function* composeFeed(
  { settings, removed, lists }: Feed,
  options: SiteOptions,
): Generator<PublishedFile> {
  const { build, postcodes = [], smallList = SMALL_LIST } = options
  const search = createIndexBuilder(sha256, options.index)
  const coverage = createCoverageBuilder(sha256, {
    settings: settings.coverage,
    countries: settings.countries,
    sources: postcodes,
  })
  for (const place of lists.places()) coverage.addPlace(place)
  const described: Record<string, Manifest['collections'][Collection]> = {}
  for (const collection of collectionNames) {
    const total = lists[collection].length
    const isSmall = Math.min(total, lists.services.length) <= smallList
    const itemsPerFile = isSmall ? ITEMS_PER_SMALL_FILE : ITEMS_PER_FILE
    const details = layoutOf(collection, total, settings, options)
    const files = createListFiles({
      build,
      collection,
      total,
      itemsPerFile,
      perPage: settings.per_page.default,
    })
    for (const { id, detail, full } of lists[collection]) {
      const document = detail()
      yield file(detailPath(details, collection, id), document)
      if (full) yield file(fullOrganizationPath(id), full())
      yield* files.add(document)
      const searched = withoutPlaces(document, lists.confidential ?? NONE)
      remember(collection, searched, search, coverage, settings.coverage)
    }
    yield* files.finish()
    described[collection] = { total, items_per_file: itemsPerFile, details, marks: files.marks() }
  }
  for (const { path, body } of coverage.files()) {
    if (isShard(path)) yield { path: indexPath(build, path), body }
    else search.beside({ path, body: bytesOf(body) })
  }
  for (const { path, body } of search.files()) yield { path: indexPath(build, path), body }
  const manifest: Manifest = {
    format: 2,
    build,
    title: settings.title,
    ...(settings.base_url && { base_url: settings.base_url }),
    per_page: settings.per_page,
    collections: described as Manifest['collections'],
    search: search.manifest(),
    coverage: coverage.manifest(),
  }
  yield file(ROOT, composeRoot(settings, attributionOf(postcodes)))
  yield file(OPENAPI, composeOpenApi(settings))
  yield file(REMOVED, { removed })
  yield file(MANIFEST, manifest)
  yield file(NOT_FOUND, notFound())
  yield file('/404.html', notFound())
  yield file('/serve.json', serveConfig(manifest))
}

const bytesOf = (body: string | Uint8Array) =>
  typeof body === 'string' ? new TextEncoder().encode(body) : body

/** The words that the licences of ingested postcodes ask for, each once. */
const attributionOf = (postcodes: readonly PostcodeSource[]) => [
  ...new Set(postcodes.flatMap(({ attribution }) => attribution)),
]

/** Where the records of a list lie. An organization can be asked for with its services whole, which a file cannot answer. */
function layoutOf(
  collection: Collection,
  total: number,
  settings: Settings,
  { mostFilesInFolder = MOST_FILES_IN_FOLDER }: SiteOptions,
): DetailLayout {
  if (total > mostFilesInFolder) return 'fanned'
  return collection === 'organizations' || settings.details === 'edge' ? 'function' : 'static'
}

/** Tells the index about a record. A place without coordinates is found where its postcode is. */
function remember(
  collection: Collection,
  document:
    Document<'service'> | Document<'service_at_location'> | Document<'organization'> | object,
  search: IndexBuilder,
  coverage: CoverageBuilder,
  settings: Settings['coverage'],
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

const file = (path: string, document: object): PublishedFile => ({
  path,
  body: JSON.stringify(document),
})
