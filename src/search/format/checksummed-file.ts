import { checksum } from '../../text/checksum.ts'
import { padded, uint32At } from './bytes.ts'
import { DamagedFile } from './damaged-file.ts'

/** The version of all index files. Readers refuse any other. */
export const INDEX_VERSION = 6

/** SHA-256, synchronous, for writers. Readers use Web Crypto, which works in another thread. */
export type Digest = (bytes: Uint8Array) => Uint8Array

/** The content of an index file, without a checksum. */
export interface Payload {
  readonly path: string
  /** How many records its collection has, or how many offerings there are. */
  readonly count: number
  readonly payload: Uint8Array
}

const MAGIC = 0x3149534f // "OSI1"
/** How many bytes of the digest are stored. */
const DIGEST = 16
const HEADER = 32

/*
 *   byte 0                        16      20        24      28             32
 *        │ digest of what follows │ magic │ version │ count │ hash of path │ payload, padded to 8 bytes …
 *
 * Little-endian 32-bit numbers. `count` makes it unlikely that a file of another build is accepted, and the hash of the path
 * that two files of one build are mixed up.
 */

/** Writes an index file: the payload behind a header with its checksum. */
export function encodeChecksummed({ path, count, payload }: Payload, digest: Digest): Uint8Array {
  const bytes = new Uint8Array(HEADER + padded(payload.length))
  uint32At(bytes, DIGEST, 4).set([MAGIC, INDEX_VERSION, count, hash(path)])
  bytes.set(payload, HEADER)
  bytes.set(digest(bytes.subarray(DIGEST)).subarray(0, DIGEST))
  return bytes
}

/** The payload of an index file, on an eight-byte boundary. Throws `DamagedFile` when the header or the checksum is wrong. */
export async function decodeChecksummed(
  path: string,
  count: number,
  file: Uint8Array,
): Promise<Uint8Array> {
  const bytes = file.byteOffset % 8 === 0 ? file : new Uint8Array(file)
  if (bytes.length < HEADER || bytes.length % 8 !== 0) throw damaged(path, 'is cut short')
  const head = uint32At(bytes, 0, HEADER / 4)
  if (head[4] !== MAGIC || head[5] !== INDEX_VERSION) throw damaged(path, 'has another format')
  if (head[6] !== count || head[7] !== hash(path)) throw damaged(path, 'is another file')
  const digest = await crypto.subtle.digest('SHA-256', bytes.subarray(DIGEST) as BufferSource)
  const words = new Uint32Array(digest, 0, DIGEST / 4)
  if (words.some((word, i) => word !== head[i])) throw damaged(path, 'has altered bytes')
  return bytes.subarray(HEADER)
}

const damaged = (path: string, fault: string) => new DamagedFile(`The index file ${path} ${fault}.`)
const hash = (path: string) => Number.parseInt(checksum(path), 16)
