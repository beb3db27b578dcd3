/** Reads one file of the index, or throws when there is none or it cannot be had. */
export type Reader = (path: string) => Promise<Uint8Array>

/** One file of the index, its path relative to the index folder. */
export interface IndexFile {
  readonly path: string
  readonly body: string | Uint8Array
}
