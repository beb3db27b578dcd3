import type { Manifest } from '../api/manifest.ts'
import { type Files, createMemoryStore } from '../api/memory-store.ts'
import type { FeedStore } from '../api/store.ts'
import { createFeedIndex } from '../build/feed-index.ts'
import {
  type Feed,
  type SiteOptions,
  composeGeneral,
  layoutOf,
  manifestOf,
  qualityOf,
} from '../build/site.ts'
import type { Directory } from '../directory/directory.ts'
import { once } from '../directory/remember.ts'
import { composeLists } from '../feed/lists.ts'
import { QUALITY, indexPath } from '../feed/paths.ts'
import { type Collection, collectionNames } from '../hsds/collections.ts'
import { type LazyList, createLazyList } from './lazy-list.ts'

/** A site of which nothing is made before it is asked for. */
export interface LazySite {
  readonly store: FeedStore
  readonly manifest: Manifest
}

/**
 * The site of a directory, file for file as `composeSite` makes it, but each when it is first read: a record, a page or some
 * items by themselves, and only what search and coverage look things up in from all records at once.
 */
export function createLazySite(directory: Directory, options: SiteOptions): LazySite {
  const { settings, removed } = directory
  const { build } = options
  const feed: Feed = { settings, removed, lists: composeLists(directory) }
  const lists = byCollection((collection) => listOf(collection, feed, options))
  const index = once(() => indexOf(feed, options))
  const manifest = manifestOf(settings, build, {
    collections: byCollection((collection) => lists[collection].manifest),
    get search() {
      return index().search
    },
    coverage: {
      version: 1,
      countries: settings.countries,
      settings: settings.coverage,
      get units() {
        return index().coverage.units
      },
      get gazetteer() {
        return index().coverage.gazetteer
      },
    },
  })
  const general: Readonly<Record<string, () => object>> = {
    ...composeGeneral(feed, options, manifest),
    [QUALITY]: () => qualityOf(directory, options),
  }

  function make(path: string): string | Uint8Array | undefined {
    if (Object.hasOwn(general, path)) return JSON.stringify(general[path]?.())
    if (path.startsWith(indexPath(build, ''))) return index().files.get(path)
    const steps = path.split('/')
    const collection = collectionNames.find((name) => steps.includes(name))
    return collection && lists[collection].get(path)
  }

  return { store: createMemoryStore(kept(make)), manifest }
}

/** An object with something for each list, made when it is asked for. */
function byCollection<T>(make: (collection: Collection) => T): Readonly<Record<Collection, T>> {
  const parts = {}
  for (const collection of collectionNames)
    Object.defineProperty(parts, collection, {
      enumerable: true,
      get: once(() => make(collection)),
    })
  return parts as Readonly<Record<Collection, T>>
}

function listOf(collection: Collection, feed: Feed, options: SiteOptions): LazyList {
  return createLazyList(feed.lists[collection], {
    ...layoutOf(collection, feed, options),
    build: options.build,
    collection,
    perPage: feed.settings.per_page.default,
  })
}

/** The files that search and coverage read, and what has to be known about them. */
function indexOf(feed: Feed, options: SiteOptions) {
  const index = createFeedIndex(feed, options)
  for (const collection of collectionNames)
    for (const { detail } of feed.lists[collection]) index.add(collection, detail())
  const files = new Map([...index.files()].map(({ path, body }) => [path, body]))
  return { files, search: index.search(), coverage: index.coverage() }
}

/** What a function makes of each path, made once. */
function kept(make: (path: string) => string | Uint8Array | undefined): Files {
  const files = new Map<string, string | Uint8Array>()
  return {
    get(path) {
      const body = files.get(path) ?? make(path)
      if (body !== undefined) files.set(path, body)
      return body
    },
  }
}
