import { ADDRESS_FIELDS } from '../../forms/questions/fields.ts'
import type { SheetKind } from '../../generator/dump/sheets.ts'
import { draftValue } from '../convert/value.ts'
import { Cell } from '../model/cell.ts'
import { DROPS } from '../model/reasons.ts'
import type { EditsContext } from './sheet-context.ts'

/** The value of a cell, undefined for an empty one; or why it cannot be written. */
export type Read = { readonly text: string | undefined } | { readonly problem: string }

/** Brings the value of a cell to its usual spelling. */
export function readCell(
  text: string,
  kind: SheetKind | 'phone',
  field: string,
  { settings }: Pick<EditsContext, 'settings'>,
): Read {
  if (text === '') return { text: undefined }
  const isAddress = kind === 'location' && (ADDRESS_FIELDS as readonly string[]).includes(field)
  const entity = isAddress ? 'address' : kind
  const cell = new Cell(field, entity, text)
  const leaf = draftValue([cell], entity, field, settings.countries)
  if (leaf) return { text: leaf.text }
  const { fate } = cell
  return { problem: fate.is === 'dropped' ? DROPS[fate.why] : 'it cannot be read' }
}
