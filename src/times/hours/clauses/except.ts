import type { DaySet } from '../../exceptions/day-set.ts'
import { readDaySets, readMonths, readNamed } from '../../exceptions/read-day-sets.ts'
import { type Cursor, peek, take } from '../tokens/token.ts'

/** Days that an entry names besides its rhythm. */
export interface Named {
  readonly sets: readonly DaySet[]
}

/*
 *   except = [but] (except [for] | excluding | not | closed | outside | apart from) sets      except 25 Dec to 1 Jan
 *            | sets [:] (closed | off)                                             bank holidays closed
 *   only   = [in | during | from] (month [to month] | term time | school holidays) [only]      Apr to Oct
 */

const EXCEPT = [
  ...['except', 'excepting', 'excluding', 'excl', 'excl.', 'exc', 'exc.', 'ex', 'bar', 'unless'],
  ...['not', 'closed', 'shut', 'without', 'outside'],
]

/** Reads the days at the cursor on which an entry does not take place. */
export function readExcept(cursor: Cursor): Named | undefined {
  const start = cursor.at
  take(cursor, ['but'])
  const isSaid =
    take(cursor, EXCEPT) ||
    (take(cursor, ['apart', 'other']) && take(cursor, ['from', 'than'])) ||
    (take(cursor, ['no']) && (take(cursor, ['sessions', 'meetings', 'classes']), true))
  const sets = isSaid ? readDaySets(cursor) : []
  if (sets.length > 0 || cursor.problem) return { sets }
  cursor.at = start
  const named = readNamed(cursor)
  take(cursor, [':'])
  if (named && take(cursor, ['closed', 'shut', 'off', 'excepted', 'excluded']))
    return { sets: [named] }
  cursor.at = start
  return undefined
}

/** Reads the part of each year at the cursor in which alone an entry takes place. */
export function readOnly(cursor: Cursor): Named | undefined {
  const start = cursor.at
  const isFrom = take(cursor, ['from', 'between'])
  if (!isFrom) while (take(cursor, ['in', 'during', 'the', 'only']));
  const set = readNamed(cursor) ?? readMonths(cursor)
  const isMonth = set?.kind === 'yearly' && set.from.endsWith('-01') && set.to.endsWith('-31')
  const isRange = isMonth && set.from.slice(0, 2) !== set.to.slice(0, 2)
  const isPart =
    set?.kind === 'season' || set?.kind === 'term time' || set?.kind === 'school holidays'
  if (
    !set ||
    !(isPart || isMonth) ||
    (isFrom && !isRange && set.kind !== 'season') ||
    isDated(cursor)
  ) {
    cursor.at = start
    return undefined
  }
  if (take(cursor, ['only'])) take(cursor, [':'])
  return { sets: [set] }
}

/** A month before a number or a range that has not been read is part of a date. */
const isDated = (cursor: Cursor) => /^(?:until|till|to)$/.test(peek(cursor)?.text ?? '')
