import { readDays } from '../clauses/days.ts'
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

/** True when a note gives some days another start or end: `Fri until 4pm`, `late opening Thu 8pm`. */
export function saysOtherTimes(note: string): boolean {
  const cursor = createCursor(note)
  const small: string[] = []
  skip(cursor, small)
  const before = readDays(cursor)
  skip(cursor, small)
  const time = readTime(cursor)
  skip(cursor, small)
  const days = before ?? readDays(cursor)
  skip(cursor, small)
  const isWhole = !cursor.problem && !peek(cursor)
  return isWhole && time !== undefined && days?.kind === 'weekdays' && small.some(isBound)
}

const isBound = (word: string) =>
  STARTS.includes(word) || ENDS.includes(word) || word === 'late' || word === 'early'

function skip(cursor: Cursor, words: string[]): void {
  for (;;) {
    const { text } = peek(cursor) ?? {}
    if (text === undefined || !SMALL.includes(text)) return
    words.push(text)
    cursor.at++
  }
}
