import { UserError } from '../../io/command/errors.ts'
import type { ReadSource } from '../import.ts'
import { type Preset, mappingOf, presetOf } from '../mapping/presets.ts'
import { fold } from '../model/fold.ts'
import { quoteList } from '../../text/quote.ts'
import { type Mapping, columnsIn, rulesOf } from '../mapping/read-mapping.ts'
import type { Ledger } from '../model/findings.ts'
import { createModel } from '../model/model.ts'
import type { Table } from '../model/table.ts'
import { joinParents } from './parents.ts'
import { joinRows } from './join-rows.ts'
import { type SheetRow, readRows } from './read-sheet.ts'

type SheetOptions = { readonly name: string; readonly ledger: Ledger }

/** The sheets of vendors, joined by the ids of their rows. */
export function readKnown(tables: readonly Table[], { name, ledger }: SheetOptions): ReadSource {
  const context = { source: name, ledger, model: createModel() }
  const rows: SheetRow[] = []
  const kinds = new Set<string>()
  const presets = tables.map((table) => [table, presetOf(table)] as const)
  // Rows that continue others come after them.
  const isLater = (preset: Preset | undefined) => Number(preset?.columns.name === undefined)
  for (const [table, preset] of presets.toSorted(([, a], [, b]) => isLater(a) - isLater(b))) {
    if (!preset) ledger.remarks.add('a sheet is not known and was left out', table.name)
    const columns = preset ? mappingOf(preset, table) : new Map()
    const read = readRows(table, { columns, continues: preset?.continues }, context)
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
export function readMapped(
  tables: readonly Table[],
  mapping: Mapping,
  { name, ledger }: SheetOptions,
): ReadSource {
  const context = { source: name, ledger, model: createModel() }
  if (tables.length === 0) throw new UserError(NO_COLUMNS)
  if (tables.every(({ rows }) => rows.length === 0)) throw new UserError(NO_ROWS)
  const problem = missingColumns(tables, mapping)
  if (problem !== undefined) throw new UserError(problem)
  for (const table of tables) {
    const rows = readRows(table, { columns: rulesOf(mapping, table.name) }, context)
    if (
      rows.some(({ item }) =>
        NAMED.some((field) => item.values.has(field) || item.children.has(field)),
      )
    )
      joinRows(rows, context)
    else ledger.remarks.add('a sheet has no column of names that is mapped', table.name)
  }
  return { kind: 'Sheet with a mapping', model: context.model.model(), ledger, isComplete: true }
}

/**
 * Which columns of a mapping no sheet has, so that their values would be taken for deleted ones; undefined where there are all.
 * Entries of JSON leave out what has no value.
 */
function missingColumns(tables: readonly Table[], mapping: Mapping): string | undefined {
  if (tables.some(({ isJson }) => isJson)) return undefined
  const headers = tables.flatMap(({ headers }) => headers).filter((header) => header !== '')
  const has = new Set([...headers, ...tables.flatMap(({ hidden = [] }) => hidden)].map(fold))
  const missing = mapping.wanted.filter((column) => !has.has(fold(column)))
  if (missing.length === 0) return undefined
  const known = columnsIn(mapping)
  const free = [...new Set(headers.filter((header) => !known.has(fold(header))))]
  const other = free.length > 0 ? ` Columns that it does not name: ${quoteList(free, 'and')}.` : ''
  return `The mapping names ${quoteList(missing, 'and')}, which no sheet has.${other} Correct the name in the mapping, or the heading; or take its line out of the mapping. Nothing was written.`
}

/** What makes a row a record: the name of a service, or an organization without one. */
const NAMED = ['name', 'organization']

const NO_ROWS = 'There is no row below the headings of this source. Nothing was written.'
const NO_COLUMNS =
  'No line of this source has a column of the mapping. Correct the names of the columns in the mapping, or the headings. Nothing was written.'
