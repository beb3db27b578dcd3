import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { crc32 } from 'node:zlib'
import fg from 'fast-glob'
import { type Entry, type ZipFile, openPromise } from 'yauzl'
import { IngestError } from './ingest-error.ts'

/** A file of a download. */
export interface InputFile {
  /** Its path in the folder or archive, with forward slashes. */
  readonly path: string
  readonly size: number
  readonly read: () => AsyncIterable<Buffer>
}

/** The files of a folder or a zip archive, or a single file. */
export interface Input {
  readonly name: string
  readonly files: readonly InputFile[]
  readonly close: () => void
}

/** Opens a download. An archive is read without unpacking it first. */
export async function openInput(path: string): Promise<Input> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new IngestError(`There is no file or folder at ${path}.`)
  const name = basename(path)
  if (found.isDirectory()) return { name, files: await filesIn(path), close: () => {} }
  if (/\.zip$/i.test(path)) return openZip(path)
  return { name, files: [fileAt(path, name, found.size)], close: () => {} }
}

/** The start of a file as text, enough for its first line. */
export async function peek(file: InputFile): Promise<string> {
  for await (const chunk of file.read()) return chunk.toString('latin1', 0, 65_536)
  return ''
}

/** Reads a small file as UTF-8, or else as Latin-1: lists of names come in both. */
export async function readText(file: InputFile): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of file.read()) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return bytes.toString('latin1').replace(/^ï»¿/, '')
  }
}

const fileAt = (path: string, name: string, size: number): InputFile => ({
  path: name,
  size,
  read: () => createReadStream(path, { highWaterMark: 1 << 20 }),
})

async function filesIn(folder: string): Promise<InputFile[]> {
  const entries = await fg('**/*', { cwd: folder, stats: true })
  return entries
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, stats }) => fileAt(join(folder, path), path, stats?.size ?? 0))
}

async function openZip(path: string): Promise<Input> {
  try {
    const zip = await openPromise(path, { autoClose: false })
    const files: InputFile[] = []
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue
      files.push({
        path: entry.fileName,
        size: entry.uncompressedSize,
        read: () => readEntry(zip, entry, path),
      })
    }
    files.sort((a, b) => (a.path < b.path ? -1 : 1))
    return { name: basename(path), files, close: () => zip.close() }
  } catch (error) {
    throw brokenZip(path, error)
  }
}

/** Reads a file of an archive. Throws at its end when its checksum is wrong. */
async function* readEntry(zip: ZipFile, entry: Entry, path: string): AsyncGenerator<Buffer> {
  try {
    let sum = 0
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      sum = crc32(chunk as Buffer, sum)
      yield chunk as Buffer
    }
    if (sum !== entry.crc32) throw new Error(`${entry.fileName} has a wrong checksum`)
  } catch (error) {
    throw brokenZip(path, error)
  }
}

function brokenZip(path: string, error: unknown): IngestError {
  const reason = error instanceof Error ? error.message : String(error)
  return new IngestError(`${path} is not a complete zip archive: ${reason}. Download it again.`)
}
