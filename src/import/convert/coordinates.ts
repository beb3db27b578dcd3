import { hasAny } from '../../countries/countries.ts'
import { numbersIn, readPoint } from '../../values/point.ts'
import { type Item, valuesOf } from '../model/item.ts'
import type { ConvertContext } from './context.ts'
import { DraftValue, type DraftRecord } from './draft.ts'
import { cleanCells } from './value.ts'

/** The point of a place. `point` is one cell with both, in either order: `-0.81,51.82`. Points outside the directory's country are dropped. */
export function readCoordinates(item: Item, { countries }: ConvertContext): DraftRecord {
  const [pair, lat, lon] = ['point', 'latitude', 'longitude'].map(
    (field) => cleanCells(valuesOf(item, field))[0],
  )
  const cells = [pair, lat, lon].flatMap((one) => (one ? [one.cell] : []))
  if (cells.length === 0) return {}
  const numbers = pair
    ? numbersIn(pair.text)
    : [lat, lon].map((one) => (one ? Number(one.text) : NaN))
  const point = readPoint(numbers, hasAny(countries.slice(0, 1), 'hasSectors'))
  if (typeof point === 'string') {
    for (const cell of cells) cell.drop(point === 'area' ? 'no-home' : point)
    return {}
  }
  const isSwapped = point[0] !== numbers[0]
  if (pair || isSwapped) for (const cell of cells) cell.change('spelling')
  const [north, east] = pair ? [pair, pair] : isSwapped ? [lon!, lat!] : [lat!, lon!]
  return {
    latitude: new DraftValue(written(point[0], north.text), [north.cell]),
    longitude: new DraftValue(written(point[1], east.text), [east.cell]),
  }
}

/** The digits of the source, where they are a plain number. */
const written = (value: number, text: string): string =>
  /^-?\d{1,3}\.\d+$/.test(text) && Number(text) === value ? text : String(value)
