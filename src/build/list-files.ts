import { createHash } from 'node:crypto'
import type { CollectionManifest } from '../api/manifest.ts'
import { pageFrame } from '../feed/page.ts'
import { MINIMAL_PER_FILE, itemsPath, minimalPath, pagePath, wholePath } from '../feed/paths.ts'
import type { Collection } from '../hsds/collections.ts'
import type { PublishedFile, WrittenFile } from './published-file.ts'

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

/** Services are asked for by their ids and dates alone; other lists are not. */
const hasMinimal = (collection: Collection) =>
  collection === 'services' || collection === 'service_at_locations'

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
    if (hasMinimal(collection)) ids.push(short)
    yield* items.add(item)
    yield* minimal.add(short)
    page.push(item)
    if (page.length === perPage) yield fullPage()
  }

  function fullPage(): PublishedFile {
    const number = Math.max(1, Math.ceil(count / perPage))
    return pageOf(pagePath(build, collection, number), page.splice(0), number, perPage)
  }

  function pageOf(
    path: string,
    contents: readonly string[],
    number: number,
    size: number,
  ): PublishedFile {
    const [head, tail] = pageFrame({ total, page: number, perPage: size })
    return { path, body: `${head}${contents.join(',')}${tail}` }
  }

  function* finish(): Generator<PublishedFile> {
    if (page.length > 0 || total === 0) yield fullPage()
    yield* items.finish()
    yield* minimal.finish()
    yield { path: wholePath(build, collection, 'all.ndjson'), parts: items.paths }
    if (!hasMinimal(collection)) return
    yield { path: wholePath(build, collection, 'minimal.ndjson'), parts: minimal.paths }
    yield pageOf(wholePath(build, collection, 'minimal.json'), ids, 1, Math.max(1, total))
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

/** Puts texts into files, one a line and so many to a file, and sums them up for a mark that no other texts have. */
function createLines(pathOf: (file: number) => string, perFile: number) {
  const hash = createHash('sha256')
  const paths: string[] = []
  const texts: string[] = []
  let mark: string | undefined
  function full(): PublishedFile {
    const path = pathOf(paths.length)
    const body = `${texts.splice(0).join('\n')}\n`
    paths.push(path)
    hash.update(body)
    return { path, body }
  }
  return {
    paths: paths as readonly string[],
    /** Sixteen hexadecimal digits, when all texts have been added. */
    mark: () => (mark ??= hash.digest('hex').slice(0, 16)),
    *add(text: string): Generator<PublishedFile> {
      texts.push(text)
      if (texts.length === perFile) yield full()
    },
    *finish(): Generator<PublishedFile> {
      if (texts.length > 0) yield full()
    },
  }
}
