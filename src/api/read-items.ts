import {
  MINIMAL_PER_FILE,
  detailPath,
  fullOrganizationPath,
  itemsPath,
  minimalPath,
  wholePath,
} from '../feed/paths.ts'
import type { Collection } from '../hsds/collections.ts'
import type { Manifest } from './manifest.ts'
import { MissingFile, createLines, decodeLines } from './lines.ts'
import { mapInBatches } from './map-in-batches.ts'

/** The bytes of a file. Throws `MissingFile` when it does not exist. */
export type ReadBytes = (path: string) => Promise<Uint8Array>

/** The forms of a complete record. `full_service` is an organization with its complete services. */
export type RecordShape = 'full' | 'full_service'

/** The forms of a record in a list. */
export type Shape = 'item' | 'minimal' | RecordShape

/** The path of a complete record. */
export const recordPath = (
  { manifest, collection }: Pick<Source, 'manifest' | 'collection'>,
  shape: RecordShape,
  id: string,
): string =>
  shape === 'full_service'
    ? fullOrganizationPath(id)
    : detailPath(manifest.collections[collection].details, collection, id)

/** The list that items are read from. */
export interface Source {
  readonly read: ReadBytes
  /** The manifest of the build that is published by now. */
  readonly newest: () => Promise<Manifest>
  readonly manifest: Manifest
  readonly collection: Collection
}

/** The JSON of the records at these positions of a list, in this order. */
export async function readItems(
  source: Source,
  shape: Shape,
  positions: readonly number[],
): Promise<Uint8Array[]> {
  if (shape === 'item' || shape === 'minimal') return readLines(source, shape, positions)
  const items = await readLines(source, 'item', positions)
  const records = await mapInBatches(items.map(idIn), async (id) =>
    wholeRecord(await source.read(recordPath(source, shape, id)), id),
  )
  // A record has the same path in every build, so a deploy in the meantime may have replaced it.
  if (records.length > 0 && (await source.newest()).build !== source.manifest.build)
    throw new MissingFile('Another build is published.')
  return records
}

/** The JSON of a complete record. Throws `MissingFile` when it is not whole, or something else. */
export function wholeRecord(body: Uint8Array, id: string): Uint8Array {
  try {
    const record = JSON.parse(decoder.decode(body)) as { readonly id?: unknown } | null
    if (record?.id === id) return body
  } catch {
    // No JSON: cut short, empty or a page of HTML.
  }
  throw new MissingFile('The file of a record holds something else.')
}

/** The most files that one answer may be made from, within the CPU time of the edge. */
export const MAX_FILES = 200
/** Lists of up to this many records are read whole if need be. The largest British feed had 5,100 services. */
export const MAX_READ_WHOLE = 6000

/** The files that some records of a list are read from. */
interface Layout {
  readonly perFile: number
  readonly files: readonly number[]
  readonly pathOf: (file: number) => string
  /** How many bytes the file of the whole list has. Others say what they are. */
  readonly size?: number | undefined
}

/** The files that hold these positions, or the file of the whole list when there would be too many. */
export function layoutOf(
  { manifest: { build, collections }, collection }: Pick<Source, 'manifest' | 'collection'>,
  shape: 'item' | 'minimal',
  positions: readonly number[],
): Layout {
  const { total, items_per_file, sizes } = collections[collection]
  const [perFile, toPath] =
    shape === 'item' ? [items_per_file, itemsPath] : [MINIMAL_PER_FILE, minimalPath]
  const files = [...new Set(positions.map((position) => Math.floor(position / perFile)))]
  return shape === 'item' && files.length > MAX_FILES && total <= MAX_READ_WHOLE
    ? {
        perFile: total,
        files: [0],
        pathOf: () => wholePath(build, collection, 'all.ndjson'),
        size: sizes['all.ndjson'],
      }
    : { perFile, files, pathOf: (file) => toPath(build, collection, file) }
}

async function readLines(
  source: Source,
  shape: 'item' | 'minimal',
  positions: readonly number[],
): Promise<Uint8Array[]> {
  const { perFile, files, pathOf, size } = layoutOf(source, shape, positions)
  const { total: count } = source.manifest.collections[source.collection]
  const bodies = await mapInBatches(files, async (file) => {
    const path = pathOf(file)
    const bytes = await source.read(path)
    return size === undefined ? decodeLines({ path, count }, bytes) : createLines(bytes, size)
  })
  const lines = new Map(files.map((file, i) => [file, bodies[i]!]))
  return positions.map((position) => {
    return lines.get(Math.floor(position / perFile))!(position % perFile)
  })
}

const decoder = new TextDecoder()
const ID = '{"id":"'.length

/** The id in the JSON of an item, where it is always the first field. */
const idIn = (item: Uint8Array) => decoder.decode(item.subarray(ID, ID + 36))
