import { createHash } from 'node:crypto'
import type { Hashing } from '../site/hashing.ts'

/** SHA-256 by Node. */
export const nodeHashing: Hashing = {
  sha256: (bytes) => createHash('sha256').update(bytes).digest(),
  createDigest() {
    const hash = createHash('sha256')
    let digest: string | undefined
    return {
      add: (part) => void hash.update(part),
      short: () => (digest ??= hash.digest('hex').slice(0, 16)),
    }
  },
}
