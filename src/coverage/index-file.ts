/** One file of the index, its path relative to the index folder. */
export interface IndexFile {
  readonly path: string
  readonly body: string | Uint8Array
}
