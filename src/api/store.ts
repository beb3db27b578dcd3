import { MissingFile } from './lines.ts'
import type { ReadBytes } from './read-items.ts'

/** Where the API reads published files from: the network at the edge, a folder or memory elsewhere. */
export interface FeedStore {
  /** The file at a path of the site; undefined when it does not exist. Throws when that is not known. */
  read(path: string): Promise<Response | undefined>
}

/** Reads the bytes of files in a store. */
export const readerOf =
  (store: FeedStore): ReadBytes =>
  async (path) => {
    const response = await store.read(path)
    if (!response) throw new MissingFile(path)
    return new Uint8Array(await response.arrayBuffer())
  }
