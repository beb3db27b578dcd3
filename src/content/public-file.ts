/** A file of content/public/, which is published as it is. */
export interface PublicFile {
  /** Its path on the site: `/logo.svg`. */
  readonly path: string
  /** Reads it. Throws when it is gone. */
  readonly bytes: () => Uint8Array
}
