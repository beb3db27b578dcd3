import { parseDays } from '../../times/hours/days-text.ts'
import { type Item, addValue, childrenOf, valuesOf } from '../model/item.ts'
import { dayIn } from './hours-words.ts'

/** Fields of a schedule that say on which days it is. */
const DAYS = ['weekday', 'byday', 'bymonthday', 'dtstart', 'description']
const TIMES = ['opens_at', 'closes_at']

/**
 * In a row, columns of days without times of their own, such as ticks, are the days of its columns of times. Times of no day at all
 * stay words.
 */
export function shareDays(row: Item): void {
  const loose = childrenOf(row, 'schedules').filter(
    ({ values }) =>
      DAYS.every((field) => !values.has(field)) && TIMES.some((field) => values.has(field)),
  )
  if (loose.length === 0) return
  const cells = valuesOf(row, 'days')
  const days = cells.flatMap((cell) => {
    const text = dayIn(cell.text.trim())
    return text !== undefined && parseDays(text) ? [{ cell, text }] : []
  })
  for (const schedule of loose)
    if (days.length > 0)
      addValue(schedule, 'weekday', ...days.map(({ cell, text }) => cell.as(text)))
    else if (!takesPlaceOnce(schedule)) schedule.isRow = true
  row.values.set(
    'days',
    cells.filter((cell) => !days.some((one) => one.cell === cell)),
  )
}

/** Makes the day of a schedule of one that begins and ends on the same; false where it does not. */
function takesPlaceOnce({ values }: Item): boolean {
  const [[first, other] = [], [last] = []] = ['valid_from', 'valid_to'].map((field) =>
    values.get(field),
  )
  if (!first || other || values.has('freq') || first.text.trim() !== last?.text.trim()) return false
  values.set('weekday', [first])
  last.drop('parts')
  values.delete('valid_from')
  values.delete('valid_to')
  return true
}
