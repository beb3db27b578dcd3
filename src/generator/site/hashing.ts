import type { Digest } from '../../search/format/checksummed-file.ts'

/** SHA-256, which each platform provides in its own way. */
export interface Hashing {
  readonly sha256: Digest
  readonly createDigest: () => RunningDigest
}

/** A SHA-256 digest of bytes that come in parts; how they are cut makes no difference. */
export interface RunningDigest {
  add(part: string | Uint8Array): void
  /** The first sixteen hexadecimal digits. Nothing may be added afterwards. */
  short(): string
  /** How many bytes there were. */
  bytes(): number
}
