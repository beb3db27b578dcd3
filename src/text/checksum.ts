/** FNV-1a of 32 bits, as eight hexadecimal digits (https://datatracker.ietf.org/doc/draft-eastlake-fnv/). */
export function checksum(text: string): string {
  let sum = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0
  return sum.toString(16).padStart(8, '0')
}
