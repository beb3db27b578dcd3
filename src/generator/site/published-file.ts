/** What a document holds: text, such as JSON or HTML, or bytes, such as an archive. */
export type Body = string | Uint8Array

/** A file of the site, by its path. */
export type PublishedFile = WrittenFile | JoinedFile | FilePart

/** A file with its own content. */
export interface WrittenFile {
  readonly path: string
  readonly body: Body
}

/** A part of a file. The parts of one file come in their order, perhaps with other files between them. */
export interface FilePart {
  readonly path: string
  readonly part: Body
  /** The length of the parts before it: 0 for the first. */
  readonly at: number
}

/** A file made of other files, in order, each without its first line. They are published before it. */
export interface JoinedFile {
  readonly path: string
  /** The paths of the other files. */
  readonly parts: readonly string[]
}
