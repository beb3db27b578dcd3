import { createApi } from '../../../src/api/api.ts'
import type { Manifest } from '../../../src/api/manifest.ts'
import { createMemoryStore } from '../../../src/api/memory-store.ts'
import type { FeedStore } from '../../../src/api/store.ts'
import { bodiesOf } from '../../generator/publish/bodies.ts'
import type { SiteOptions } from '../../../src/generator/site/plan.ts'
import { composeFeed } from '../../../src/generator/site/site.ts'
import { MANIFEST } from '../../../src/feed/paths.ts'
import { type Town, feedOf, sourcesOf } from './town.ts'

export type Files = ReadonlyMap<string, string | Uint8Array>

/** A published town in memory. */
export interface Site {
  readonly files: Files
  readonly manifest: Manifest
}

/** Publishes a town. */
export function publish(town: Town, options: Partial<SiteOptions> = {}): Site {
  const feed = { settings: town.settings, removed: [], lists: feedOf(town) }
  const all = { build: 'oracle', postcodes: sourcesOf(town), ...options }
  const files = bodiesOf(composeFeed(feed, all))
  return { files, manifest: JSON.parse(files.get(MANIFEST) as string) as Manifest }
}

/** Options that divide the lists, indexes and columns of a small town into many files, as in a large one. */
export const SHARDED: Partial<SiteOptions> = {
  smallList: 0,
  index: { shardBytes: 2048, packBytes: 0 },
  maxFilesInFolder: 0,
}

export const ORIGIN = 'https://feed.example.org'

/** A client of a site in memory; `reads` are the paths that were read. */
export interface Client {
  readonly reads: string[]
  ask(path: string, init?: RequestInit): Promise<Response>
}

export function clientOf({ files, manifest }: Site): Client {
  const memory = createMemoryStore(files)
  const reads: string[] = []
  const store: FeedStore = {
    read(path) {
      reads.push(path)
      return memory.read(path)
    },
  }
  const api = createApi({ store, manifest })
  return { reads, ask: (path, init) => api(new Request(ORIGIN + path, init)) }
}

/** A page, with the standard envelope. */
export interface ListPage {
  readonly total_items: number
  readonly total_pages: number
  readonly page_number: number
  readonly size: number
  readonly first_page: boolean
  readonly last_page: boolean
  readonly empty: boolean
  readonly contents: readonly { readonly id: string }[]
}

/** The same query with more parameters, or other values. */
export function asking(query: URLSearchParams, more: Readonly<Record<string, string>>): string {
  const all = new URLSearchParams(query)
  for (const [name, value] of Object.entries(more)) all.set(name, value)
  return `?${all}`
}
