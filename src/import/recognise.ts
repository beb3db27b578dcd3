import { UserError } from '../io/command/errors.ts'
import type { RawObject } from '../record/yaml/raw.ts'
import { dialectOf, itemsIn, kindOfRecord } from './feed/pages.ts'
import { parseJson } from './feed/json.ts'
import { createFeedWalker } from './feed/walk.ts'
import type { ReadSource } from './import.ts'
import { type Ledger, createLedger } from './model/findings.ts'
import { createModel } from './model/model.ts'
import { foreignFile } from './open/foreign-file.ts'
import { MAX_CELLS } from '../io/workbook/limits.ts'
import { type OpenedFile, isZip, stemOf } from './open/source-files.ts'
import { aboutPackage } from './read/about.ts'
import { readCsv } from './read/csv.ts'
import { decodeText } from './read/decode.ts'
import { type Table, fold, tooLarge } from './read/table.ts'
import { readShownSheets } from './read/workbook.ts'
import { type SheetMapping, proposeMapping, readMapping } from './sheets/mapping.ts'
import { joinParents } from './sheets/parents.ts'
import { type SheetRow, joinRows, readRows } from './sheets/read-sheet.ts'
import { mappingOf, presetOf } from './sheets/preset.ts'
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
  const wanted = mapping && new Set(Object.keys(mapping).map(fold))
  // One after the other: each may take much memory while it is read.
  for (const file of files) {
    for (const table of await tablesIn(file, ledger, wanted)) tables.push(table)
    const cells = tables.reduce((sum, { rows, headers }) => sum + rows.length * headers.length, 0)
    if (cells > MAX_CELLS) throw tooLarge()
  }
  if (tables.length > 0) tellJson(files, ledger)
  if (mapping) return readMapped(tables, readMapping(mapping), { name, ledger })
  if (isPackage(tables)) {
    const model = joinPackage(tables, name, ledger)
    const kind = `HSDS ${versionOf(tables)} tables`
    return { kind, model, ledger, isComplete: true, about: aboutPackage(descriptionIn(files)) }
  }
  const topics = tables.map(topicsIn)
  if (tables.length > 0 && topics.every((table) => table !== undefined))
    return {
      ...{ kind: 'List of topics', ledger, isComplete: true },
      model: joinPackage(topics, name, ledger),
    }
  const items = tables.length > 0 ? [] : files.flatMap(jsonIn)
  if (items.length > 0) {
    const walker = createFeedWalker(name, ledger)
    const kinds = items.map(kindOfRecord)
    for (const [i, item] of items.entries()) walker.add(kinds[i]!, item)
    // A saved page is a part of a feed, so nothing that it lacks is gone.
    const kind = `${dialectOf(items[0])} ${kinds.includes('service') ? 'services' : 'organizations'}`
    return { kind, model: walker.model(), ledger, isComplete: false }
  }
  const known = tables.filter(presetOf)
  if (known.length > 0) return readKnown(tables, { name, ledger })
  const [largest, ...others] = tables.toSorted((a, b) => b.rows.length - a.rows.length)
  if (!largest) throw new UserError(`${NO_TABLE} ${unreadIn(ledger).join(' ')}`.trim())
  // A column of the same name is the same in every sheet; a sheet without names is none of services.
  const proposals = [largest, ...others].map(proposeMapping)
  const named = proposals.filter(
    (proposal, i) => i === 0 || Object.values(proposal).includes('name'),
  )
  throw new UnmappedSheet(Object.assign({}, ...named.toReversed()) as RawObject)
}

/** The line in which JSON goes wrong, where the parser tells. */
function brokenAt(text: string): string {
  try {
    JSON.parse(text)
  } catch (error) {
    const [, at] = /position (\d+)/.exec((error as Error).message) ?? []
    return at === undefined ? '' : `: line ${text.slice(0, Number(at)).split('\n').length}`
  }
  return ''
}

/** The records in a file of JSON. A list of something else is refused with a sentence that says where it begins. */
function jsonIn({ path, bytes }: OpenedFile): readonly unknown[] {
  if (isZip(bytes)) return []
  const { text } = decodeText(bytes)
  const items = itemsIn(text)
  if (!items && isJson(text))
    throw new UserError(
      `\`${path}\` begins like JSON and cannot be read as such${brokenAt(text)}. It may have been cut off; download it again.`,
    )
  if (!items) return []
  const other = items.findIndex((item) => kindOfRecord(item) === undefined)
  if (other < 0) return items
  throw new UserError(
    `\`${path}\` is no list of services or organizations: entry ${other + 1} has neither an id nor a name. Give a page of a feed, or a sheet.`,
  )
}

const NO_TABLE = 'There is no table with a header and rows in this source.'
const UNREAD = 'a file was not read'

/** The files that were not read, with what to do. */
const unreadIn = ({ remarks }: Ledger): readonly string[] =>
  remarks.list().flatMap(({ remark, examples }) => (remark === UNREAD ? examples : []))

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

interface SheetOptions {
  readonly name: string
  readonly ledger: Ledger
}

/** The sheets of vendors, joined by the ids of their rows. */
function readKnown(tables: readonly Table[], { name, ledger }: SheetOptions): ReadSource {
  const context = { source: name, ledger, model: createModel() }
  const rows: SheetRow[] = []
  const kinds = new Set<string>()
  const presets = tables.map((table) => [table, presetOf(table)] as const)
  // Rows that continue others come after them.
  for (const [table, preset] of presets.toSorted(
    ([, a], [, b]) => Number(a?.columns.name === undefined) - Number(b?.columns.name === undefined),
  )) {
    if (!preset) ledger.remarks.add('a sheet is not known and was left out', table.name)
    const mapping: SheetMapping = preset ? mappingOf(preset, table) : { columns: new Map() }
    const read = readRows(table, mapping, context)
    if (!preset) continue
    kinds.add(preset.name)
    for (const row of read) rows.push(row)
    if (preset.parents) {
      joinParents(read, context)
      rows.splice(-read.length)
    }
  }
  joinRows(rows, context)
  return { kind: [...kinds].join(' and '), model: context.model.model(), ledger, isComplete: true }
}

/** The sheets that a person mapped: each one with a column of the mapping. */
function readMapped(
  tables: readonly Table[],
  mapping: SheetMapping,
  { name, ledger }: SheetOptions,
): ReadSource {
  const context = { source: name, ledger, model: createModel() }
  if (tables.length === 0) throw new UserError(NO_COLUMNS)
  for (const table of tables) {
    const rows = readRows(table, mapping, context)
    if (rows.some(({ item }) => item.values.has('name'))) joinRows(rows, context)
    else ledger.remarks.add('a sheet has no column of names that is mapped', table.name)
  }
  return { kind: 'Sheet with a mapping', model: context.model.model(), ledger, isComplete: true }
}

const NO_COLUMNS =
  'No line of this source has a column of the mapping. Correct the names of the columns in the mapping, or the headings. Nothing was written.'

const isJson = (text: string) => /^\s*[[{]/.test(text)

/** The tables of a file. Whatever a library throws at it becomes a sentence with its name. */
async function tablesIn(
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
  if (isJson(text)) return []
  if (encoding !== 'UTF-8') ledger.remarks.add(`files are in ${encoding}`, path)
  const { table, uneven } = readCsv(stemOf(path), text, wanted)
  for (const line of uneven)
    ledger.remarks.add('rows are longer or shorter than their header', `${path}, line ${line}`)
  if (!table && wanted) ledger.remarks.add('a sheet has none of the columns of the mapping', path)
  return table ? [table] : []
}
