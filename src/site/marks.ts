import { createHash } from 'node:crypto'

/** Sums up texts as they are written, for a mark that another content will not have. */
export interface Marker {
  add(text: string): void
  /** Sixteen hexadecimal digits; nothing may be added afterwards. */
  mark(): string
}

/** Creates a marker that has seen nothing yet; how texts are cut makes no difference. */
export function createMarker(): Marker {
  const hash = createHash('sha256')
  let mark: string | undefined
  return {
    add: (text) => void hash.update(text),
    mark: () => (mark ??= hash.digest('hex').slice(0, 16)),
  }
}
