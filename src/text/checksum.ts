/** FNV-1a of 32 bits, as eight hexadecimal digits (https://datatracker.ietf.org/doc/draft-eastlake-fnv/). */
export function checksum(text: string): string {
  let sum = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0
  return sum.toString(16).padStart(8, '0')
}

/** Eight hexadecimal digits of FNV-1a over the number of bytes, their 32-bit words and the bytes left over: for whole files. */
export function fileChecksum(body: string | Uint8Array): string {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  const even = bytes.length - (bytes.length % 4)
  const view = new DataView(bytes.buffer, bytes.byteOffset, even)
  let sum = 0x811c9dc5 ^ bytes.length
  for (let at = 0; at < even; at += 4) {
    sum = Math.imul(sum ^ view.getUint32(at, true), 0x01000193)
    sum ^= sum >>> 15
  }
  for (const byte of bytes.subarray(even)) sum = Math.imul(sum ^ byte, 0x01000193)
  return (sum >>> 0).toString(16).padStart(8, '0')
}
