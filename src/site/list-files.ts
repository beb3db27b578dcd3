import type { CollectionManifest } from '../api/manifest.ts'
import { MINIMAL_PER_FILE, itemsPath, minimalPath, pagePath, wholePath } from '../feed/paths.ts'
import type { Collection } from '../hsds/collections.ts'
import { hasMinimal, linesText, pageText } from './list-texts.ts'
import { createMarker } from './marks.ts'
import type { PublishedFile } from './published-file.ts'

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
  /** The files that are full with this record: its text as an item, and that with its id and date alone. */
  add(item: string, minimal: string): Generator<PublishedFile>
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
  const page: string[] = []
  const items = createLines((file) => itemsPath(build, collection, file), itemsPerFile)
  const minimal = createLines((file) => minimalPath(build, collection, file), MINIMAL_PER_FILE)
  const ids: string[] = []
  let count = 0

  function* add(item: string, short: string): Generator<PublishedFile> {
    count += 1
    yield* items.add(item)
    if (hasMinimal(collection)) {
      ids.push(short)
      yield* minimal.add(short)
    }
    page.push(item)
    if (page.length === perPage) yield fullPage()
  }

  function fullPage(): PublishedFile {
    const number = Math.max(1, Math.ceil(count / perPage))
    const body = pageText({ total, page: number, perPage }, page.splice(0))
    return { path: pagePath(build, collection, number), body }
  }

  function* finish(): Generator<PublishedFile> {
    if (page.length > 0 || total === 0) yield fullPage()
    yield* items.finish()
    yield { path: wholePath(build, collection, 'all.ndjson'), parts: items.paths }
    if (!hasMinimal(collection)) return
    yield* minimal.finish()
    yield { path: wholePath(build, collection, 'minimal.ndjson'), parts: minimal.paths }
    const body = pageText({ total, page: 1, perPage: Math.max(1, total) }, ids)
    yield { path: wholePath(build, collection, 'minimal.json'), body }
  }

  return {
    add,
    finish,
    marks: () => ({
      'all.ndjson': items.mark(),
      ...(hasMinimal(collection) && {
        'minimal.ndjson': minimal.mark(),
        'minimal.json': minimal.mark(),
      }),
    }),
  }
}

/** Puts texts into files, one a line and so many to a file. */
function createLines(pathOf: (file: number) => string, perFile: number) {
  const marker = createMarker()
  const paths: string[] = []
  const texts: string[] = []
  function full(): PublishedFile {
    const path = pathOf(paths.length)
    const body = linesText(texts.splice(0))
    paths.push(path)
    marker.add(body)
    return { path, body }
  }
  return {
    paths: paths as readonly string[],
    mark: marker.mark,
    *add(text: string): Generator<PublishedFile> {
      texts.push(text)
      if (texts.length === perFile) yield full()
    },
    *finish(): Generator<PublishedFile> {
      if (texts.length > 0) yield full()
    },
  }
}
