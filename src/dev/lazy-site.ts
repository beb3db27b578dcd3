import type { Manifest } from '../api/manifest.ts'
import { type Files, createMemoryStore } from '../api/memory-store.ts'
import type { FeedStore } from '../api/store.ts'
import { composeManifest } from '../site/compose-manifest.ts'
import { type Feed, feedOf, inTurn } from '../site/feed.ts'
import { createFinder } from '../site/finder.ts'
import { composeGeneral } from '../site/general.ts'
import { type SiteOptions, layoutOf } from '../site/plan.ts'
import { serveConfig } from '../site/serve-config.ts'
import { sha256 } from '../site/sha256.ts'
import { qualityOf } from '../site/site.ts'
import { isShard } from '../coverage/gazetteer/gazetteer.ts'
import type { Directory } from '../directory/directory.ts'
import { once } from '../memoise.ts'
import { MANIFEST, QUALITY, indexPath } from '../feed/paths.ts'
import { type Collection, collectionNames } from '../hsds/collections.ts'
import { createIndexBuilder } from '../search/write/builder.ts'
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
  const { settings } = directory
  const { build } = options
  const feed = feedOf(directory)
  const lists = byCollection((collection) => listOf(collection, feed, options))
  const index = once(() => indexOf(feed, options))
  const manifest = composeManifest(settings, build, {
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
    ...composeGeneral(feed, options),
    [MANIFEST]: () => manifest,
    '/serve.json': () => serveConfig(manifest),
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
  const finder = createFinder(feed, options)
  const search = createIndexBuilder(sha256, options.index)
  for (const [collection, { detail }] of inTurn(feed.lists))
    search.add(finder.read(collection, detail()))
  const files = new Map<string, string | Uint8Array>()
  for (const file of finder.files()) {
    if (isShard(file.path)) files.set(indexPath(options.build, file.path), file.body)
    else search.beside(file)
  }
  for (const { path, body } of search.files()) files.set(indexPath(options.build, path), body)
  return { files, search: search.manifest(), coverage: finder.coverage() }
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
