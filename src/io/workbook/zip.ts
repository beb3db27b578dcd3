import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import { type Entry, type ZipFile, fromBuffer } from 'yauzl'
import { UserError } from '../command/errors.ts'
import { MAX_ARCHIVE_BYTES, MAX_ENTRIES } from './limits.ts'

/** A file, and where it is in its folder or its archive. */
export interface OpenedFile {
  readonly path: string
  readonly bytes: Uint8Array
}

/** Opens an archive in memory. `yauzl` refuses paths that lead out of it and entries larger than they say, but reads no checksum. */
const open = promisify<Buffer, object, ZipFile>(fromBuffer as never)

/** The files of a zip archive that `isWanted` takes. Archives that would become too large are refused. */
export async function readZip(
  bytes: Uint8Array,
  isWanted: (path: string) => boolean,
): Promise<OpenedFile[]> {
  const zip = await open(Buffer.from(bytes), { lazyEntries: true, validateEntrySizes: true }).catch(
    (error: Error) => {
      throw new UserError(`This zip archive cannot be read: ${error.message}.`)
    },
  )
  const files: OpenedFile[] = []
  let total = 0
  let entries = 0
  for await (const entry of entriesOf(zip)) {
    if (++entries > MAX_ENTRIES)
      throw new UserError(`The archive has more than ${MAX_ENTRIES} files.`)
    if (!isWanted(entry.fileName)) continue
    if (entry.isEncrypted())
      throw new UserError('The archive is encrypted. Save it without a password.')
    total += entry.uncompressedSize
    if (total > MAX_ARCHIVE_BYTES) throw new UserError('The archive would become too large.')
    files.push({ path: entry.fileName, bytes: await readEntry(zip, entry) })
  }
  return files
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const entry = await new Promise<Entry | undefined>((resolve, reject) => {
      zip.once('entry', resolve)
      zip.once('end', () => resolve(undefined))
      zip.once('error', (error: Error) =>
        reject(new UserError(`This zip archive cannot be read: ${error.message}.`)),
      )
      zip.readEntry()
    })
    zip.removeAllListeners('entry').removeAllListeners('end').removeAllListeners('error')
    if (!entry) return
    if (!entry.fileName.endsWith('/')) yield entry
  }
}

const readEntry = (zip: ZipFile, entry: Entry): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const fail = ({ message }: Error) =>
      reject(
        new UserError(
          `\`${entry.fileName}\` in this zip archive cannot be read: ${message}. Download or make the archive again.`,
        ),
      )
    zip.openReadStream(entry, (error, stream) => {
      if (error) return fail(error)
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('error', fail)
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks)
        if (crc32(bytes) === entry.crc32) resolve(bytes)
        else fail(new Error('its checksum is wrong'))
      })
    })
  })
