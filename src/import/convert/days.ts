import { encodeDays } from '../../times/hours/hours-schedule.ts'
import { parseDays } from '../../times/hours/days-text.ts'
import type { Cell } from '../model/cell.ts'
import { type Item, valuesOf } from '../model/item.ts'
import { DraftValue } from './draft.ts'
import { cleanCells } from './value.ts'

/** The days of an item, as far as all of a cell was understood. */
export interface ReadDays {
  readonly byday?: DraftValue
  readonly bymonthday?: DraftValue
  /** Cells that say something else, or more than days. */
  readonly unread: readonly Cell[]
}

/** `byday` or `bymonthday` of days in any spelling: `MO,WE`, `Monday`, `1`, `Mon-Fri`, `Sat/Sun`, `2nd Tue`. */
export function daysOf(item: Item): ReadDays {
  const cells = cleanCells([...valuesOf(item, 'byday'), ...valuesOf(item, 'weekday')])
  const read = cells.map(({ text, cell }) => ({ days: parseDays(text), cell }))
  const unread = read.flatMap(({ days, cell }) => (days ? [] : [cell]))
  const encoded = read.flatMap(({ days, cell }) => (days ? [{ ...encodeDays(days), cell }] : []))
  const field = encoded.some(({ byday }) => byday === undefined) ? 'bymonthday' : 'byday'
  const texts = encoded.map((one) => one[field])
  // Weekdays and days of the month in two cells are both needed, or neither is meant.
  if (encoded.length === 0 || texts.includes(undefined))
    return { unread: cells.map(({ cell }) => cell) }
  const text = [...new Set(texts.flatMap((one) => one!.split(',')))].join()
  for (const { cell } of encoded) if (text !== cell.text.trim()) cell.change('spelling')
  return {
    unread,
    [field]: new DraftValue(
      text,
      encoded.map(({ cell }) => cell),
    ),
  }
}
