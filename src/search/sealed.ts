import { padded } from './bytes.ts'

/** An index file is cut short, altered, or not the one that was asked for. Nothing can be answered from it. */
export class IndexDamage extends Error {
  override readonly name = 'IndexDamage'
}

/** The edition of all index files. A reader refuses any other. */
export const INDEX_VERSION = 2

const MAGIC = 0x3149534f // "OSI1"
const HEADER = 24

/*
 *   byte 0        4        8          12             16            20           24
 *        │ magic  │ version│ count    │ payload size │ checksum    │ its path   │ payload, padded to 8 bytes …
 *
 * Little-endian words. `count` is the number of records of the collection, so that a file of another build seldom passes;
 * the path is there as a hash, so that two files cannot be mistaken for one another.
 */

/** Puts the header of an index file before its payload. */
export function seal(path: string, count: number, payload: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(HEADER + padded(payload.length))
  bytes.set(payload, HEADER)
  const size = bytes.length - HEADER
  const head = new Uint32Array(bytes.buffer, 0, HEADER / 4)
  head.set([MAGIC, INDEX_VERSION, count, size, checksum(bytes, HEADER, size), hash(path)])
  return bytes
}

/** The payload of an index file, on an eight-byte boundary; throws `IndexDamage` unless every byte is as it was sealed. */
export function open(path: string, count: number, sealed: Uint8Array): Uint8Array {
  const bytes = sealed.byteOffset % 8 === 0 ? sealed : new Uint8Array(sealed)
  if (bytes.length < HEADER || bytes.length % 8 !== 0) throw damage(path, 'is cut short')
  const head = new Uint32Array(bytes.buffer, bytes.byteOffset, HEADER / 4)
  const size = bytes.length - HEADER
  if (head[0] !== MAGIC || head[1] !== INDEX_VERSION) throw damage(path, 'has another format')
  if (head[2] !== count || head[5] !== hash(path)) throw damage(path, 'is another file')
  if (head[3] !== size) throw damage(path, 'has the wrong length')
  if (head[4] !== checksum(bytes, HEADER, size)) throw damage(path, 'has altered bytes')
  return bytes.subarray(HEADER)
}

const damage = (path: string, fault: string) => new IndexDamage(`The index file ${path} ${fault}.`)

/** FNV-1a taken a word at a time, even and odd words apart, and stirred, so that every bit of every word tells. */
function checksum(bytes: Uint8Array, start: number, size: number): number {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset + start, size / 4)
  let even = 0x811c9dc5
  let odd = 0x01000193
  for (let i = 0; i < words.length; i += 2) {
    even = Math.imul(even ^ words[i]!, 0x01000193)
    odd = Math.imul(odd ^ words[i + 1]!, 0x01000193)
    even ^= even >>> 15
    odd ^= odd >>> 15
  }
  return (Math.imul(even, 31) ^ odd) >>> 0
}

function hash(text: string): number {
  let sum = 0x811c9dc5
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return sum >>> 0
}
