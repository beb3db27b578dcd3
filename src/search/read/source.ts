import { decodeChecksummed } from '../format/checksummed-file.ts'
import type { IndexManifest } from '../format/index-manifest.ts'
import { withPacks } from './packs.ts'
import type { Reader } from './reader.ts'

/** The index as one request reads it. Fetches each file at most once. */
export interface Source {
  readonly manifest: IndexManifest
  /** The payload of an index file, packed or not, once its checksum is verified. `count` is the one it was written with. */
  readonly read: (path: string, count: number) => Promise<Uint8Array>
}

/** Creates the source of one request. */
export function createSource(reader: Reader, manifest: IndexManifest): Source {
  const read = withPacks(reader, manifest)
  return {
    manifest,
    read: async (path, count) => decodeChecksummed(path, count, await read(path)),
  }
}
