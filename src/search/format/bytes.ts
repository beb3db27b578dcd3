/** The next eight-byte boundary. Typed arrays of any width may start there. */
export const padded = (size: number) => Math.ceil(size / 8) * 8

/** Concatenates arrays, each on an eight-byte boundary. */
export function concatAligned(...arrays: readonly ArrayBufferView[]): Uint8Array {
  const bytes = new Uint8Array(arrays.reduce((sum, array) => sum + padded(array.byteLength), 0))
  let at = 0
  for (const { buffer, byteOffset, byteLength } of arrays) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at)
    at += padded(byteLength)
  }
  return bytes
}

/** A view of `length` unsigned 32-bit numbers at `start`. */
export const uint32At = (bytes: Uint8Array, start: number, length: number) =>
  new Uint32Array(bytes.buffer, bytes.byteOffset + start, length)

/** A view of `length` unsigned 16-bit numbers at `start`. */
export const uint16At = (bytes: Uint8Array, start: number, length: number) =>
  new Uint16Array(bytes.buffer, bytes.byteOffset + start, length)

/** A view of `length` signed 32-bit numbers at `start`. */
export const int32At = (bytes: Uint8Array, start: number, length: number) =>
  new Int32Array(bytes.buffer, bytes.byteOffset + start, length)
