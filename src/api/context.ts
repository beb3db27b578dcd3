import type { ReadBytes } from './items.ts'
import type { Manifest } from './manifest.ts'

/** What an answer is made from. */
export interface Context {
  readonly manifest: Manifest
  readonly read: ReadBytes
  /** The file at a path as it comes, or nothing. */
  readonly open: (path: string) => Promise<Response | undefined>
  /** The public address of the feed, without a slash at its end. */
  readonly base: string
}
