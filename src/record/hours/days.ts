import { type Weekday, weekdayName } from '../../hsds/weekdays.ts'
import { badHours } from './problem.ts'
import { shortOrdinal } from './ordinal.ts'
import { type DayItem, readDayItems } from './day-items.ts'
import { type Cursor, fail } from './token.ts'
import { inWeekOrder, shortNameOf } from './weekday.ts'

/** A weekday with its position in the month: the second Thursday. */
export interface NthWeekday {
  readonly ordinal: number
  readonly weekday: Weekday
}

/** The days of one entry. */
export type Days =
  | { readonly kind: 'weekdays'; readonly weekdays: readonly Weekday[] }
  | {
      readonly kind: 'nth'
      readonly nth: readonly NthWeekday[]
      /** `every 2nd Thu`, which could also be every other Thursday. */
      readonly every?: NthWeekday
    }
  | { readonly kind: 'dates'; readonly dates: readonly number[] }

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
      : fail(cursor, badHours('No month has such a day.', 'Write a day from `1st` to `31st`.'))
  if (items.some(({ ordinals, weekdays }) => ordinals.length === 0 || weekdays.length !== 1))
    return fail(
      cursor,
      badHours(
        'It is not clear which of these days are counted within the month.',
        'Give each weekday its own number, such as `1st Mon and 3rd Thu 10:00-12:00`. Days of every week are an entry of their own.',
      ),
    )
  const wrong = numbers.find((number) => number > 5 || number === 0)
  if (wrong !== undefined) {
    const [day] = items[0]!.weekdays as [Weekday]
    const right = [1, 2, 3, 4, 5].map((number) => `\`${shortOrdinal(number)} ${shortNameOf(day)}\``)
    return fail(
      cursor,
      badHours(
        `No month has a ${shortOrdinal(wrong)} ${weekdayName(day)}.`,
        `Write ${right.join(', ')} or \`last ${shortNameOf(day)}\`.`,
      ),
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

/** Groups neighbours with the same weekday. */
export function byWeekday(nth: readonly NthWeekday[]): (readonly [Weekday, readonly number[]])[] {
  const groups: [Weekday, number[]][] = []
  for (const { ordinal, weekday } of nth) {
    const group = groups.at(-1)
    if (group?.[0] === weekday) group[1].push(ordinal)
    else groups.push([weekday, [ordinal]])
  }
  return groups
}
