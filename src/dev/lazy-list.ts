import type { CollectionManifest } from '../api/manifest.ts'
import { hasMinimal, itemText, linesText, minimalText, pageText } from '../site/list-texts.ts'
import { createMarker } from '../site/marks.ts'
import type { ListLayout } from '../site/step.ts'
import { once, memoise } from '../memoise.ts'
import type { Entry } from '../feed/lists.ts'
import {
  MINIMAL_PER_FILE,
  detailPath,
  fullOrganizationPath,
  itemsPath,
  minimalPath,
  pagePath,
  wholePath,
} from '../feed/paths.ts'
import type { Collection } from '../hsds/collections.ts'

/** The files of one list, each made when it is asked for. */
export interface LazyList {
  /** The text at a path, or nothing where the list has no such file. */
  get(path: string): string | undefined
  readonly manifest: CollectionManifest
}

/** What the files of a list depend on, besides its records. */
export interface LazyListOptions extends ListLayout {
  readonly build: string
  readonly collection: Collection
  readonly perPage: number
}

/** The same files as a build makes of these entries, made one by one. */
export function createLazyList(
  entries: readonly Entry[],
  { build, collection, total, items_per_file, details, perPage }: LazyListOptions,
): LazyList {
  const byId = once(() => new Map(entries.map((entry) => [entry.id, entry])))
  const texts = memoise(({ detail }: Entry) => {
    const document = detail()
    return { item: itemText(document), minimal: minimalText(document) }
  })
  const items = (some: readonly Entry[]) => some.map((entry) => texts(entry).item)
  const minimal = (some: readonly Entry[]) => some.map((entry) => texts(entry).minimal)
  /** Some of the entries, when they are shared out among files, from 0. */
  const part = (file: number, perFile: number) =>
    file >= 0 ? entries.slice(file * perFile, (file + 1) * perFile) : []
  const lines = (some: readonly string[]) => (some.length > 0 ? linesText(some) : undefined)

  function page(number: number): string | undefined {
    const contents = items(part(number - 1, perPage))
    if (contents.length === 0 && (number !== 1 || total > 0)) return undefined
    return pageText({ total, page: number, perPage }, contents)
  }

  /** Reads out of a path what it may mean; it means that when the same path is made of it. */
  function get(path: string): string | undefined {
    const [stem = ''] = path.slice(path.lastIndexOf('/') + 1).split('.')
    const entry = byId().get(stem)
    const number = Number(stem)
    if (entry && path === detailPath(details, collection, stem))
      return JSON.stringify(entry.detail())
    if (entry?.full && path === fullOrganizationPath(stem)) return JSON.stringify(entry.full())
    if (path === pagePath(build, collection, number)) return page(number)
    if (path === itemsPath(build, collection, number))
      return lines(items(part(number, items_per_file)))
    if (path === wholePath(build, collection, 'all.ndjson')) return linesText(items(entries))
    if (!hasMinimal(collection)) return undefined
    if (path === minimalPath(build, collection, number))
      return lines(minimal(part(number, MINIMAL_PER_FILE)))
    if (path === wholePath(build, collection, 'minimal.ndjson')) return linesText(minimal(entries))
    if (path === wholePath(build, collection, 'minimal.json'))
      return pageText({ total, page: 1, perPage: Math.max(1, total) }, minimal(entries))
    return undefined
  }

  const marks = once(() => {
    const short = hasMinimal(collection) && markOf(minimal(entries))
    return {
      'all.ndjson': markOf(items(entries)),
      ...(short && { 'minimal.ndjson': short, 'minimal.json': short }),
    }
  })
  return {
    get,
    manifest: {
      total,
      items_per_file,
      details,
      get marks() {
        return marks()
      },
    },
  }
}

/** The mark of texts that stand one a line. */
function markOf(texts: readonly string[]): string {
  const marker = createMarker()
  marker.add(linesText(texts))
  return marker.mark()
}
