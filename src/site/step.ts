import type { CollectionManifest, Manifest } from '../api/manifest.ts'
import type { Settings } from '../record/settings/settings.ts'
import type { Collection } from '../hsds/collections.ts'
import type { IndexOptions } from '../search/write/encode.ts'
import type { Indexed } from '../search/write/indexed.ts'
import type { IndexFile } from '../search/write/pack.ts'
import type { PublishedFile } from './published-file.ts'

/*
 *   directory ──▶ steps ──▶ publisher ──▶ files
 *
 * A plan and steps are plain data: what stands behind an arrow may run in another thread.
 */

/** How a site is laid out, known before anything in it is composed. */
export interface SitePlan {
  readonly build: string
  /** Items on a finished page. */
  readonly perPage: number
  readonly lists: Readonly<Record<Collection, ListLayout>>
  /** How the index is cut into files. */
  readonly index: IndexOptions
}

/** How the files of a list are cut, and where its records lie. */
export type ListLayout = Omit<CollectionManifest, 'marks'>

/** What a site is made of, one thing after the other. */
export type Step = RecordStep | FileStep | LastStep

/** A record: finished texts, and what the index has to know of it. Each list comes in its order. */
export interface RecordStep {
  readonly kind: 'record'
  readonly collection: Collection
  readonly id: string
  /** The full document. */
  readonly detail: string
  /** That with services whole, where there is one. */
  readonly full: string | undefined
  /** The document as a list shows it. */
  readonly item: string
  /** Its id and date alone. */
  readonly minimal: string
  readonly indexed: Indexed
}

/** A file that is published as it is. */
export interface FileStep {
  readonly kind: 'file'
  readonly file: PublishedFile
}

/** What is known when all records have come: then the lists and the index can be finished. */
export interface LastStep {
  readonly kind: 'last'
  /** Files of coverage, to lie beside the index. */
  readonly beside: readonly IndexFile[]
  readonly coverage: Manifest['coverage']
  readonly settings: Pick<Settings, 'title' | 'base_url' | 'per_page'>
}
