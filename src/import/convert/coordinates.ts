import { hasAny } from '../../countries/countries.ts'
import { isInBritain } from '../../countries/gb/britain.ts'
import { type Item, valuesOf } from '../model/item.ts'
import type { ConvertContext } from './context.ts'
import { DraftValue, type DraftRecord } from './draft.ts'
import { cleanCells } from './value.ts'

/**
 * The point of a place. Swapped numbers are put right where only one way is in Britain; 0/0 and points outside the
 * directory's country are dropped. `point` is one cell with both, in either order: `-0.81,51.82`.
 */
export function readCoordinates(item: Item, { countries }: ConvertContext): DraftRecord {
  const pair = cleanCells(valuesOf(item, 'point'))[0]
  const numbers = pair?.text.split(/[,;\s]+/).map(Number) ?? []
  // A third is the height, and more are an area.
  const isArea = numbers.length > 3
  const [first, second] = isArea ? [] : numbers
  const lat = cleanCells(valuesOf(item, 'latitude'))[0]
  const lon = cleanCells(valuesOf(item, 'longitude'))[0]
  const cells = [pair, lat, lon].flatMap((one) => (one ? [one.cell] : []))
  if (cells.length === 0) return {}
  const [a, b] = pair ? [first, second] : [numberIn(lat?.text), numberIn(lon?.text)]
  const point =
    a === undefined || b === undefined
      ? undefined
      : orient(a, b, hasAny(countries.slice(0, 1), 'hasSectors'))
  if (!point) {
    const isOdd = a === undefined || b === undefined
    const why = isArea ? 'no-home' : isOdd ? 'not-a-number' : 'no-such-place'
    for (const cell of cells) cell.drop(why)
    return {}
  }
  const isSwapped = point[0] !== a
  if (pair || isSwapped) for (const cell of cells) cell.change('spelling')
  const [north, east] = pair ? [pair, pair] : isSwapped ? [lon!, lat!] : [lat!, lon!]
  return {
    latitude: new DraftValue(written(point[0], north.text), [north.cell]),
    longitude: new DraftValue(written(point[1], east.text), [east.cell]),
  }
}

const numberIn = (text: string | undefined): number | undefined => {
  const number = Number(text)
  return text === undefined || text === '' || Number.isNaN(number) ? undefined : number
}

function orient(a: number, b: number, isBritish: boolean): [number, number] | undefined {
  if (Number.isNaN(a) || Number.isNaN(b) || (a === 0 && b === 0)) return undefined
  const isPoint = Math.abs(a) <= 90 && Math.abs(b) <= 180
  if (!isBritish) return isPoint ? [a, b] : undefined
  if (isInBritain(a, b)) return [a, b]
  if (isInBritain(b, a)) return [b, a]
  return undefined
}

/** The digits of the source, where they are a plain number. */
const written = (value: number, text: string): string =>
  /^-?\d{1,3}\.\d+$/.test(text) && Number(text) === value ? text : String(value)
