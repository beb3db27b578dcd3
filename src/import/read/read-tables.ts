import { UserError } from '../../io/command/errors.ts'
import type { Ledger } from '../model/findings.ts'
import { foreignFile } from '../../io/files/foreign-file.ts'
import { type OpenedFile, isZip, stemOf } from '../../io/files/source-files.ts'
import { readCsv } from './csv.ts'
import { decodeText } from '../../io/files/decode.ts'
import type { Table } from '../model/table.ts'
import { readShownSheets } from './workbook.ts'

/** The tables of a file. Whatever a library throws at it becomes a sentence with its name. */
export async function tablesIn(
  file: OpenedFile,
  ledger: Ledger,
  wanted?: ReadonlySet<string>,
): Promise<readonly Table[]> {
  try {
    return await readTables(file, ledger, wanted)
  } catch (error) {
    const { message } = error as Error
    throw new UserError(
      error instanceof UserError
        ? `\`${file.path}\`: ${message}`
        : `\`${file.path}\` cannot be read: ${message}. Open it, save it again, and import that.`,
    )
  }
}

async function readTables(
  { path, bytes }: OpenedFile,
  ledger: Ledger,
  wanted?: ReadonlySet<string>,
): Promise<readonly Table[]> {
  const advice = await foreignFile(bytes)
  if (advice !== undefined) {
    ledger.remarks.add(UNREAD, `${path}: ${advice}`)
    return []
  }
  if (isZip(bytes)) return readShownSheets(bytes, ledger.remarks, wanted)
  const { text, encoding } = decodeText(bytes)
  if (/^\s*[[{]/.test(text)) return []
  if (encoding !== 'UTF-8') ledger.remarks.add(`files are in ${encoding}`, path)
  const { table, uneven } = readCsv(stemOf(path), text, wanted)
  for (const line of uneven)
    ledger.remarks.add('rows are longer or shorter than their header', `${path}, line ${line}`)
  if (!table && wanted) ledger.remarks.add('a sheet has none of the columns of the mapping', path)
  return table ? [table] : []
}

const UNREAD = 'a file was not read'

/** The files that were not read, with what to do. */
export const unreadIn = ({ remarks }: Ledger): readonly string[] =>
  remarks.list().flatMap(({ remark, examples }) => (remark === UNREAD ? examples : []))
