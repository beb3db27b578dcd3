import { type SheetColumn, type SheetKind, ID, ORGANIZATION, columnsOf } from '../../dump/sheets.ts'
import { editsBetween } from '../../edit/edits-between.ts'
import type { FileChange } from '../../edit/file-change.ts'
import { applySplices } from '../../edit/splice.ts'
import type { Settings } from '../../record/settings/settings.ts'
import { freeSlug, slugOf } from '../../record/slug.ts'
import type { Raw, RawObject } from '../../record/yaml/raw.ts'
import { valueLeaf } from '../convert/value.ts'
import { fileOf, orderOf, recordText } from '../judge/record-text.ts'
import type { ContentIndex } from '../merge/content-index.ts'
import { Cell } from '../model/cell.ts'
import { DROPS } from '../model/reasons.ts'
import { fold } from '../read/table.ts'
import type { Cells, EditedSheet } from './read-workbook.ts'

/** What a workbook changes, and what it says that is not done. */
export interface PlannedEdits {
  readonly changes: readonly FileChange[]
  /** Fields that changed here as well since the export, values that cannot be, and rows that are gone: one line each. */
  readonly notes: readonly string[]
}

export interface EditsContext {
  readonly settings: Settings
  readonly index: ContentIndex
  /** The rows that would be exported now, by id. */
  readonly current: ReadonlyMap<SheetKind, ReadonlyMap<string, Cells>>
  readonly newId: () => string
}

/**
 * Plans the changes that somebody made in the sheets: only cells that differ from the exported ones. A field that has changed here
 * since the export stays as it is here. Nothing is deleted.
 */
export function planEdits(sheets: readonly EditedSheet[], context: EditsContext): PlannedEdits {
  const changes: FileChange[] = []
  const notes: string[] = []
  const owners = new Map<string, string>()
  for (const { kind, slug, value } of context.index.records.values())
    if (kind === 'organization' && typeof value.name === 'string')
      owners.set(value.name.trim().toLowerCase(), slug)
  // A new service may name a new organization.
  for (const kind of ['organization', 'location', 'service'] as const) {
    const sheet = sheets.find((one) => one.kind === kind)
    if (sheet) planSheet(sheet, { ...context, changes, notes, owners })
  }
  return { changes, notes }
}

interface SheetContext extends EditsContext {
  readonly changes: FileChange[]
  readonly notes: string[]
  /** The slugs of organizations by name. */
  readonly owners: Map<string, string>
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
  }
  for (const [id, cells] of exported)
    if (!originals.has(id) && index.records.has(id))
      notes.push(
        `${name}: the row of “${cells.get('name')}” is gone. The record stays; to remove it, use osd remove.`,
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

interface EditedRow {
  readonly place: string
  readonly id: string
  readonly columns: readonly SheetColumn[]
  readonly cells: Cells
  readonly before: Cells
  /** What is published now. */
  readonly now: Cells
}

function editRecord(
  { place, id, columns, cells, before, now }: EditedRow,
  context: SheetContext,
): void {
  const { index, notes, changes } = context
  const ours = index.records.get(id)!
  const value: Record<string, Raw> = { ...ours.value }
  let isChanged = false
  for (const { header, field } of columns) {
    const key = fold(header)
    const [cell, was] = [cells.get(key), before.get(key) ?? '']
    // A column that somebody deleted says nothing.
    if (cell === undefined || cell === was) continue
    if (field === undefined) {
      if (header === ORGANIZATION)
        notes.push(`${place}: the organization of a record is not changed from a sheet.`)
      continue
    }
    const current = now.get(key) ?? ''
    if (current === cell) continue
    if (current !== was) {
      notes.push(`${place}, ${header}: it has changed here as well, so it stays.`)
      continue
    }
    const read = readCell(cell, ours.kind as SheetKind, field, context)
    if ('problem' in read) {
      notes.push(`${place}, ${header}: “${cell}” is not written, because ${read.problem}.`)
      continue
    }
    if (read.text === undefined) delete value[field]
    else value[field] = read.text
    isChanged = true
  }
  if (!isChanged) return
  const result = editsBetween(ours.text, value, { orderAt: orderOf(ours.kind) })
  if ('refusal' in result) notes.push(`${place}: ${result.refusal}`)
  else
    changes.push({
      file: ours.file,
      before: ours.text,
      after: applySplices(ours.text, result.edits),
    })
}

interface AddedRow {
  readonly place: string
  readonly kind: SheetKind
  readonly columns: readonly SheetColumn[]
  readonly cells: Cells
}

function addRecord({ place, kind, columns, cells }: AddedRow, context: SheetContext): void {
  const { index, notes, changes, owners, newId } = context
  const name = cells.get('name') ?? ''
  if (name === '') return void notes.push(`${place}: a new row needs a name, so it is not read.`)
  const organization = owners.get((cells.get(fold(ORGANIZATION)) ?? '').toLowerCase())
  if (kind === 'service' && organization === undefined)
    return void notes.push(`${place}: “${name}” needs the name of an organization that is here.`)
  if (isHere({ kind, name, organization }, context)) return
  const fields = columns.flatMap(({ header, field }): [string, string][] => {
    const cell = cells.get(fold(header)) ?? ''
    if (field === undefined || cell === '') return []
    const read = readCell(cell, kind, field, context)
    if ('problem' in read)
      notes.push(`${place}, ${header}: “${cell}” is not written, because ${read.problem}.`)
    return 'problem' in read || read.text === undefined ? [] : [[field, read.text]]
  })
  const value: RawObject = {
    id: newId(),
    name,
    ...(kind === 'service' && { organization: organization!, status: 'active' }),
    ...Object.fromEntries(fields),
  }
  const taken = [
    ...index.known.taken(kind),
    ...changes.flatMap(({ file }) => /([^/]+)\.yaml$/.exec(file)?.[1] ?? []),
  ]
  const slug = freeSlug(slugOf(name) || kind, taken)
  if (kind === 'organization') owners.set(name.toLowerCase(), slug)
  changes.push({ file: fileOf(kind, slug), after: recordText(value) })
}

/** Whether an earlier import has added the row. */
function isHere(
  { kind, name, organization }: { kind: SheetKind; name: string; organization: string | undefined },
  { index }: SheetContext,
): boolean {
  return [...index.records.values()].some(
    (one) =>
      one.kind === kind &&
      one.value.name === name &&
      (kind !== 'service' || one.value.organization === organization),
  )
}

type Read = { readonly text: string | undefined } | { readonly problem: string }

/** The value of a cell in its usual spelling; undefined for an empty one. */
function readCell(text: string, kind: SheetKind, field: string, { settings }: SheetContext): Read {
  if (text === '') return { text: undefined }
  const cell = new Cell(field, kind, text)
  const leaf = valueLeaf([cell], kind, field, settings.countries)
  if (leaf) return { text: leaf.text }
  const { fate } = cell
  return { problem: fate.is === 'dropped' ? DROPS[fate.why] : 'it cannot be read' }
}
