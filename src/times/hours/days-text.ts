import { WEEKDAYS } from '../../hsds/weekdays.ts'
import { parseByday } from '../byday.ts'
import { readDays } from './clauses/days.ts'
import { type Days, readDays as decode } from './hours-schedule.ts'
import { createCursor, peek } from './tokens/token.ts'

/**
 * Reads days as somebody wrote them in a cell: `Mon-Thu, Sat`, `Weekdays`, `2nd Tue`, `MO,WE`, `1` for Monday. All or nothing:
 * undefined for `Wednesday (fortnightly)` and `Monthly`, of which a part alone would be another rhythm.
 */
export function parseDays(text: string): Days | undefined {
  const number = /^\s*([1-7])\s*$/.exec(text)?.[1]
  if (number !== undefined) return { kind: 'weekdays', weekdays: [WEEKDAYS[Number(number) - 1]!] }
  const coded = text
    .trim()
    .toUpperCase()
    .split(/[\s,;|]+/)
    .join()
  if (parseByday(coded)) return decode({ byday: coded })
  const cursor = createCursor(text.replaceAll('|', ',').replace(/\((?:weekly|every week)\)/i, ''))
  const days = readDays(cursor)
  if (cursor.problem || peek(cursor)) return undefined
  // `every 2nd Tue` may be every other Tuesday.
  return days?.kind === 'nth' && days.every ? undefined : days
}
