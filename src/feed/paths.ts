import type { Collection } from '../hsds/collections.ts'

/*
 * The paths of all documents, for the generator and for the edge function. src/generator/site/README.md lists them.
 *
 * Everything that is not in the standard is under `/_/`. Files in the folder of a build never change, because every build has
 * a folder of its own.
 */

export const ROOT = '/index.json'
export const OPENAPI = '/openapi.json'
export const NOT_FOUND = '/404.json'
export const NOT_FOUND_PAGE = '/404.html'
export const MANIFEST = '/_/manifest.json'
export const REMOVED = '/_/removed.json'
export const QUALITY = '/_/quality.json'
export const URGENT = '/_/urgent.json'
export const DCAT = '/_/dcat.json'
export const PROVENANCE = '/_/provenance.ndjson'
export const SAME_AS = '/_/same-as.ndjson'
/** What records can refer to, by kind. */
export const editPath = (kind: 'organizations' | 'locations' | 'taxonomies' | 'areas') =>
  `/_/edit/${kind}.json`
/** Answered by the function. */
export const SUGGEST = '/_/suggest'

/** The folder of one build. */
export const buildFolder = (build: string) => `/_/b/${build}`

/** A page of the default size, by its number from 1. */
export const pagePath = (build: string, collection: Collection, page: number) =>
  `${buildFolder(build)}/${collection}/pages/${page}.json`

/** A file about a whole list, which the function passes on. */
export const wholePath = (build: string, collection: Collection, name: WholeFile) =>
  `${buildFolder(build)}/${collection}/${name}`
export type WholeFile = 'all.ndjson' | 'minimal.json' | 'minimal.ndjson'

/** A file of ids and dates, by its number from 0. */
export const minimalPath = (build: string, collection: Collection, file: number) =>
  `${buildFolder(build)}/${collection}/minimal/${file}.ndjson`
/** The number of records in such a file. */
export const MINIMAL_PER_FILE = 4000

/** A file of the index, by its path in it. Names to suggest are beside the files that a search reads. */
export const indexPath = (build: string, path: string) =>
  `${buildFolder(build)}/${path.startsWith(SUGGESTIONS) ? '' : 'index/'}${path}`
const SUGGESTIONS = 'suggestions/'

/** True when a path is that of a file of the index. */
export const isIndexPath = (build: string, path: string) =>
  [indexPath(build, ''), indexPath(build, SUGGESTIONS)].some((folder) => path.startsWith(folder))

/** A file of list items, by its number from 0. */
export const itemsPath = (build: string, collection: Collection, file: number) =>
  `${buildFolder(build)}/${collection}/items/${file}.ndjson`

/**
 * Where the records of a list are: `static`, at the path that consumers request; `function`, in one folder that the function
 * reads; or `fanned`, in 256 folders that the function reads, when there are very many.
 */
export type DetailLayout = 'static' | 'function' | 'fanned'

/** The file of a record. */
export function detailPath(layout: DetailLayout, collection: Collection, id: string): string {
  if (layout === 'static') return `/${collection}/${id}`
  if (layout === 'function') return `/_/details/${collection}/${id}.json`
  return `/_/details/${collection}/${id.slice(-2)}/${id}.json`
}

/** True when a path can be that of a published file. Published paths have only characters that every host treats alike. */
export const isPublishable = (path: string): boolean => /^(?:\/[a-z0-9_][a-z0-9_.-]*)+$/.test(path)

/** The file of an organization with its services whole. */
export const fullOrganizationPath = (id: string) =>
  `/_/details/organizations/full/${id.slice(-2)}/${id}.json`

/** A host refuses a folder of 54,000 files. */
export const MAX_FILES_IN_FOLDER = 50_000
