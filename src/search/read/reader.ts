/** Gives the bytes of one file by its path inside the index folder, or throws. */
export type Reader = (path: string) => Promise<Uint8Array>
