import type { Country } from '../../countries/countries.ts'
import { readLanguages } from '../../values/language.ts'
import { type Item, childrenOf, valuesOf } from '../model/item.ts'
import { DraftValue, type DraftRecord, compact } from './draft.ts'
import { cleanCells, draftValue } from './value.ts'

/** Languages, each with its name, and its code where the source has one. A cell may hold several; a sentence stays words. */
export function languagesOf(item: Item, countries: readonly Country[]): DraftRecord[] {
  return childrenOf(item, 'languages').flatMap((child) => {
    const note = draftValue(valuesOf(child, 'note'), 'language', 'note', countries)
    const isRead = item.isRow && !child.values.has('code')
    const name = isRead
      ? undefined
      : draftValue(valuesOf(child, 'name'), 'language', 'name', countries)
    if (name) {
      const code = draftValue(valuesOf(child, 'code'), 'language', 'code', countries)
      return [compact({ name, code, note })]
    }
    const written = ['code', 'language', 'name'].flatMap((field) => valuesOf(child, field))
    return cleanCells(written).flatMap(({ text, cell }) => {
      const read = readLanguages(text)
      if (
        !read &&
        (!/\p{L}{2}/u.test(text) || /^(?:all|any|yes|no|various|many|other)$/i.test(text))
      ) {
        cell.drop('not-a-language')
        return []
      }
      if (!read) cell.change('words')
      else if (read.length > 1) cell.change('spelling')
      const entries = read ?? [{ name: text }]
      return entries.map(({ name, code }) =>
        compact({
          name: new DraftValue(name, code === undefined ? [cell] : []),
          code: code === undefined ? undefined : new DraftValue(code, [cell]),
          note,
        }),
      )
    })
  })
}
