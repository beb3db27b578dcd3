import { UserError } from '../command/errors.ts'
import { dialectOf, servicesIn } from './feed/pages.ts'
import { createFeedWalker } from './feed/walk.ts'
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
  if (isPackage(tables)) {
    const model = joinPackage(tables, name, ledger)
    return { kind: `HSDS ${versionOf(tables)} tables`, model, ledger, isComplete: true }
  }
  const services = files.flatMap((file) =>
    isText(file) ? (servicesIn(decodeText(file.bytes).text) ?? []) : [],
  )
  if (services.length > 0 && tables.length === 0) {
    const walker = createFeedWalker(name, ledger)
    for (const service of services) walker.add('service', service)
    // A saved page is a part of a feed, so nothing that it lacks is gone.
    return {
      kind: `${dialectOf(services[0])} services`,
      model: walker.model(),
      ledger,
      isComplete: false,
    }
  }
  throw new UserError(
    tables.length === 0
      ? 'There is no table with a header and rows in this source.'
      : 'These tables are no package of HSDS: there is no table of services, or none of organizations or locations.',
  )
}

const isText = ({ bytes }: OpenedFile) => !isZip(bytes)
const isJson = (text: string) => /^\s*[[{]/.test(text)

/** The tables of a file. */
function tablesIn({ path, bytes }: OpenedFile, ledger: Ledger): readonly Table[] {
  if (isZip(bytes)) return []
  const { text, encoding } = decodeText(bytes)
  if (isJson(text)) return []
  if (encoding !== 'UTF-8') ledger.remarks.add(`files are in ${encoding}`, path)
  const { table, uneven } = readCsv(stemOf(path), text)
  for (const line of uneven)
    ledger.remarks.add('rows are longer or shorter than their header', `${path}, line ${line}`)
  return table ? [table] : []
}
