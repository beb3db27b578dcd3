import type { CoverageManifest } from '../coverage/coverage-manifest.ts'
import type { DetailLayout } from '../feed/paths.ts'
import type { Collection } from '../hsds/collections.ts'
import type { PagesManifest } from '../pages/pages-manifest.ts'
import type { IndexManifest } from '../search/format/index-manifest.ts'

/** Files that are answers as they are: every page of the default size, and the one with all ids. */
export type PageFile = 'pages' | 'minimal.json'

/** What the API must know about one list. */
export interface CollectionManifest {
  readonly total: number
  /** How many list items are in one file. */
  readonly items_per_file: number
  readonly details: DetailLayout
  /** Absent when the pages of its records are files: the function renders them when a folder would have too many. */
  readonly pages?: 'function'
  /** A digest of each file of the whole list, by name: the ETags of files that are passed on. */
  readonly marks: Readonly<Record<string, string>>
  /** For each page of it, and for `minimal.json`, eight digits: the checksum of its file. */
  readonly checks: Readonly<Partial<Record<PageFile, string>>>
  /** How many bytes each file of the whole list with one record a line has, by name. */
  readonly sizes: Readonly<Record<string, number>>
}

/** What the API must know about a build. It is published, and embedded in the edge function. */
export interface Manifest {
  readonly format: 4
  /** The name of the build, in the paths of its files. */
  readonly build: string
  readonly title: string
  /** The public address in the settings. Without it, the API uses the address of the request. */
  readonly base_url?: string
  readonly per_page: { readonly default: number; readonly maximum: number }
  readonly collections: Readonly<Record<Collection, CollectionManifest>>
  readonly search: IndexManifest
  readonly coverage: CoverageManifest
  /** Absent when the site has no pages. */
  readonly pages?: PagesManifest
}
