import { quote } from '../../../text/quote.ts'
import type { Time } from './am-pm.ts'
import { DAY } from '../../calendar/clock.ts'
import { readTime } from './time.ts'
import { type Cursor, refuse, isAt, take, takeTo, writtenBetween } from '../tokens/token.ts'

/** When an entry starts and ends, before it is known in which half of the day. */
export interface Times {
  readonly from: Time
  readonly to: Time
  /** Both times as they were written. */
  readonly written: string
  /** `24 hours` and `24/7`, which give the days as well where there are none. */
  readonly always?: true
}

/*
 *   times = [from] time to time | between time and time | 24 hours [a day] | 24/7
 *   to    = a dash of any length | to | till | until
 */

const TO = ['to', 'till', 'til', 'until']
const HOURS = ['hours', 'hrs', 'hour', 'hr', 'h']
const WRITE_BOTH = 'Write both times, such as `10:00-12:00` or `9am-5pm`.'

/** Reads two times at the cursor. */
export function readTimes(cursor: Cursor): Times | undefined {
  const start = cursor.at
  const written = () => writtenBetween(cursor, start, cursor.at).replace(/^from\s+/i, '')
  if (readAlways(cursor)) return { ...ALL_DAY, written: written(), always: true }
  if (take(cursor, TO) && readTime(cursor)) return failAlone(cursor, written(), 'start')
  cursor.at = start
  take(cursor, ['from', 'between'])
  const from = readTime(cursor)
  if (!from) {
    cursor.at = start
    return undefined
  }
  const single = written()
  const hasTo = takeTo(cursor, isAt(cursor, ['between'], start - cursor.at) ? ['and'] : TO)
  if (hasTo && isAt(cursor, ['late', 'close', 'closing', 'finish'])) return failOpen(cursor, start)
  const to = hasTo ? readTime(cursor) : undefined
  if (!to) return failAlone(cursor, single, 'end')
  return { from, to, written: written() }
}

const ALL_DAY = {
  from: { minutes: 0, isAmbiguous: false },
  to: { minutes: DAY - 1, isAmbiguous: false },
}

/** 24/7, 24 hours, 24-hour, 24hrs a day */
function readAlways(cursor: Cursor): boolean {
  if (take(cursor, ['24/7'])) return true
  if (!isAt(cursor, ['24'])) return false
  const ahead = isAt(cursor, ['-'], 1) ? 2 : 1
  if (!isAt(cursor, HOURS, ahead)) return false
  cursor.at += ahead + 1
  const isADay = isAt(cursor, ['a', 'per', '/']) && isAt(cursor, ['day'], 1)
  if (isADay) cursor.at += 2
  return true
}

const failAlone = (cursor: Cursor, written: string, missing: 'start' | 'end') =>
  refuse(
    cursor,
    `${quote(written)} is a time without ${missing === 'end' ? 'an end' : 'a start'}.`,
    WRITE_BOTH,
  )

/** 7pm to late */
function failOpen(cursor: Cursor, from: number): undefined {
  const [start, open] = [cursor.tokens[from]!, cursor.tokens[cursor.at]!]
  const times = cursor.text
    .slice(start.start, open.start)
    .replace(/[^\d\p{L}]*(?:\p{L}+\s*)?$/u, '')
  const [before, after] = [cursor.text.slice(0, start.start), cursor.text.slice(open.end)]
  return refuse(
    cursor,
    `${quote(open.text)} is no time.`,
    `Write when it usually ends, such as ${quote(`${`${before}${times}-11pm${after}`.trim()} (until ${open.text})`)}.`,
  )
}
