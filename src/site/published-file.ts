/** One file of the site: where it is published, and what is in it. */
export type PublishedFile = WrittenFile | JoinedFile

/** A file with a content of its own. */
export interface WrittenFile {
  readonly path: string
  readonly body: string | Uint8Array
}

/** A file of the bytes of others, one after the other. These have been published before it. */
export interface JoinedFile {
  readonly path: string
  /** The paths of the others. */
  readonly parts: readonly string[]
}
