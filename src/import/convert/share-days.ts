import { parseDays } from '../../times/hours/days-text.ts'
import { type Item, addValue, childrenOf, valuesOf } from '../model/item.ts'
import { dayIn } from './hours-words.ts'

/** Fields of a schedule that say on which days it is. */
const DAYS = ['weekday', 'byday', 'bymonthday', 'dtstart', 'valid_from', 'freq', 'description']

/**
 * In a row, columns of days without times of their own, such as ticks, are the days of its columns of times. Times of no day at all
 * stay words.
 */
export function shareDays(row: Item): void {
  const loose = childrenOf(row, 'schedules').filter(({ values }) =>
    DAYS.every((field) => !values.has(field)),
  )
  if (loose.length === 0) return
  const cells = valuesOf(row, 'days')
  const days = cells.flatMap((cell) => {
    const text = dayIn(cell.text.trim())
    return text !== undefined && parseDays(text) ? [{ cell, text }] : []
  })
  for (const schedule of loose)
    if (days.length === 0) schedule.isRow = true
    else addValue(schedule, 'weekday', ...days.map(({ cell, text }) => cell.as(text)))
  row.values.set(
    'days',
    cells.filter((cell) => !days.some((one) => one.cell === cell)),
  )
}
