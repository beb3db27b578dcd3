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
import type { PublishedFile } from '../site/published-file.ts'

/** Where files are written to. */
export interface Target {
  /** The folder that they are written into. */
  readonly folder: string
  /** The same folder of an older build, where there is one. */
  readonly old: string | undefined
  /** The name of a folder in it, and of the one in the older build that held the same. */
  readonly renamed?: readonly [now: string, before: string]
}

const SHORT_BYTES = 1024 * 1024

/**
 * Creates what writes a file and tells how many bytes it has. A file that the older build holds with the same bytes
 * becomes a second name of that one: it is neither written nor deleted again.
 */
export function createFileWriter({ folder: target, old, renamed }: Target) {
  const folders = new Set<string>()
  const memory = Buffer.allocUnsafeSlow(SHORT_BYTES)
  /** Makes bytes of a text, of a short one always in the same memory: they are good until the next text. */
  const toBytes = (text: string) =>
    text.length * 3 > SHORT_BYTES ? Buffer.from(text) : memory.subarray(0, memory.write(text))
  const before = (path: string) => (renamed ? path.replace(renamed[0], renamed[1]) : path)

  return (file: PublishedFile): number => {
    const path = join(target, file.path)
    const folder = dirname(path)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    if ('parts' in file)
      return writeJoined(
        path,
        file.parts.map((part) => join(target, part)),
      )
    const bytes = typeof file.body === 'string' ? toBytes(file.body) : file.body
    if (!old || !linkSame(join(old, before(file.path)), path, bytes)) writeFileSync(path, bytes)
    return bytes.length
  }
}

/** Puts the bytes of files into one, and tells how many they are. */
function writeJoined(path: string, parts: readonly string[]): number {
  const target = openSync(path, 'w')
  try {
    let size = 0
    for (const part of parts) {
      const bytes = readFileSync(part)
      for (let at = 0; at < bytes.length;) at += writeSync(target, bytes, at)
      size += bytes.length
    }
    return size
  } finally {
    closeSync(target)
  }
}

/** Gives a file that holds these bytes a second name, where it does and the disk has such names. */
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
