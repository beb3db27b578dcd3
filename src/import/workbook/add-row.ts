import { type SheetColumn, type SheetKind, ORGANIZATION } from '../../generator/dump/sheets.ts'
import { freeSlug, slugOf } from '../../record/slug.ts'
import type { RawObject } from '../../record/yaml/raw.ts'
import { recordText } from '../../edit/record-text.ts'
import { fileOf } from '../../record/schema/written.ts'
import { fold } from '../model/fold.ts'
import type { Cells } from './read-workbook.ts'
import type { SheetContext } from './sheet-context.ts'
import { withCell } from './write-cell.ts'

export interface AddedRow {
  readonly place: string
  readonly kind: SheetKind
  readonly columns: readonly SheetColumn[]
  readonly cells: Cells
}

/** Makes a record of a row that somebody added, once: the next import finds it by its name. */
export function addRecord({ place, kind, columns, cells }: AddedRow, context: SheetContext): void {
  const { index, notes, changes, owners, choices, newId } = context
  const name = cells.get('name') ?? ''
  if (name === '') return void notes.push(`${place}: a new row needs a name, so it is not read.`)
  const organization = owners.get((cells.get(fold(ORGANIZATION)) ?? '').toLowerCase())
  if (kind === 'service' && organization === undefined)
    return void notes.push(`${place}: “${name}” needs the name of an organization that is here.`)
  if (isHere({ kind, name, organization }, context)) return
  const start: RawObject = {
    id: newId(),
    name,
    ...(kind === 'service' && { organization: organization!, status: 'active' }),
  }
  const value = columns.reduce<RawObject>((record, column) => {
    const { header, field } = column
    const text = cells.get(fold(header)) ?? ''
    if (field === undefined || text === '' || text === start[field]) return record
    const cell = { kind, column: { ...column, field }, text, before: '' }
    return withCell(record, { ...cell, place: `${place}, ${header}` }, context)
  }, start)
  const taken = [
    ...index.known.taken(kind),
    ...changes.flatMap(({ file }) => /(?<![^/])([^/]+)\.yaml$/.exec(file)?.[1] ?? []),
  ]
  const slug = freeSlug(slugOf(name) || kind, taken)
  if (kind === 'organization') owners.set(name.toLowerCase(), slug)
  if (kind === 'location') choices.locations.push({ slug, name })
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
