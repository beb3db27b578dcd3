/** The bytes of a file, by its path in the index folder. Throws when the file cannot be read. */
export type Reader = (path: string) => Promise<Uint8Array>
