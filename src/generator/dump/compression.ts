/** Compression. Platforms may make different bytes of the same content; what comes out again is the same. */
export interface Compression {
  /** Raw DEFLATE (RFC 1951) of one part of a file. The results of all parts, in order, are that of the file. */
  readonly deflate: Deflate
  readonly createGzip: () => RunningGzip
}

export type Deflate = (part: Uint8Array, isLast: boolean) => Uint8Array

/** A gzip file (RFC 1952) of a text that comes in parts. It names no time and no platform. */
export interface RunningGzip {
  /** The parts of the file that are ready with this text: none with most. */
  add(text: string): readonly Uint8Array[]
  /** The last parts. Nothing may be added afterwards. */
  finish(): readonly Uint8Array[]
}
