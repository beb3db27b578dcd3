import type { CollectionManifest, Manifest } from '../../api/manifest.ts'
import type { Collection } from '../../hsds/collections.ts'
import type { PageData } from '../../pages/page-data.ts'
import type { IndexOptions } from '../../search/write/encode-index.ts'
import type { IndexedDocument } from '../../search/write/indexed-document.ts'
import type { IndexFile } from '../../search/write/pack.ts'
import type { PackageSettings } from '../dump/datapackage.ts'
import type { RecordTexts } from './documents/texts.ts'
import type { FilePart, WrittenFile } from './published-file.ts'

/*
 *   site ──▶ steps ──▶ publisher ──▶ files
 *
 * The plan and the steps are plain data, so that the publisher can run in another thread. No stage holds more than
 * one step, and the publisher holds no record longer than until the files that show it are full.
 */

/** The layout of a site, known before anything in it is composed. */
export interface SitePlan {
  readonly build: string
  /** Items on a page of the default size. */
  readonly perPage: number
  readonly lists: Readonly<Record<Collection, ListLayout>>
  readonly index: IndexOptions
  /** What decides about dumps. */
  readonly dumps: PackageSettings
  /** What pages know beside documents; absent when there are none. */
  readonly pages?: PageData | undefined
}

/** How the files of a list are cut, and where its records are. */
export type ListLayout = Omit<CollectionManifest, 'marks' | 'sizes' | 'checks'>

export type Step = RecordStep | FileStep | LastStep

/** A composed record. The records of each list come in the order of the list. */
export interface RecordStep {
  readonly kind: 'record'
  readonly collection: Collection
  /** The documents about this record. The full document comes first. */
  readonly files: readonly (WrittenFile | FilePart)[]
  /** Pages that the publisher makes of the full document. */
  readonly pages: readonly PlannedPage[]
  /** What the documents about its list are made of. */
  readonly texts: RecordTexts
  readonly indexed: IndexedDocument
}

/** A page of a record that is not made yet. */
export interface PlannedPage {
  readonly path: string
  /** The position of its entry among those of the list in the table of documents. */
  readonly entry: number
  /** HTML that stands above all. */
  readonly notice?: string
  /** The finished cards of the services of an organization, as HTML. */
  readonly cards?: string
}

/** A file that is published as it is. */
export interface FileStep {
  readonly kind: 'file'
  readonly file: WrittenFile
}

/** Follows the last record: now the lists and the index can be finished. */
export interface LastStep {
  readonly kind: 'last'
  /** Files of coverage that go beside the index. */
  readonly beside: readonly IndexFile[]
  readonly coverage: Manifest['coverage']
  readonly settings: Pick<Manifest, 'title' | 'base_url' | 'per_page' | 'pages'>
}
