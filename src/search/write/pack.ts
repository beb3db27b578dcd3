import type { Pack } from '../format/index-manifest.ts'

/** A file of the index, with its path in the index folder. */
export interface IndexFile {
  readonly path: string
  readonly body: Uint8Array
}

/** Concatenates index files into one. */
export function pack(path: string, files: readonly IndexFile[]): { file: IndexFile; pack: Pack } {
  const body = new Uint8Array(totalSize(files))
  const parts: Record<string, readonly [number, number]> = {}
  let at = 0
  for (const part of files) {
    body.set(part.body, at)
    parts[part.path] = [at, part.body.length]
    at += part.body.length
  }
  return { file: { path, body }, pack: { size: body.length, parts } }
}

/** The size of all files together, in bytes. */
export const totalSize = (files: readonly IndexFile[]) =>
  files.reduce((sum, { body }) => sum + body.length, 0)
