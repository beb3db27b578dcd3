import type { CollectionManifest, Manifest } from '../api/manifest.ts'
import { notFound } from '../api/problem.ts'
import type { PostcodeSource } from '../coverage/gazetteer/postcode-source.ts'
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
} from '../feed/paths.ts'
import { composeRoot } from '../feed/root.ts'
import { type Collection, collectionNames } from '../hsds/collections.ts'
import { toAdvised } from '../quality/check.ts'
import { type QualityDocument, composeQuality } from '../quality/document.ts'
import type { Removed } from '../record/removed.ts'
import type { Settings } from '../record/settings.ts'
import type { IndexOptions } from '../search/encode.ts'
import { createFeedIndex } from './feed-index.ts'
import { createListFiles } from './list-files.ts'
import { serveConfig } from './serve-config.ts'

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
  yield file(QUALITY, qualityOf(directory, options))
}

/** How good the records of a directory are. */
export const qualityOf = (directory: Directory, { postcodes = [] }: SiteOptions): QualityDocument =>
  composeQuality(toAdvised(directory, { postcodes }))

/** The whole site of a feed, file by file. */
export function* composeFeed(feed: Feed, options: SiteOptions): Generator<PublishedFile> {
  const { settings, lists } = feed
  const { build } = options
  const index = createFeedIndex(feed, options)
  const described: Record<string, CollectionManifest> = {}
  for (const collection of collectionNames) {
    const layout = layoutOf(collection, feed, options)
    const { total, itemsPerFile, details } = layout
    const perPage = settings.per_page.default
    const files = createListFiles({ build, collection, total, itemsPerFile, perPage })
    for (const { id, detail, full } of lists[collection]) {
      const document = detail()
      yield file(detailPath(details, collection, id), document)
      if (full) yield file(fullOrganizationPath(id), full())
      yield* files.add(document)
      index.add(collection, document)
    }
    yield* files.finish()
    described[collection] = { total, items_per_file: itemsPerFile, details, marks: files.marks() }
  }
  yield* index.files()
  const manifest = manifestOf(settings, build, {
    collections: described as Manifest['collections'],
    search: index.search(),
    coverage: index.coverage(),
  })
  for (const [path, make] of Object.entries(composeGeneral(feed, options, manifest)))
    yield file(path, make())
}

/** What the API has to know about a build. Its parts are asked for when they are looked at. */
export const manifestOf = (
  { title, base_url, per_page }: Settings,
  build: string,
  parts: Pick<Manifest, 'collections' | 'search' | 'coverage'>,
): Manifest => ({
  format: 2,
  build,
  title,
  ...(base_url && { base_url }),
  per_page,
  get collections() {
    return parts.collections
  },
  get search() {
    return parts.search
  },
  get coverage() {
    return parts.coverage
  },
})

/** What is said about a feed as a whole, by path, each made when it is asked for. */
export const composeGeneral = (
  { settings, removed }: Feed,
  { postcodes = [] }: SiteOptions,
  manifest: Manifest,
): Readonly<Record<string, () => object>> => ({
  [ROOT]: () => composeRoot(settings, attributionOf(postcodes)),
  [OPENAPI]: () => composeOpenApi(settings),
  [REMOVED]: () => ({ removed }),
  [MANIFEST]: () => manifest,
  [NOT_FOUND]: notFound,
  '/404.html': notFound,
  '/serve.json': () => serveConfig(manifest),
})

/** The words that the licences of ingested postcodes ask for, each once. */
const attributionOf = (postcodes: readonly PostcodeSource[]) => [
  ...new Set(postcodes.flatMap(({ attribution }) => attribution)),
]

/** How the files of a list are cut, and where its records lie. */
export interface ListLayout {
  readonly total: number
  readonly itemsPerFile: number
  readonly details: DetailLayout
}

/** How a list is laid out, which depends on how many records it has. */
export function layoutOf(
  collection: Collection,
  { settings, lists }: Feed,
  options: SiteOptions,
): ListLayout {
  const { smallList = SMALL_LIST } = options
  const total = lists[collection].length
  const isSmall = Math.min(total, lists.services.length) <= smallList
  const itemsPerFile = isSmall ? ITEMS_PER_SMALL_FILE : ITEMS_PER_FILE
  return { total, itemsPerFile, details: detailsOf(collection, total, settings, options) }
}

/** Where the records of a list lie. An organization can be asked for with its services whole, which a file cannot answer. */
function detailsOf(
  collection: Collection,
  total: number,
  settings: Settings,
  { mostFilesInFolder = MOST_FILES_IN_FOLDER }: SiteOptions,
): DetailLayout {
  if (total > mostFilesInFolder) return 'fanned'
  return collection === 'organizations' || settings.details === 'edge' ? 'function' : 'static'
}

const file = (path: string, document: object): PublishedFile => ({
  path,
  body: JSON.stringify(document),
})
