import { type Weekday, weekdayName } from '../../../hsds/weekdays.ts'
import { shortOrdinal } from '../tokens/ordinal.ts'
import type { Days, NthWeekday } from '../hours-schedule.ts'
import { type DayItem, readDayItems } from './day-items.ts'
import { type Cursor, refuse } from '../tokens/token.ts'
import { inWeekOrder, shortNameOf } from '../../calendar/weekday.ts'

/** Reads days at the cursor. */
export function readDays(cursor: Cursor): Days | undefined {
  const items = readDayItems(cursor)
  return items.length > 0 && !cursor.problem ? daysOf(items, cursor) : undefined
}

function daysOf(items: readonly DayItem[], cursor: Cursor): Days | undefined {
  if (items.every(({ ordinals }) => ordinals.length === 0))
    return { kind: 'weekdays', weekdays: inWeekOrder(items.flatMap(({ weekdays }) => weekdays)) }
  const numbers = items.flatMap(({ ordinals }) => ordinals)
  if (items.every(({ weekdays }) => weekdays.length === 0))
    return numbers.every((number) => number === -1 || (number > 0 && number <= 31))
      ? { kind: 'dates', dates: [...new Set(numbers)] }
      : refuse(cursor, 'No month has such a day.', 'Write a day from `1st` to `31st`.')
  if (items.some(({ ordinals, weekdays }) => ordinals.length === 0 || weekdays.length !== 1))
    return refuse(
      cursor,
      'It is not clear which of these days are counted within the month.',
      'Give each weekday its own number, such as `1st Mon and 3rd Thu 10:00-12:00`. Days of every week are an entry of their own.',
    )
  const wrong = numbers.find((number) => number > 5 || number === 0)
  if (wrong !== undefined) {
    const [day] = items[0]!.weekdays as [Weekday]
    const right = [1, 2, 3, 4, 5].map((number) => `\`${shortOrdinal(number)} ${shortNameOf(day)}\``)
    return refuse(
      cursor,
      `No month has a ${shortOrdinal(wrong)} ${weekdayName(day)}.`,
      `Write ${right.join(', ')} or \`last ${shortNameOf(day)}\`.`,
    )
  }
  const nth = unique(
    items.flatMap(({ ordinals, weekdays }) =>
      ordinals.map((ordinal) => ({ ordinal, weekday: weekdays[0]! })),
    ),
  )
  const [only] = nth
  const couldBeInterval = nth.length === 1 && items[0]?.every && only && only.ordinal > 1
  return { kind: 'nth', nth, ...(couldBeInterval && { every: only }) }
}

const unique = (nth: readonly NthWeekday[]) => [
  ...new Map(nth.map((one) => [`${one.ordinal}${one.weekday}`, one])).values(),
]
