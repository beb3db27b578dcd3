/** A file of the index, with its path in the index folder. */
export interface IndexFile {
  readonly path: string
  readonly body: string | Uint8Array
}
