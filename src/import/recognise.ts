import { UserError } from '../io/command/errors.ts'
import { MAX_CELLS } from '../io/workbook/limits.ts'
import type { RawObject } from '../record/yaml/raw.ts'
import { entriesIn, isJson, refuseOthers } from './feed/json-file.ts'
import { jsonTable } from './feed/json-table.ts'
import { parseJson } from './read/json.ts'
import { dialectOf, isFeedRecord, kindsOf } from './feed/pages.ts'
import { createFeedWalker } from './feed/walk.ts'
import type { ReadSource } from './import.ts'
import { presetOf } from './mapping/presets.ts'
import { proposeMappings } from './mapping/propose-mapping.ts'
import { columnsIn, readMapping } from './mapping/read-mapping.ts'
import { type Ledger, createLedger } from './model/findings.ts'
import { type OpenedFile, isZip, stemOf } from '../io/files/source-files.ts'
import { aboutPackage } from './read/about.ts'
import { decodeText } from '../io/files/decode.ts'
import { tablesIn, unreadIn } from './read/read-tables.ts'
import type { Table } from './model/table.ts'
import { tooLarge } from './read/table.ts'
import { readKnown, readMapped } from './sheets/read-sheets.ts'
import { isPackage, versionOf } from './tables/version.ts'
import { joinPackage } from './tables/package.ts'
import { topicsIn } from './tables/topics.ts'

export interface ReadOptions {
  readonly name: string
  /** What the columns of a sheet become, as a person wrote it. */
  readonly mapping?: RawObject | undefined
}

/** A sheet that nobody has mapped, with a proposal for it. */
export class UnmappedSheet extends UserError {
  readonly mapping: RawObject

  constructor(mapping: RawObject) {
    super('This sheet is not known, so a person has to say what its columns become.')
    this.mapping = mapping
  }
}

/** Recognises what the files of a source are by their content, and joins them. */
export async function readFiles(
  files: readonly OpenedFile[],
  { name, mapping }: ReadOptions,
): Promise<ReadSource> {
  const ledger = createLedger()
  const tables: Table[] = []
  const given = mapping && readMapping(mapping)
  const wanted = given && columnsIn(given)
  // One after the other: each may take much memory while it is read.
  for (const file of files) {
    for (const table of await tablesIn(file, ledger, wanted)) tables.push(table)
    const cells = tables.reduce((sum, { rows, headers }) => sum + rows.length * headers.length, 0)
    if (cells > MAX_CELLS) throw tooLarge()
  }
  const isOfTables = tables.length > 0
  if (isOfTables) tellJson(files, ledger)
  const documents = isOfTables ? [] : documentsIn(files)
  const sheets = isOfTables
    ? tables
    : documents.map(({ file, entries }) => jsonTable(stemOf(file.path), entries))
  if (given) return readMapped(sheets, given, { name, ledger })
  if (isPackage(tables)) {
    const model = joinPackage(tables, name, ledger)
    const kind = `HSDS ${versionOf(tables)} tables`
    return { kind, model, ledger, isComplete: true, about: aboutPackage(descriptionIn(files)) }
  }
  const topics = tables.map(topicsIn)
  if (isOfTables && topics.every((table) => table !== undefined))
    return {
      ...{ kind: 'List of topics', ledger, isComplete: true },
      model: joinPackage(topics, name, ledger),
    }
  if (sheets.some((sheet) => presetOf(sheet)?.isOpen === false))
    return readKnown(sheets, { name, ledger })
  const isFeed = documents.length > 0 && !sheets.some(presetOf)
  if (isFeed && documents.some(({ entries }) => entries.some(isFeedRecord)))
    return readFeed(documents, { name, ledger })
  if (sheets.length === 0) throw new UserError(`${NO_TABLE} ${unreadIn(ledger).join(' ')}`.trim())
  const proposal = proposeMappings(sheets)
  if (isFeed && proposal.isEmpty)
    for (const { file, entries } of documents) refuseOthers(file, entries)
  throw new UnmappedSheet(proposal.mapping)
}

type Document = { readonly file: OpenedFile; readonly entries: readonly unknown[] }

const documentsIn = (files: readonly OpenedFile[]): readonly Document[] =>
  files.flatMap((file) => {
    const entries = entriesIn(file)
    return entries.length > 0 ? [{ file, entries }] : []
  })

function readFeed(
  documents: readonly Document[],
  { name, ledger }: { readonly name: string; readonly ledger: Ledger },
): ReadSource {
  for (const { file, entries } of documents) refuseOthers(file, entries)
  const items = documents.flatMap(({ entries }) => entries)
  const walker = createFeedWalker(name, ledger)
  const kinds = kindsOf(items)
  for (const [i, item] of items.entries()) walker.add(kinds[i]!, item)
  // A saved page is a part of a feed, so nothing that it lacks is gone.
  const kind = `${dialectOf(items[0])} ${kinds.includes('service') ? 'services' : 'organizations'}`
  return { kind, model: walker.model(), ledger, isComplete: false }
}

const NO_TABLE = 'There is no table with a header and rows in this source.'

function tellJson(files: readonly OpenedFile[], { remarks }: Ledger): void {
  for (const { path, bytes } of files)
    if (!isZip(bytes) && !DESCRIPTION.test(path) && isJson(decodeText(bytes).text))
      remarks.add('a file of JSON beside the tables was not read', path)
}

const DESCRIPTION = /(?:^|\/)datapackage\.json$/

/** The description of a package; undefined without one that can be read. */
function descriptionIn(files: readonly OpenedFile[]): unknown {
  const file = files.find(({ path }) => DESCRIPTION.test(path))
  return file && parseJson(decodeText(file.bytes).text)
}
