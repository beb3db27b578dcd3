import { NOON, formatTime } from '../../calendar/clock.ts'
import { onSomeDays } from './corrected-by-note.ts'
import { readDays } from '../clauses/days.ts'
import type { HoursSchedule } from '../hours-schedule.ts'
import { readTime } from '../clauses/time.ts'
import { type Cursor, createCursor, peek } from '../tokens/token.ts'

const STARTS = ['from', 'opens', 'starts', 'open', 'start']
const ENDS = [
  'until',
  'till',
  'til',
  'to',
  'closes',
  'closing',
  'close',
  'ends',
  'finishes',
  'finish',
]
const SMALL = [
  'late',
  'early',
  'opening',
  'night',
  'nights',
  'at',
  'on',
  'only',
  'by',
  ',',
  '-',
  ...STARTS,
  ...ENDS,
]

/**
 * The entries that a note makes when it gives some days another start or end: `Fri until 4pm`, `late opening Thu 8pm`. An
 * empty list where the entries are not clear; nothing when it says anything else.
 */
export function otherTimesIn(
  note: string,
  schedule: HoursSchedule,
): readonly HoursSchedule[] | undefined {
  const cursor = createCursor(note)
  const small: string[] = []
  skip(cursor, small)
  const before = readDays(cursor)
  skip(cursor, small)
  const time = readTime(cursor)
  skip(cursor, small)
  const days = before ?? readDays(cursor)
  skip(cursor, small)
  if (cursor.problem || peek(cursor) || !days || !time || days.kind !== 'weekdays') return undefined
  const isStart = small.some((word) => STARTS.includes(word))
  const isEnd = small.some((word) => ENDS.includes(word) || word === 'late' || word === 'early')
  if (!isStart && !isEnd) return undefined
  const isLater = !isStart && time.isAmbiguous && time.minutes < NOON
  const at = formatTime(isLater ? time.minutes + NOON : time.minutes)
  return onSomeDays(days, isStart ? { opens_at: at } : { closes_at: at }, schedule) ?? []
}

function skip(cursor: Cursor, words: string[]): void {
  for (;;) {
    const { text } = peek(cursor) ?? {}
    if (text === undefined || !SMALL.includes(text)) return
    words.push(text)
    cursor.at++
  }
}
