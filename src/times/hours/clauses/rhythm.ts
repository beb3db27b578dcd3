import { ordinalOf } from '../tokens/ordinal.ts'
import { numberInWords } from '../../../text/number-words.ts'
import { type Cursor, refuse, isAt, peek, plainNumber, take } from '../tokens/token.ts'

/** How often the days of an entry repeat. An interval of 2 weeks is every other week. */
export interface Rhythm {
  /** Absent in `every other Wed`, where the days decide it. */
  readonly unit?: 'week' | 'month'
  readonly interval: number
}

/*
 *   rhythm = weekly | fortnightly | monthly | alternate
 *          | [of] (every | each) [count] unit           every 2 weeks · of every other month
 *          | every other                                every other Wed
 *          | (of | in) [the] month
 *   count  = other | number | two … twelve | second …
 *   unit   = week[s] | fortnight[s] | month[s]
 */

const WORDS: Readonly<Record<string, Rhythm>> = {
  weekly: { unit: 'week', interval: 1 },
  fortnightly: { unit: 'week', interval: 2 },
  monthly: { unit: 'month', interval: 1 },
}
const UNITS: Readonly<Record<string, Rhythm>> = {
  week: { unit: 'week', interval: 1 },
  fortnight: { unit: 'week', interval: 2 },
  month: { unit: 'month', interval: 1 },
}
/** Words that mean both twice in a week or month and every other one. */
const AMBIGUOUS = /^bi-?(?:week|month)ly$/
const MAX_INTERVAL = 52

/** Reads a rhythm at the cursor. */
export function readRhythm(cursor: Cursor): Rhythm | undefined {
  const { text = '' } = peek(cursor) ?? {}
  const joined = text === 'bi' ? `bi-${peek(cursor, 2)?.text}` : text
  if (AMBIGUOUS.test(joined))
    return refuse(
      cursor,
      `\`${joined}\` can mean two things.`,
      'Write `every other Wed 18:00-20:00 from 2026-01-07`, or an entry for each day.',
    )
  if (Object.hasOwn(WORDS, text)) {
    cursor.at++
    return WORDS[text]
  }
  const start = cursor.at
  const rhythm = readPhrase(cursor)
  if (!rhythm) cursor.at = start
  return rhythm
}

function readPhrase(cursor: Cursor): Rhythm | undefined {
  const isOf = take(cursor, ['of', 'in'])
  if (isOf && (take(cursor, ['the']) || isAt(cursor, ['month'])))
    return take(cursor, ['month']) ? UNITS.month : undefined
  const isOther =
    take(cursor, ['alternate', 'alternating', 'alt', 'alt.']) ||
    (isAt(cursor, ['other'], 1) && take(cursor, ['every', 'each']))
  if (isOther) {
    take(cursor, ['other'])
    return times(2, readUnit(cursor)) ?? { interval: 2 }
  }
  if (!take(cursor, ['every', 'each'])) return undefined
  const count = countAt(cursor)
  if (count !== undefined) cursor.at++
  const unit = readUnit(cursor)
  if (unit && count !== undefined && (count < 1 || count * unit.interval > MAX_INTERVAL))
    return refuse(
      cursor,
      `Every ${count * unit.interval} ${unit.unit}s is not a possible interval.`,
      `Write an interval of 1 to ${MAX_INTERVAL} ${unit.unit}s.`,
    )
  return times(count ?? 1, unit)
}

const times = (count: number, unit: Rhythm | undefined): Rhythm | undefined =>
  unit && { ...unit, interval: unit.interval * count }

function readUnit(cursor: Cursor): Rhythm | undefined {
  const unit = peek(cursor)?.text.replace(/s$/, '') ?? ''
  if (!Object.hasOwn(UNITS, unit)) return undefined
  cursor.at++
  return UNITS[unit]
}

function countAt(cursor: Cursor): number | undefined {
  const token = peek(cursor)
  const ordinal = ordinalOf(token)
  return (
    plainNumber(token) ??
    numberInWords(token?.text ?? '') ??
    (ordinal && ordinal > 0 ? ordinal : undefined)
  )
}
