import type { Country } from '../../countries/countries.ts'
import { readPhones } from '../../values/phones.ts'
import { type Item, valuesOf } from '../model/item.ts'
import { languagesOf } from './languages.ts'
import { DraftValue, type DraftRecord, compact } from './draft.ts'
import { cleanCells, draftValue } from './value.ts'

/** Telephone numbers. A cell may hold several, with notes and extensions. */
export function phonesOf(item: Item, countries: readonly Country[]): DraftRecord[] {
  return cleanCells(valuesOf(item, 'number')).flatMap(({ text, cell }) => {
    const found = readPhones(text.replace(/^"+|(?<!")"+$/g, ''), countries)
    if (!found) {
      cell.drop('not-a-phone')
      return []
    }
    return found.map(({ number, extension, note, isRepaired, isLocal }, i) => {
      if (number !== cell.text.trim()) cell.change('spelling')
      if (isRepaired) cell.ask('lost-nought')
      if (isLocal) cell.ask('no-area-code')
      const own = i === 0 ? othersOf(item, countries) : {}
      return compact({
        number: new DraftValue(number, [cell]),
        extension: extension === undefined ? undefined : new DraftValue(extension, [cell]),
        ...own,
        ...(note !== undefined &&
          !('description' in own) && { description: new DraftValue(note, [cell]) }),
      })
    })
  })
}

function othersOf(item: Item, countries: readonly Country[]): DraftRecord {
  const value = (field: string) => draftValue(valuesOf(item, field), 'phone', field, countries)
  return compact({
    extension: value('extension'),
    type: value('type'),
    description: value('description'),
    languages: languagesOf(item, countries),
  })
}
