import type { PreviewChanges } from '../../changes/preview/preview-changes.ts'
import type { PublicFile } from '../../content/public-file.ts'
import type { SourceFile } from '../../content/source-file.ts'
import type { Assets } from '../../pages/layout/assets.ts'
import type { Provenance } from '../../match/memory/provenance.ts'
import type { PostcodeSource } from '../../coverage/gazetteer/postcode-source.ts'
import { type DetailLayout, MAX_FILES_IN_FOLDER } from '../../feed/paths.ts'
import type { Collection } from '../../hsds/collections.ts'
import type { BritishPlaces } from '../../countries/gb/british-place.ts'
import type { SectorTable } from '../../countries/gb/sectors.ts'
import type { Settings } from '../../record/settings/settings.ts'
import type { IndexOptions } from '../../search/write/encode-index.ts'
import { synonymGroups } from '../../search/write/synonyms.ts'
import type { ListPlan } from './documents/document.ts'
import { packageSettingsOf } from '../dump/datapackage.ts'
import type { Feed } from './feed.ts'
import { lazily } from './lazily.ts'
import { pageDataOf } from './page-data.ts'
import type { ListLayout, SitePlan } from './step.ts'

export interface SiteOptions {
  /** The name of the build: the same for the same content. */
  readonly build: string
  /** Ingested postcodes; none by default. */
  readonly postcodes?: readonly PostcodeSource[]
  /** The sectors of Great Britain, for a directory there; none by default. */
  readonly sectors?: SectorTable | undefined
  /** The places of Great Britain, for a directory there; none by default. */
  readonly places?: BritishPlaces | undefined
  /** Words of English that a search never corrects, for a directory in Great Britain; none by default. */
  readonly english?: string | undefined
  /** What tells the themes of texts, for a directory in Great Britain; none by default. */
  readonly themes?: string | undefined
  /** The files of content/public/; none by default. */
  readonly publicFiles?: readonly PublicFile[]
  /** The files of the directory, of which forms know how they are written; none by default. */
  readonly sources?: readonly SourceFile[]
  /** Who says what of each imported record, by its id; nothing by default. */
  readonly provenance?: () => ReadonlyMap<string, Provenance>
  /** The scripts of pages; none by default. */
  readonly assets?: Assets | undefined
  /** What changes, for the pages of a preview; none by default. */
  readonly changes?: PreviewChanges | undefined
  readonly maxFilesInFolder?: number
  /**
   * A list of up to this many records is kept in few files, so that an answer takes few requests. So are all lists of a
   * directory with up to this many services. 2,000 by default.
   */
  readonly smallList?: number
  /** How the index is cut into files. */
  readonly index?: IndexOptions
}

/** Hits of a search are scattered over as many files of any size, so small files mean less to read; but each is one more to deploy. */
const ITEMS_PER_FILE = 8
const SMALL_LIST = 2000
const ITEMS_PER_SMALL_FILE = 4000

/** The layout of the site of a feed. The layout of a list is computed when it is needed, because it depends on the length of the list. */
export const planOf = (feed: Feed, options: SiteOptions): SitePlan => ({
  build: options.build,
  perPage: feed.settings.per_page.default,
  lists: lazily((collection) => layoutOf(collection, feed, options)),
  index: {
    ...{ english: options.english, themes: options.themes },
    ...options.index,
    synonyms: synonymGroups(feed.settings),
  },
  dumps: packageSettingsOf(feed.settings),
  pages: pageDataOf({ feed, assets: options.assets, provenance: options.provenance }),
})

/** The layout of one list. */
export const listPlan = (
  { build, perPage, lists }: SitePlan,
  collection: Collection,
): ListPlan => ({
  ...lists[collection],
  build,
  collection,
  perPage,
})

function layoutOf(
  collection: Collection,
  { settings, lists }: Feed,
  options: SiteOptions,
): ListLayout {
  const { smallList = SMALL_LIST } = options
  const total = lists[collection].length
  const isSmall = Math.min(total, lists.services.length) <= smallList
  const items_per_file = isSmall ? ITEMS_PER_SMALL_FILE : ITEMS_PER_FILE
  return {
    total,
    items_per_file,
    details: detailsOf(collection, total, settings, options),
    ...(collection === 'services' && areTooMany(total, options) && { pages: 'function' }),
  }
}

/** True when a host refuses this many files in a folder. */
const areTooMany = (
  total: number,
  { maxFilesInFolder = MAX_FILES_IN_FOLDER }: SiteOptions,
): boolean => total > maxFilesInFolder

/** The place of the records of a list. Organizations need the function: it can answer them with their services whole. */
function detailsOf(
  collection: Collection,
  total: number,
  settings: Settings,
  options: SiteOptions,
): DetailLayout {
  if (areTooMany(total, options)) return 'fanned'
  return collection === 'organizations' || settings.details === 'edge' ? 'function' : 'static'
}
