import { type Collection, collectionNames } from '../hsds/entities.ts'
import type { Directory } from '../directory/directory.ts'
import { type Entry, composeLists } from '../feed/lists.ts'
import type { CollectionManifest, Manifest } from '../feed/manifest.ts'
import { composeOpenApi } from '../feed/openapi.ts'
import { pageFrame } from '../feed/page.ts'
import {
  type DetailLayout,
  MANIFEST,
  MOST_FILES_IN_FOLDER,
  NOT_FOUND,
  OPENAPI,
  REMOVED,
  ROOT,
  detailPath,
  fullOrganizationPath,
  itemsPath,
  pagePath,
} from '../feed/paths.ts'
import { composeRoot } from '../feed/root.ts'
import { summarise } from '../feed/summarise.ts'
import { notFound } from '../api/problem.ts'
import { serveConfig } from './serve-config.ts'

/** One file of the site: where it is published, and what is in it. */
export interface PublishedFile {
  readonly path: string
  readonly body: string | Uint8Array
}

export interface SiteOptions {
  /** The name of the build: the same for the same content. */
  readonly build: string
  /** The most records that may lie in one folder. */
  readonly mostFilesInFolder?: number
}

const ITEMS_PER_FILE = 16
/** Small lists are kept in few files, so that an answer takes few requests. */
const SMALL_LIST = 2000
const ITEMS_PER_SMALL_FILE = 1000

/** The whole site of a directory, file by file. Nothing is written here, and the same directory gives the same bytes. */
export function* composeSite(directory: Directory, options: SiteOptions): Generator<PublishedFile> {
  const lists = composeLists(directory)
  const manifest = composeManifest(directory, lists, options)
  for (const collection of collectionNames)
    yield* composeCollection(collection, lists[collection], manifest)
  yield file(ROOT, composeRoot(directory.settings))
  yield file(OPENAPI, composeOpenApi(directory.settings))
  yield file(REMOVED, { removed: directory.removed })
  yield file(MANIFEST, manifest)
  yield file(NOT_FOUND, notFound())
  yield { path: '/404.html', body: JSON.stringify(notFound()) }
  yield file('/serve.json', serveConfig(manifest))
}

/** What the API has to know about a site. */
export function composeManifest(
  { settings }: Directory,
  lists: Readonly<Record<Collection, readonly Entry[]>>,
  { build, mostFilesInFolder = MOST_FILES_IN_FOLDER }: SiteOptions,
): Manifest {
  const describe = (collection: Collection): CollectionManifest => {
    const total = lists[collection].length
    return {
      total,
      items_per_file: total <= SMALL_LIST ? ITEMS_PER_SMALL_FILE : ITEMS_PER_FILE,
      details: layoutOf(collection, total),
    }
  }
  function layoutOf(collection: Collection, total: number): DetailLayout {
    if (total > mostFilesInFolder) return 'fanned'
    // An organization can be asked for with its services whole, which a file cannot answer.
    return collection === 'organizations' || settings.details === 'edge' ? 'function' : 'static'
  }
  return {
    format: 1,
    build,
    title: settings.title,
    ...(settings.base_url && { base_url: settings.base_url }),
    per_page: settings.per_page,
    collections: Object.fromEntries(
      collectionNames.map((collection) => [collection, describe(collection)]),
    ) as Record<Collection, CollectionManifest>,
  }
}

/** The records of a list, its items, and its pages. */
function* composeCollection(
  collection: Collection,
  entries: readonly Entry[],
  manifest: Manifest,
): Generator<PublishedFile> {
  const { details, items_per_file } = manifest.collections[collection]
  const { build, per_page } = manifest
  let items: string[] = []
  let page: string[] = []
  for (const [i, { id, detail, full }] of entries.entries()) {
    const document = detail()
    yield file(detailPath(details, collection, id), document)
    if (full) yield file(fullOrganizationPath(id), full())
    const item = JSON.stringify(summarise(document))
    items.push(item)
    page.push(item)
    const last = i === entries.length - 1
    if (items.length === items_per_file || last) {
      yield {
        path: itemsPath(build, collection, Math.floor(i / items_per_file)),
        body: `${items.join('\n')}\n`,
      }
      items = []
    }
    if (page.length === per_page.default || last) {
      yield composePage(page, Math.floor(i / per_page.default) + 1)
      page = []
    }
  }
  if (entries.length === 0) yield composePage([], 1)

  function composePage(contents: readonly string[], number: number): PublishedFile {
    const slice = { total: entries.length, page: number, perPage: per_page.default }
    const [head, tail] = pageFrame(slice)
    return {
      path: pagePath(build, collection, number),
      body: `${head}${contents.join(',')}${tail}`,
    }
  }
}

const file = (path: string, document: object): PublishedFile => ({
  path,
  body: JSON.stringify(document),
})
