import type { Country } from '../../countries/countries.ts'
import { codeIn } from '../../countries/gb/gss.ts'
import { readBareArea } from '../../countries/bare-area.ts'
import { postcodesIn } from '../../countries/postcodes-in-text.ts'
import { type Item, childrenOf, valuesOf } from '../model/item.ts'
import { hasDerivedId } from '../model/derived-id.ts'
import type { ConvertContext } from './context.ts'
import { plainValues } from './entries.ts'
import { DraftValue, type Draft, compact } from './draft.ts'
import { draftText, draftValue } from './value.ts'

/** Service areas: a code, a postcode or a nation where the source has one; the name in every case. */
export function areasOf(item: Item, { countries }: ConvertContext): Draft[] {
  return childrenOf(item, 'service_areas').flatMap((area): Draft[] => {
    if (hasDerivedId(area)) {
      // It may be derived from the name of a file of areas/, which the source does not tell.
      const id = area.entryId!
      return [
        {
          id: new DraftValue(id.text.trim(), [id]),
          ...plainValues(area, 'service_area', countries),
        },
      ]
    }
    const name = draftText([...valuesOf(area, 'name')])
    const uri = draftText(valuesOf(area, 'uri'))
    const code = uri && codeIn(/[A-Z]\d{8}$/.exec(uri.text)?.[0] ?? '')
    const description = draftText(valuesOf(area, 'description'), '\n')
    const extent = draftText(valuesOf(area, 'extent'))
    const type = draftValue(valuesOf(area, 'extent_type'), 'service_area', 'extent_type', countries)
    const isShape = extent?.text.startsWith('{')
    if (code) for (const cell of uri.cells) cell.change('spelling')
    const several = name && !extent && !code && !description && postcodesIn(name.text, countries)
    if (several && !several.hasOpenRange) {
      for (const cell of name.cells) cell.change('list')
      return several.postcodes.map((one) => new DraftValue(one, name.cells))
    }
    const isSame = name && (!extent || (extent.text === name.text && type?.text === 'text'))
    if (isSame && !code && !description && isBare(name.text, countries))
      return [
        new DraftValue(name.text, [
          ...name.cells,
          ...(extent?.cells ?? []),
          ...(type?.cells ?? []),
        ]),
      ]
    const made = compact({
      name,
      description,
      extent,
      extent_type: extent && (isShape ? (type ?? new DraftValue('geojson')) : wordsInstead(type)),
      uri: code ? undefined : draftValue(valuesOf(area, 'uri'), 'service_area', 'uri', countries),
      code: code ? new DraftValue(code, uri.cells) : undefined,
    })
    return Object.keys(made).length > 0 ? [made] : []
  })
}

/** An extent that is not a shape is text; its declared type is dropped. */
function wordsInstead(type: DraftValue | undefined): DraftValue {
  if (type?.text === 'text') return type
  for (const cell of type?.cells ?? []) cell.drop('check')
  return new DraftValue('text')
}

const isBare = (text: string, countries: readonly Country[]) =>
  readBareArea(text, countries).kind !== 'other'
