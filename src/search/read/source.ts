import type { IndexManifest } from '../format/manifest.ts'
import { open } from '../format/checksummed.ts'
import { unpacked } from './unpacked.ts'
import type { Reader } from './reader.ts'

/** The index as one request sees it: each file is asked for at most once. */
export interface Source {
  readonly manifest: IndexManifest
  /** The checked payload of an index file of a collection with `count` records, wherever it is packed. */
  readonly read: (path: string, count: number) => Promise<Uint8Array>
}

/** Creates what one request reads from. */
export function createSource(reader: Reader, manifest: IndexManifest): Source {
  const read = unpacked(reader, manifest)
  return { manifest, read: async (path, count) => open(path, count, await read(path)) }
}
