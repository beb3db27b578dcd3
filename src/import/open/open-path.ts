import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { UserError } from '../../io/command/errors.ts'
import { foreignFile } from '../../io/files/foreign-file.ts'
import { MAX_FILE_BYTES, MAX_LAYERS } from '../../io/workbook/limits.ts'
import { type OpenedFile, isGzip, isReadable, isZip } from '../../io/files/source-files.ts'
import { readZip } from '../../io/workbook/zip.ts'

/** The files of a source on this machine: a file, a folder or a zip archive. */
export async function openPath(path: string): Promise<OpenedFile[]> {
  const status = statSync(path, { throwIfNoEntry: false })
  if (!status) throw new UserError(`There is nothing at \`${path}\`.`)
  if (!status.isDirectory()) return unpack({ path, bytes: readLimited(path) })
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).toSorted()
  const files = names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => isReadable(name) && statSync(join(path, name)).isFile())
    .map((name) => ({ path: name, bytes: readLimited(join(path, name)) }))
  if (files.length === 0) throw noTable(path)
  return files
}

/** The files in an archive; the file itself when it is none. */
export async function unpack(packed: OpenedFile): Promise<OpenedFile[]> {
  let file = packed
  for (let layers = 0; isGzip(file.bytes); layers++) {
    if (layers === MAX_LAYERS)
      throw new UserError(
        `\`${packed.path}\` is packed more than ${MAX_LAYERS} times. Unpack it first.`,
      )
    file = { path: file.path.replace(/\.gz$/i, ''), bytes: gunzip(file) }
  }
  const advice = await foreignFile(file.bytes)
  if (advice !== undefined) throw new UserError(`\`${file.path}\` cannot be read. ${advice}`)
  if (!isZip(file.bytes)) return [file]
  const isWorkbook = (await readZip(file.bytes, (path) => path === 'xl/workbook.xml')).length > 0
  if (isWorkbook) return [file]
  const files = await readZip(file.bytes, isReadable)
  if (files.length === 0) throw noTable(file.path)
  return files
}

/** The bytes in a gzip archive. A damaged one, or one that would become too large, is the user's to replace. */
function gunzip({ path, bytes }: OpenedFile): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_FILE_BYTES })
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw new UserError(
      isLarge
        ? `\`${path}\` would become too large. Ask for it in smaller files.`
        : `\`${path}\` is damaged: ${(error as Error).message}. Download or make it again.`,
    )
  }
}

const noTable = (path: string) =>
  new UserError(`There is no table in \`${path}\`. Sheets are files of CSV, TSV or XLSX.`)

function readLimited(path: string): Uint8Array {
  if (statSync(path).size > MAX_FILE_BYTES) throw new UserError(`\`${path}\` is too large.`)
  return readFileSync(path)
}
