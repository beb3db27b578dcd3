import {
  closeSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Body, PublishedFile } from '../site/published-file.ts'

/** Where to write files. */
export interface Target {
  readonly folder: string
  /** The same folder of the previous build, when there is one. */
  readonly old: string | undefined
  /** A folder in it that has another name in the previous build. */
  readonly renamed?: readonly [now: string, before: string]
}

const BUFFER_BYTES = 1024 * 1024

/**
 * Creates a function that writes a file and returns its size in bytes. A file with the same bytes as in the previous build
 * becomes a hard link to it, so that it is neither written nor deleted again.
 */
export function createFileWriter({ folder: target, old, renamed }: Target) {
  const folders = new Set<string>()
  const buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES)
  /** Encodes a text. The bytes of a short one are valid until the next call, because they share a buffer. */
  function encode(body: Body): Uint8Array {
    if (typeof body !== 'string') return body
    return body.length * 3 > BUFFER_BYTES
      ? Buffer.from(body)
      : buffer.subarray(0, buffer.write(body))
  }
  const before = (path: string) => (renamed ? path.replace(renamed[0], renamed[1]) : path)

  return (file: PublishedFile): number => {
    const path = join(target, file.path)
    const folder = dirname(path)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    if ('part' in file) {
      const bytes = encode(file.part)
      writeFileSync(path, bytes, { flag: file.at === 0 ? 'w' : 'a' })
      return bytes.length
    }
    if ('parts' in file)
      return writeJoined(
        path,
        file.parts.map((part) => join(target, part)),
      )
    const bytes = encode(file.body)
    if (!old || !linkSame(join(old, before(file.path)), path, bytes)) writeFileSync(path, bytes)
    return bytes.length
  }
}

/** Concatenates files without their first lines, and returns the size of the result. */
function writeJoined(path: string, parts: readonly string[]): number {
  const target = openSync(path, 'w')
  try {
    let size = 0
    for (const part of parts) {
      const file = readFileSync(part)
      const bytes = file.subarray(file.indexOf('\n') + 1)
      for (let at = 0; at < bytes.length;) at += writeSync(target, bytes, at)
      size += bytes.length
    }
    return size
  } finally {
    closeSync(target)
  }
}

/** Links to an existing file if it has these bytes and the file system supports hard links. */
function linkSame(existing: string, name: string, bytes: Uint8Array): boolean {
  try {
    if (statSync(existing, { throwIfNoEntry: false })?.size !== bytes.length) return false
    if (!readFileSync(existing).equals(bytes)) return false
    linkSync(existing, name)
    return true
  } catch {
    return false
  }
}
