import { UserError } from '../command/errors.ts'
import type { ReadSource } from './import.ts'
import { type Ledger, createLedger } from './model/findings.ts'
import { type OpenedFile, isZip, stemOf } from './open/source-files.ts'
import { readCsv } from './read/csv.ts'
import { decodeText } from './read/decode.ts'
import type { Table } from './read/table.ts'
import { isPackage, versionOf } from './tables/version.ts'
import { joinPackage } from './tables/package.ts'

/** Recognises what the files of a source are by their content, and joins them. */
export async function readFiles(
  files: readonly OpenedFile[],
  { name }: { readonly name: string },
): Promise<ReadSource> {
  const ledger = createLedger()
  const tables = files.flatMap((file) => tablesIn(file, ledger))
  if (tables.length === 0)
    throw new UserError('There is no table with a header and rows in this source.')
  if (isPackage(tables))
    return {
      kind: `HSDS ${versionOf(tables)} tables`,
      model: joinPackage(tables, name, ledger),
      ledger,
      isComplete: true,
    }
  throw new UserError('This is not a source that can be imported.')
}

/** The tables of a file. */
function tablesIn({ path, bytes }: OpenedFile, ledger: Ledger): readonly Table[] {
  if (isZip(bytes) || /\.json$/i.test(path)) return []
  const { text, encoding } = decodeText(bytes)
  if (encoding !== 'UTF-8') ledger.remarks.add(`files are in ${encoding}`, path)
  const { table, uneven } = readCsv(stemOf(path), text)
  for (const line of uneven)
    ledger.remarks.add('rows are longer or shorter than their header', `${path}, line ${line}`)
  return table ? [table] : []
}
