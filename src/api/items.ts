import type { Collection } from '../hsds/collections.ts'
import {
  MINIMAL_PER_FILE,
  detailPath,
  fullOrganizationPath,
  itemsPath,
  minimalPath,
  wholePath,
} from '../feed/paths.ts'
import type { Manifest } from './manifest.ts'
import { several } from './map-in-batches.ts'

/** A file that the manifest promises is not there, or not whole. */
export class MissingFile extends Error {
  override readonly name = 'MissingFile'
}

/** Reads a file that must be there, as bytes; throws `MissingFile` when it is not. */
export type ReadBytes = (path: string) => Promise<Uint8Array>

/** How whole records are shown: an organization can have its services whole as well. */
export type RecordShape = 'full' | 'full_service'

/** How records are shown in a list. */
export type Shape = 'item' | 'minimal' | RecordShape

/** Where a whole record lies. */
export const recordPath = (
  { manifest, collection }: Pick<Source, 'manifest' | 'collection'>,
  shape: RecordShape,
  id: string,
): string =>
  shape === 'full_service'
    ? fullOrganizationPath(id)
    : detailPath(manifest.collections[collection].details, collection, id)

/** What finished texts are read from. */
export interface Source {
  readonly read: ReadBytes
  readonly manifest: Manifest
  readonly collection: Collection
}

/** The finished texts of some records of a list, by their positions in it, in the order asked for. */
export async function readItems(
  source: Source,
  shape: Shape,
  positions: readonly number[],
): Promise<Uint8Array[]> {
  if (shape === 'item' || shape === 'minimal') return readLines(source, shape, positions)
  const items = await readLines(source, 'item', positions)
  return several(items, (item) => source.read(recordPath(source, shape, idIn(item))))
}

/** The most files that one answer may be put together from, within the time that the edge gives. */
export const MOST_FILES = 200
/** The most records of a list whose file of all is read for a part of it; the largest British feed had 5,100 services. */
export const MOST_WHOLE = 6000

/** Out of which files some records of a list are read, and how many records each of them has. */
interface Layout {
  readonly perFile: number
  readonly files: readonly number[]
  readonly pathOf: (file: number) => string
}

/** The files in which some records of a list lie, or where these are very many the one that has all. */
export function layoutOf(
  { manifest: { build, collections }, collection }: Pick<Source, 'manifest' | 'collection'>,
  shape: 'item' | 'minimal',
  positions: readonly number[],
): Layout {
  const { total, items_per_file } = collections[collection]
  const [perFile, toPath] =
    shape === 'item' ? [items_per_file, itemsPath] : [MINIMAL_PER_FILE, minimalPath]
  const files = [...new Set(positions.map((position) => Math.floor(position / perFile)))]
  return shape === 'item' && files.length > MOST_FILES && total <= MOST_WHOLE
    ? { perFile: total, files: [0], pathOf: () => wholePath(build, collection, 'all.ndjson') }
    : { perFile, files, pathOf: (file) => toPath(build, collection, file) }
}

async function readLines(
  source: Source,
  shape: 'item' | 'minimal',
  positions: readonly number[],
): Promise<Uint8Array[]> {
  const { perFile, files, pathOf } = layoutOf(source, shape, positions)
  const bodies = await several(files, (file) => source.read(pathOf(file)))
  const lines = new Map(files.map((file, i) => [file, createLines(bodies[i]!)]))
  return positions.map((position) => {
    return lines.get(Math.floor(position / perFile))!(position % perFile)
  })
}

const NEWLINE = 10
const BRACE = 123

/** Gives single lines of a file, each without the newline that ends it. It reads as far as it must, and copies nothing. */
function createLines(bytes: Uint8Array): (line: number) => Uint8Array {
  if (bytes.at(-1) !== NEWLINE) throw new MissingFile('A file of items is cut short.')
  const ends: number[] = []
  return (line) => {
    while (ends.length <= line) {
      const end = bytes.indexOf(NEWLINE, (ends.at(-1) ?? -1) + 1)
      if (end < 0) throw new MissingFile('A file of items is not whole.')
      ends.push(end)
    }
    const start = (ends[line - 1] ?? -1) + 1
    if (bytes[start] !== BRACE) throw new MissingFile('A file of items holds something else.')
    return bytes.subarray(start, ends[line])
  }
}

const decoder = new TextDecoder()
const ID = '{"id":"'.length

/** The id of a finished text, which always comes first. */
const idIn = (item: Uint8Array) => decoder.decode(item.subarray(ID, ID + 36))
