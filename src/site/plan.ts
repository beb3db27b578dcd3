import type { PostcodeSource } from '../coverage/gazetteer/postcode-source.ts'
import { type DetailLayout, MOST_FILES_IN_FOLDER } from '../feed/paths.ts'
import { type Collection, collectionNames } from '../hsds/collections.ts'
import type { Settings } from '../record/settings/settings.ts'
import type { IndexOptions } from '../search/write/encode.ts'
import type { Feed } from './feed.ts'
import type { ListLayout, SitePlan } from './step.ts'

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

/** Scattered hits lie in as many files of any size, so small ones are less to read; but each is one more to deploy. */
const ITEMS_PER_FILE = 8
const SMALL_LIST = 2000
const ITEMS_PER_SMALL_FILE = 4000

/** How the site of a feed is laid out. */
export const planOf = (feed: Feed, options: SiteOptions): SitePlan => ({
  build: options.build,
  perPage: feed.settings.per_page.default,
  lists: Object.fromEntries(
    collectionNames.map((collection) => [collection, layoutOf(collection, feed, options)]),
  ) as SitePlan['lists'],
  index: options.index ?? {},
})

/** How a list is laid out, which depends on how many records it has. */
export function layoutOf(
  collection: Collection,
  { settings, lists }: Feed,
  options: SiteOptions,
): ListLayout {
  const { smallList = SMALL_LIST } = options
  const total = lists[collection].length
  const isSmall = Math.min(total, lists.services.length) <= smallList
  const items_per_file = isSmall ? ITEMS_PER_SMALL_FILE : ITEMS_PER_FILE
  return { total, items_per_file, details: detailsOf(collection, total, settings, options) }
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
