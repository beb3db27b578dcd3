import { ID, columnsOf } from '../../generator/dump/sheets.ts'
import { UserError } from '../../io/command/errors.ts'
import type { FileChange } from '../../edit/file-change.ts'
import { counted } from '../../text/counted.ts'
import { fold } from '../model/fold.ts'
import { addRecord } from './add-row.ts'
import { editRecord } from './edit-row.ts'
import type { EditedSheet } from './read-workbook.ts'
import type { EditsContext, SheetContext } from './sheet-context.ts'

/** What a workbook changes, and what it says that is not done. */
export interface PlannedEdits {
  readonly changes: readonly FileChange[]
  /** Fields that changed here as well since the export, values that cannot be, and rows that are gone: one line each. */
  readonly notes: readonly string[]
}

/**
 * Plans the changes that somebody made in the sheets: only cells that differ from the exported ones. A field that has changed here
 * since the export stays as it is here. Nothing is deleted.
 */
export function planEdits(sheets: readonly EditedSheet[], context: EditsContext): PlannedEdits {
  const changes: FileChange[] = []
  const notes: string[] = []
  const { locations, terms } = context.known
  const choices = { locations: [...locations], taxonomy_terms: terms }
  const owners = new Map<string, string>()
  for (const { kind, slug, value } of context.index.records.values())
    if (kind === 'organization' && typeof value.name === 'string')
      owners.set(value.name.trim().toLowerCase(), slug)
  // A new service may name a new organization.
  for (const kind of ['organization', 'location', 'service'] as const) {
    const sheet = sheets.find((one) => one.kind === kind)
    if (sheet) planSheet(sheet, { ...context, changes, notes, owners, choices })
  }
  return { changes, notes }
}

function planSheet(sheet: EditedSheet, context: SheetContext): void {
  const { kind, name, headers, rows, exported } = sheet
  const { settings, index, current, notes } = context
  const columns = columnsOf(kind, settings)
  const known = new Set(columns.map(({ header }) => fold(header)))
  for (const header of headers)
    if (header !== '' && !known.has(fold(header)))
      notes.push(`${name}: the column “${header}” was added, so it is not read.`)
  const published = current.get(kind)
  const originals = originalsIn(sheet)
  refuseDisplaced(sheet)
  for (const { number, cells } of rows) {
    const place = `${name}, row ${number}`
    const id = cells.get(ID) ?? ''
    const before = exported.get(id)
    const isCopy = originals.get(id) !== number
    if (before && isCopy && cells.get('name') === before.get('name'))
      notes.push(
        `${place}: “${before.get('name')}” is there twice; give the copy a name of its own.`,
      )
    else if (!before || isCopy) addRecord({ place, kind, columns, cells }, context)
    else if (index.records.has(id))
      editRecord({ place, id, columns, cells, before, now: published?.get(id) ?? before }, context)
    else if ([...before].some(([key, was]) => (cells.get(key) ?? was) !== was))
      notes.push(`${place}: “${before.get('name')}” has no file of its own here, so it stays.`)
  }
  for (const [id, cells] of exported)
    if (!originals.has(id) && index.records.has(id))
      notes.push(
        `${name}: the row of “${cells.get('name')}” is gone. The record stays; to remove it, use osd remove.`,
      )
}

/**
 * Refuses a sheet whose column of ids was not sorted together with the others: every row would overwrite the record of another one.
 * One row that has the name of another may have been renamed; two have not.
 */
function refuseDisplaced({ name, rows, exported }: EditedSheet): void {
  const names = new Map([...exported].map(([id, cells]) => [cells.get('name') ?? '', id]))
  const displaced = rows.filter(({ cells }) => {
    const [id = '', own = ''] = [cells.get(ID), cells.get('name')]
    const owner = names.get(own)
    return exported.has(id) && owner !== undefined && exported.get(id)?.get('name') !== own
  })
  const [first] = displaced
  if (!first || displaced.length < 2) return
  throw new UserError(
    `${name}, row ${first.number}: “${first.cells.get('name')}” has the id of “${exported.get(first.cells.get(ID) ?? '')?.get('name')}”, and it is so in ${counted(displaced.length - 1, 'more row')}. Perhaps the sheet was sorted without its column of ids. Undo that, and import it again. Nothing was written.`,
  )
}

/** The row of each id: of several, the one with the exported name, or else the first. The others are copies. */
function originalsIn({ rows, exported }: EditedSheet): ReadonlyMap<string, number> {
  const originals = new Map<string, number>()
  for (const { number, cells } of rows) {
    const id = cells.get(ID) ?? ''
    if (!exported.has(id)) continue
    const isSame = cells.get('name') === exported.get(id)?.get('name')
    const first = rows.find(({ number: one }) => one === originals.get(id))
    const isFirstSame = first?.cells.get('name') === exported.get(id)?.get('name')
    if (!first || (isSame && !isFirstSame)) originals.set(id, number)
  }
  return originals
}
