import { createHash } from 'node:crypto'

/** SHA-256 of bytes, at once. */
export const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest()
