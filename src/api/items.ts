import type { Collection } from '../hsds/entities.ts'
import type { Manifest } from '../feed/manifest.ts'
import { itemsPath } from '../feed/paths.ts'

/** A file that the manifest promises is not there. */
export class MissingFile extends Error {
  constructor() {
    super('A file that the manifest promises is missing.')
  }
}

/** Reads a file that must be there, as bytes. */
export type ReadBytes = (path: string) => Promise<Uint8Array>

const NEWLINE = 10

/** The finished texts of some items of a list, by their positions in it, in the order asked for. */
export async function readItems(
  read: ReadBytes,
  manifest: Manifest,
  collection: Collection,
  positions: readonly number[],
): Promise<Uint8Array[]> {
  const { items_per_file } = manifest.collections[collection]
  const files = [...new Set(positions.map((position) => Math.floor(position / items_per_file)))]
  const lines = new Map(
    await Promise.all(
      files.map(
        async (file) =>
          [file, splitLines(await read(itemsPath(manifest.build, collection, file)))] as const,
      ),
    ),
  )
  return positions.map((position) => {
    const line = lines.get(Math.floor(position / items_per_file))?.[position % items_per_file]
    if (!line) throw new MissingFile()
    return line
  })
}

/** The lines of a file, each without the newline that ends it; nothing is copied. */
function splitLines(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = []
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(NEWLINE, start)
    if (end < 0) throw new MissingFile()
    lines.push(bytes.subarray(start, end))
    start = end + 1
  }
  return lines
}
