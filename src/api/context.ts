import type { Manifest } from './manifest.ts'
import type { ReadBytes } from './read-items.ts'

/** What an answer is made from. */
export interface Context {
  readonly manifest: Manifest
  readonly read: ReadBytes
  /** The file at a path, not yet read; undefined when it does not exist. */
  readonly open: (path: string) => Promise<Response | undefined>
  /** The files were just made from this manifest, so pages are not checked. */
  readonly isOnly: boolean
  /** The manifest of the build that is published by now. Throws when it cannot be read. */
  readonly newest: () => Promise<Manifest>
  /** The public address of the feed, without a trailing slash. */
  readonly base: string
}
