import { createHash } from 'node:crypto'
import type { Hashing } from '../site/hashing.ts'

/** SHA-256 by Node. */
export const nodeHashing: Hashing = {
  sha256: (bytes) => createHash('sha256').update(bytes).digest(),
  createDigest() {
    const hash = createHash('sha256')
    let digest: string | undefined
    let bytes = 0
    return {
      add(part) {
        hash.update(part)
        bytes += Buffer.byteLength(part)
      },
      bytes: () => bytes,
      short: () => (digest ??= hash.digest('hex').slice(0, 16)),
    }
  },
}
