import type { Country } from '../../places/postcode.ts'
import type { Cell } from '../model/cell.ts'
import { type Item, childrenOf, valuesOf } from '../model/item.ts'
import { DraftValue, type DraftRecord, compact } from './draft.ts'
import { cleanCells, draftValue } from './value.ts'

const CODE = /^[a-z]{2,3}$/
const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Languages, each with its name, and its code where the source has one. A cell may hold several. */
export function languagesOf(item: Item, countries: readonly Country[]): DraftRecord[] {
  return childrenOf(item, 'languages').flatMap((child) => {
    const written = [...valuesOf(child, 'code'), ...valuesOf(child, 'language')]
    const note = draftValue(valuesOf(child, 'note'), 'language', 'note', countries)
    const name = draftValue(valuesOf(child, 'name'), 'language', 'name', countries)
    const entries = cleanCells(written).flatMap(({ text, cell }) => readLanguages(text, cell))
    if (!name) return entries.map((entry) => ({ ...entry, ...(note && { note }) }))
    const code = draftValue(valuesOf(child, 'code'), 'language', 'code', countries)
    return [compact({ name, code, note })]
  })
}

/** `en`, `en, cy`, `English`; anything longer is a note. */
function readLanguages(text: string, cell: Cell): DraftRecord[] {
  const parts = text
    .split(/[,;|\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.some((part) => part.length > 30 || part.split(' ').length > 3)) {
    cell.change('words')
    return [{ name: new DraftValue(text, [cell]) }]
  }
  if (parts.length > 1) cell.change('spelling')
  return parts.map((part) => {
    const code = part.toLowerCase()
    const name = CODE.test(code) ? names.of(code) : undefined
    return name
      ? { name: new DraftValue(name), code: new DraftValue(code, [cell]) }
      : { name: new DraftValue(part, [cell]) }
  })
}
