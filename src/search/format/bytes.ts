/** The next eight-byte boundary: typed arrays of every width may start there. */
export const padded = (size: number) => Math.ceil(size / 8) * 8

/** Lays arrays one after the other, each on an eight-byte boundary. */
export function lay(...arrays: readonly ArrayBufferView[]): Uint8Array {
  const bytes = new Uint8Array(arrays.reduce((sum, array) => sum + padded(array.byteLength), 0))
  let at = 0
  for (const { buffer, byteOffset, byteLength } of arrays) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at)
    at += padded(byteLength)
  }
  return bytes
}

/** The words of 32 bits that stand at `start`, without copying. */
export const wordsAt = (bytes: Uint8Array, start: number, length: number) =>
  new Uint32Array(bytes.buffer, bytes.byteOffset + start, length)
