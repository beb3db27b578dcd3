import type { CollectionManifest } from '../api/manifest.ts'
import { MINIMAL_PER_FILE, itemsPath, minimalPath, pagePath, wholePath } from '../feed/paths.ts'
import type { Collection } from '../hsds/collections.ts'
import { hasMinimal, itemText, linesText, minimalText, pageText } from './list-texts.ts'
import { createMarker } from './marks.ts'
import type { PublishedFile } from './site.ts'

/** What the files of a list depend on, besides its records. */
export interface ListOptions {
  readonly build: string
  readonly collection: Collection
  readonly total: number
  readonly itemsPerFile: number
  readonly perPage: number
}

/** Takes the records of a list one by one, in order, and gives the files that show many of them together. */
export interface ListFiles {
  /** The files that are full with this record. */
  add(document: object & { readonly id: string }): Generator<PublishedFile>
  /** The files that are left when all records have been added. */
  finish(): Generator<PublishedFile>
  /** What the whole files hold, by their names. */
  marks(): CollectionManifest['marks']
}

/** Makes the pages, the items, and the whole files of a list. */
export function createListFiles({
  build,
  collection,
  total,
  itemsPerFile,
  perPage,
}: ListOptions): ListFiles {
  const all: string[] = []
  const minimal: string[] = []
  const page: string[] = []
  const items: string[] = []
  const ids: string[] = []
  const marker = createMarker()
  const minimalMarker = createMarker()
  let count = 0

  function* add(document: object & { readonly id: string }): Generator<PublishedFile> {
    const item = itemText(document)
    const short = minimalText(document)
    count += 1
    marker.add(item)
    minimalMarker.add(short)
    all.push(item)
    minimal.push(short)
    page.push(item)
    items.push(item)
    ids.push(short)
    yield* full()
  }

  /** Files that have as much as they may hold, or all that there is. */
  function* full(): Generator<PublishedFile> {
    const last = count === total
    if (items.length === itemsPerFile || (last && items.length > 0))
      yield lines(itemsPath(build, collection, fileOf(itemsPerFile)), items.splice(0))
    if (ids.length === MINIMAL_PER_FILE || (last && ids.length > 0))
      yield lines(minimalPath(build, collection, fileOf(MINIMAL_PER_FILE)), ids.splice(0))
    if (page.length === perPage || (last && page.length > 0))
      yield pageOf(
        pagePath(build, collection, fileOf(perPage) + 1),
        page.splice(0),
        fileOf(perPage) + 1,
        perPage,
      )
  }
  const fileOf = (perFile: number) => Math.floor((count - 1) / perFile)

  function pageOf(
    path: string,
    contents: readonly string[],
    number: number,
    size: number,
  ): PublishedFile {
    return { path, body: pageText({ total, page: number, perPage: size }, contents) }
  }

  function* finish(): Generator<PublishedFile> {
    if (total === 0) yield pageOf(pagePath(build, collection, 1), [], 1, perPage)
    yield lines(wholePath(build, collection, 'all.ndjson'), all)
    if (!hasMinimal(collection)) return
    yield lines(wholePath(build, collection, 'minimal.ndjson'), minimal)
    yield pageOf(wholePath(build, collection, 'minimal.json'), minimal, 1, Math.max(1, total))
  }

  return {
    add,
    finish,
    marks: () => ({
      'all.ndjson': marker.mark(),
      ...(hasMinimal(collection) && {
        'minimal.ndjson': minimalMarker.mark(),
        'minimal.json': minimalMarker.mark(),
      }),
    }),
  }
}

const lines = (path: string, texts: readonly string[]): PublishedFile => ({
  path,
  body: linesText(texts),
})
