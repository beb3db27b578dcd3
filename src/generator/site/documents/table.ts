import type { Collection } from '../../../hsds/collections.ts'
import { dcat } from './dcat.ts'
import { detail, fullOrganization } from './details.ts'
import type {
  DocumentEntry,
  DumpDocument,
  JoinedDocument,
  ListDocument,
  RecordDocument,
  SetDocument,
  SingleDocument,
  SummaryDocument,
} from './document.ts'
import { csvPackage, lineDumps } from './dumps.ts'
import { addresses } from './find/addresses.ts'
import { editAreas, editLocations, editOrganizations, editTaxonomies } from './find/edit-names.ts'
import { editValues } from './find/edit-values.ts'
import { aToZ, curated, gone, topics } from './find/page-sets.ts'
import { formerListPage, plainPages, signedInPage } from './find/plain-pages.ts'
import { mapPages, mapPoints } from './find/map.ts'
import { otherLanguages } from './find/other-languages.ts'
import { ownPages } from './find/own-pages.ts'
import { facts } from './find/page-facts.ts'
import { calendar, organizationPage, servicePage } from './find/record-pages.ts'
import { searchColumns, searchFiles, searchTowns } from './find/search-files.ts'
import { atom, robots, sitemap } from './find/sitemap.ts'
import { mapStyle, pagePicture, pageScripts, pageStyle, pageSymbols } from './find/style.ts'
import { postcodeShards, searchIndex, suggestions } from './index-files.ts'
import { allItems, items } from './items.ts'
import { manifest } from './compose-manifest.ts'
import { allMinimal, minimal, minimalPage } from './minimal.ts'
import { notFoundJson, notFoundPage } from './not-found.ts'
import { openApi } from './openapi.ts'
import { pages } from './pages.ts'
import { provenance, sameAs } from './provenance.ts'
import { publicFiles } from './public-files.ts'
import { quality } from './quality.ts'
import { removed } from './removed.ts'
import { root } from './root.ts'
import { serveConfig } from './serve-config.ts'
import { urgent } from './urgent.ts'

/** Every document that a site publishes. To publish another, write its entry in a file of its own and add it here. */
export const documents: readonly DocumentEntry[] = [
  root,
  openApi,
  removed,
  quality,
  urgent,
  dcat,
  provenance,
  sameAs,
  notFoundJson,
  notFoundPage,
  detail,
  fullOrganization,
  pages,
  items,
  allItems,
  minimal,
  allMinimal,
  minimalPage,
  ...lineDumps,
  csvPackage,
  searchIndex,
  suggestions,
  postcodeShards,
  manifest,
  serveConfig,
  ...plainPages,
  servicePage,
  calendar,
  organizationPage,
  topics,
  aToZ,
  curated,
  gone,
  signedInPage,
  ownPages,
  mapPages,
  mapPoints,
  formerListPage,
  searchFiles,
  searchColumns,
  searchTowns,
  addresses,
  facts,
  editOrganizations,
  editLocations,
  editTaxonomies,
  editAreas,
  editValues,
  pageStyle,
  pageSymbols,
  pagePicture,
  pageScripts,
  mapStyle,
  sitemap,
  atom,
  robots,
  otherLanguages,
  publicFiles,
]

/** The entries that are files, by kind. */
export interface DocumentTable {
  readonly singles: readonly SingleDocument[]
  readonly sets: readonly SetDocument[]
  readonly summaries: readonly SummaryDocument[]
  readonly records: (collection: Collection) => readonly RecordDocument[]
  readonly lists: (collection: Collection) => readonly ListDocument[]
  readonly joined: (collection: Collection) => readonly JoinedDocument[]
  readonly dumps: readonly DumpDocument[]
}

export function toTable(entries: readonly DocumentEntry[]): DocumentTable {
  const files = entries.filter(({ from }) => from !== 'function')
  const ofKind = <K extends DocumentEntry['kind']>(kind: K) =>
    files.filter((entry): entry is DocumentEntry & { kind: K } => entry.kind === kind)
  const [records, lists, joined] = [ofKind('record'), ofKind('list'), ofKind('joined')]
  const isOf =
    (collection: Collection) =>
    ({ collections }: RecordDocument | ListDocument) =>
      collections.includes(collection)
  return {
    singles: ofKind('single'),
    sets: ofKind('set'),
    summaries: ofKind('summary'),
    records: (collection) => records.filter(isOf(collection)),
    lists: (collection) => lists.filter(isOf(collection)),
    joined: (collection) => joined.filter(({ of }) => isOf(collection)(of)),
    dumps: ofKind('dump'),
  }
}

export const table = toTable(documents)
