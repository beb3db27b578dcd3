import type { Pack } from '../format/manifest.ts'

/** A file of the index, with its path inside the index folder. */
export interface IndexFile {
  readonly path: string
  readonly body: Uint8Array
}

/** Puts whole index files one after the other into one. */
export function pack(path: string, files: readonly IndexFile[]): { file: IndexFile; pack: Pack } {
  const body = new Uint8Array(sizeOf(files))
  const parts: Record<string, readonly [number, number]> = {}
  let at = 0
  for (const part of files) {
    body.set(part.body, at)
    parts[part.path] = [at, part.body.length]
    at += part.body.length
  }
  return { file: { path, body }, pack: { size: body.length, parts } }
}

/** The bytes of all files together. */
export const sizeOf = (files: readonly IndexFile[]) =>
  files.reduce((sum, { body }) => sum + body.length, 0)
