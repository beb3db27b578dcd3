import { padded, wordsAt } from './bytes.ts'

/** An index file is cut short, altered, or not the one that was asked for. Nothing can be answered from it. */
export class IndexDamage extends Error {
  override readonly name = 'IndexDamage'
}

/** The edition of all index files. A reader refuses any other. */
export const INDEX_VERSION = 3

/** The SHA-256 of bytes, at once; who writes an index brings it along. Readers have their own, which lets them wait. */
export type Digest = (bytes: Uint8Array) => Uint8Array

/** A file of the index before it is sealed. */
export interface Unsealed {
  readonly path: string
  /** How many records its collection has, or how many units there are. */
  readonly count: number
  readonly payload: Uint8Array
}

const MAGIC = 0x3149534f // "OSI1"
/** So much of a digest is kept. */
const DIGEST = 16
const HEADER = 32

/*
 *   byte 0                    16      20        24      28         32
 *        │ digest of the rest │ magic │ version │ count │ its path │ payload, padded to 8 bytes …
 *
 * Little-endian words. `count` is there so that a file of another build seldom passes, the path, as a hash, so that two
 * files cannot be mistaken for one another.
 */

/** Puts the header of an index file before its payload. */
export function seal({ path, count, payload }: Unsealed, digest: Digest): Uint8Array {
  const bytes = new Uint8Array(HEADER + padded(payload.length))
  wordsAt(bytes, DIGEST, 4).set([MAGIC, INDEX_VERSION, count, hash(path)])
  bytes.set(payload, HEADER)
  bytes.set(digest(bytes.subarray(DIGEST)).subarray(0, DIGEST))
  return bytes
}

/** The payload of an index file, on an eight-byte boundary; throws `IndexDamage` unless every byte is as it was sealed. */
export async function open(path: string, count: number, sealed: Uint8Array): Promise<Uint8Array> {
  const bytes = sealed.byteOffset % 8 === 0 ? sealed : new Uint8Array(sealed)
  if (bytes.length < HEADER || bytes.length % 8 !== 0) throw damage(path, 'is cut short')
  const head = wordsAt(bytes, 0, HEADER / 4)
  if (head[4] !== MAGIC || head[5] !== INDEX_VERSION) throw damage(path, 'has another format')
  if (head[6] !== count || head[7] !== hash(path)) throw damage(path, 'is another file')
  // Not a sum of our own: this one is native, and another thread works it out.
  const digest = await crypto.subtle.digest('SHA-256', bytes.subarray(DIGEST) as BufferSource)
  const words = new Uint32Array(digest, 0, DIGEST / 4)
  if (words.some((word, i) => word !== head[i])) throw damage(path, 'has altered bytes')
  return bytes.subarray(HEADER)
}

const damage = (path: string, fault: string) => new IndexDamage(`The index file ${path} ${fault}.`)

/** FNV-1a. */
function hash(text: string): number {
  let sum = 0x811c9dc5
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return sum >>> 0
}
