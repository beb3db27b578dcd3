import type { CoverageManifest } from '../coverage/manifest.ts'
import type { DetailLayout } from '../feed/paths.ts'
import type { Collection } from '../hsds/collections.ts'
import type { IndexManifest } from '../search/format/manifest.ts'

/** What the API has to know about one list. */
export interface CollectionManifest {
  readonly total: number
  /** List items in one file. */
  readonly items_per_file: number
  readonly details: DetailLayout
  /** Files that are handed on unread, by name: a mark of what is in each. */
  readonly marks: Readonly<Record<string, string>>
}

/** What the API has to know about a build; it is published, and built into the edge function. */
export interface Manifest {
  readonly format: 2
  /** The name of the build, in the paths of its files. */
  readonly build: string
  readonly title: string
  /** The public address, where the publisher has set one; else the API uses the address it is asked at. */
  readonly base_url?: string
  readonly per_page: { readonly default: number; readonly maximum: number }
  readonly collections: Readonly<Record<Collection, CollectionManifest>>
  readonly search: IndexManifest
  readonly coverage: CoverageManifest
}
