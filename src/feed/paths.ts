import type { Collection } from '../hsds/collections.ts'

/**
 * Where the documents of a feed live. Nothing of ours lies among the standard's paths: whatever helps the feed to answer
 * is under `/_/`. Files in the folder of a build never change, for another build has another folder.
 *
 *   /                                      index.json
 *   /services/<id>                         a record, without a file ending
 *   /_/manifest.json                       what the API has to know about this build
 *   /_/removed.json                        ids that are gone
 *   /_/quality.json                        how good the records are
 *   /_/details/<collection>/…              records that the API hands out
 *   /_/b/<build>/<collection>/pages/1.json finished pages of the default size
 *   /_/b/<build>/<collection>/items/0.ndjson  list items, some to a file, one a line
 *   /_/b/<build>/<collection>/minimal/0.ndjson  the same for ids and dates alone
 *   /_/b/<build>/<collection>/all.ndjson   every list item; minimal.json and minimal.ndjson likewise
 *   /_/b/<build>/index/…                   what search and coverage look things up in
 */
export const ROOT = '/index.json'
export const OPENAPI = '/openapi.json'
export const NOT_FOUND = '/404.json'
export const MANIFEST = '/_/manifest.json'
export const REMOVED = '/_/removed.json'
export const QUALITY = '/_/quality.json'

/** The folder of everything that belongs to one build. */
export const buildFolder = (build: string) => `/_/b/${build}`

/** A finished page of the default size, from 1. */
export const pagePath = (build: string, collection: Collection, page: number) =>
  `${buildFolder(build)}/${collection}/pages/${page}.json`

/** A file about a whole list, handed on unread. */
export const wholePath = (build: string, collection: Collection, name: WholeFile) =>
  `${buildFolder(build)}/${collection}/${name}`
export type WholeFile = 'all.ndjson' | 'minimal.json' | 'minimal.ndjson'

/** A file of ids and dates, from 0, with this many to a file. */
export const minimalPath = (build: string, collection: Collection, file: number) =>
  `${buildFolder(build)}/${collection}/minimal/${file}.ndjson`
export const MINIMAL_PER_FILE = 4000

/** A file of the index, by its path there. */
export const indexPath = (build: string, path: string) => `${buildFolder(build)}/index/${path}`

/** A file of list items, from 0. */
export const itemsPath = (build: string, collection: Collection, file: number) =>
  `${buildFolder(build)}/${collection}/items/${file}.ndjson`

/**
 * How the records of a collection are laid out: where consumers ask for them (`static`), or where only the API looks,
 * all in one folder or, when there are very many, in 256.
 */
export type DetailLayout = 'static' | 'function' | 'fanned'

/** Where the record of an id lies. */
export function detailPath(layout: DetailLayout, collection: Collection, id: string): string {
  if (layout === 'static') return `/${collection}/${id}`
  if (layout === 'function') return `/_/details/${collection}/${id}.json`
  return `/_/details/${collection}/${id.slice(-2)}/${id}.json`
}

/** Whether a path can be one of a published file: these have no other characters, and no host takes one for another. */
export const isPublishable = (path: string): boolean => /^(?:\/[a-z0-9_][a-z0-9_.-]*)+$/.test(path)

/** Where an organization lies with its services whole. */
export const fullOrganizationPath = (id: string) =>
  `/_/details/organizations/full/${id.slice(-2)}/${id}.json`

/** The most records that may lie in one folder; Netlify refuses a folder of 54,000 files. */
export const MAX_FILES_IN_FOLDER = 50_000
