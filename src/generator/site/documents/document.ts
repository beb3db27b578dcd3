import type { Manifest, PageFile } from '../../../api/manifest.ts'
import type { Slice } from '../../../feed/page.ts'
import type { WholeFile } from '../../../feed/paths.ts'
import type { Collection } from '../../../hsds/collections.ts'
import type { Entry } from '../../../feed/lists.ts'
import type { Site } from '../composed-site.ts'
import type { Compression } from '../../dump/compression.ts'
import type { PackageSettings } from '../../dump/datapackage.ts'
import type { Body } from '../published-file.ts'
import type { PageContext } from '../../../pages/page-context.ts'
import type { ListLayout, PlannedPage } from '../step.ts'
import type { Members } from './members.ts'
import type { TextName } from './texts.ts'

/** One kind of published document: an entry of the table in table.ts. */
export type DocumentEntry =
  | SingleDocument
  | SetDocument
  | SummaryDocument
  | RecordDocument
  | ListDocument
  | JoinedDocument
  | DumpDocument
  | IndexDocument

/** What every entry says. */
interface Described {
  /** What the document is, in a few words for the documentation. */
  readonly title: string
  /** Its path or paths, with names in braces for what differs: `/_/b/{build}/{list}/pages/{number}.json`. */
  readonly patterns: readonly string[]
  /** The media type of its file. */
  readonly type: string
  /**
   * Where it comes from: `file` is a file that consumers get as it is; `function` is made by the edge function when it is
   * requested, without a file; `both` is a file from which the function makes its responses.
   */
  readonly from: 'file' | 'function' | 'both'
}

/** A document about the directory as a whole. */
export interface SingleDocument extends Described {
  readonly kind: 'single'
  readonly path: string
  /** Undefined when this site has no such document. */
  readonly make: (site: Site) => Body | undefined
}

/** Documents about the directory as a whole whose number depends on it. */
export interface SetDocument extends Described {
  readonly kind: 'set'
  /** All paths begin with this. */
  readonly below: string
  /** The documents by their paths. None is made before it is needed. */
  readonly files: (site: Site) => ReadonlyMap<string, () => Body>
  /** What they are made of where a build makes them part by part, while it has the documents of records. */
  readonly members?: Members
}

/** A document about the published files themselves. It is made last. */
export interface SummaryDocument extends Described {
  readonly kind: 'summary'
  readonly path: string
  readonly make: (manifest: Manifest) => Body
}

/** A document about one record. */
export interface RecordDocument extends Described {
  readonly kind: 'record'
  readonly collections: readonly Collection[]
  /** Undefined when this record has no such document. */
  readonly path: (list: ListPlan, entry: Entry) => string | undefined
  /** Undefined when this record has no such document. */
  readonly make: (record: ComposedRecord, site: Site) => Body | undefined
  /** Absent for what only the composing thread can make. */
  readonly page?: PageOfRecord
}

/** What only a site knows of a page. */
type PlannedParts = Pick<PlannedPage, 'notice' | 'cards'>

/** A page of a record in two steps, so that two threads can share the work. */
export interface PageOfRecord {
  /** What only a site knows; undefined when it has no such page. */
  readonly plan: (record: ComposedRecord, site: Site) => PlannedParts | undefined
  /** Makes the page of the full document. Undefined when this record has none. */
  readonly compose: (
    document: ComposedRecord['document'],
    context: PageContext,
    planned: PlannedParts,
  ) => Body | undefined
}

/** A record whose full document is composed. */
export interface ComposedRecord {
  readonly entry: Entry
  readonly document: ReturnType<Entry['detail']>
}

/** A document about consecutive records of a list, made of one text for each. */
export interface ListDocument extends Described {
  readonly kind: 'list'
  readonly collections: readonly Collection[]
  /** Which text of a record it is made of. */
  readonly of: TextName
  /** The number of records in one file. */
  readonly perFile: (list: ListPlan) => number
  /** The path of a file, by its number from 1. */
  readonly path: (list: ListPlan, number: number) => string
  /** Whether an empty list has one empty file, or none. */
  readonly whenEmpty: boolean
  readonly make: (slice: Slice, texts: readonly string[]) => string
  /** Under which name the manifest has checksums of its files. Others that the function reads say what they are (api/lines.ts). */
  readonly checks?: PageFile
  readonly mark?: Mark
}

/** A document made of all files of a list document, in order, without their heads. */
export interface JoinedDocument extends Described {
  readonly kind: 'joined'
  readonly of: ListDocument
  readonly path: (list: ListPlan) => string
  readonly mark?: Mark
}

/** A document made of the full documents of all records of some lists. */
export interface DumpDocument extends Described {
  readonly kind: 'dump'
  readonly collections: readonly Collection[]
  readonly path: string
  readonly create: (compression: Compression, settings: PackageSettings) => Dump
}

/** Takes records one after another, each list in its order, and makes one file of them, part by part. */
export interface Dump {
  /** The parts that are ready with this record: none with most. */
  add(collection: Collection, record: DumpedRecord): readonly Uint8Array[]
  /** The last parts. Nothing may be added afterwards. */
  finish(): readonly Uint8Array[]
}

/** The full document of a record, in both forms that dumps need. */
export interface DumpedRecord {
  readonly json: string
  readonly document: () => object
}

/** The manifest holds a digest for a document that the function passes on. */
export interface Mark {
  readonly name: WholeFile
  /** The digest is that of the files of this document. */
  readonly of: ListDocument
}

/** Files that search and coverage look things up in. */
export interface IndexDocument extends Described {
  readonly kind: 'index'
}

/** How the files of one list are laid out. */
export interface ListPlan extends ListLayout {
  readonly build: string
  readonly collection: Collection
  /** Items on a page of the default size. */
  readonly perPage: number
}
