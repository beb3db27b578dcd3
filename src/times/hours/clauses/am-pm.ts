import { quote } from '../../../text/quote.ts'
import { DAY, NOON, formatTime, formatTimeOf12Hours, inHalf } from '../../calendar/clock.ts'
import type { PartOfDay } from './part-of-day.ts'
import { type HoursProblem, badHours } from '../problem.ts'

export interface Time {
  readonly minutes: number
  /** What was written behind it. */
  readonly half?: 'am' | 'pm'
  /** It could be in the morning or in the afternoon: 2, but not 02, 14 or 2pm. */
  readonly isAmbiguous: boolean
  /** It is written as 12am, which is midnight, but may be meant as noon. */
  readonly isTwelveAm?: boolean
}

/** The times of an entry, with the part of the day that it names. */
export interface WrittenTimes {
  readonly from: Time
  readonly to: Time
  readonly written: string
  readonly part?: PartOfDay | undefined
}

export type ResolvedTimes =
  | { readonly opens: number; readonly closes: number; readonly problem?: never }
  | { readonly problem: HoursProblem }

/** Ambiguous times that start before this hour are refused: a club from 7 to 9 rarely meets in the morning. */
const EARLY = 9 * 60

/**
 * Decides whether two times are in the morning or in the afternoon. One am or pm holds for both when that leaves them in
 * order: `2-4pm`, but `10-2pm` starts in the morning. Without either, times are read on the clock of 24 hours, unless the
 * other reading is as likely. A part of the day decides where both start: `evenings 7-9`.
 */
export function resolveTimes({ from, to, written, part }: WrittenTimes): ResolvedTimes {
  if (from.minutes === DAY) return { problem: startsAtMidnight(written) }
  const resolved = part ? inPart(part, { from, to, written }) : withoutPart({ from, to, written })
  return resolved.problem ? resolved : (twelveAm({ from, to, written }, resolved) ?? resolved)
}

function withoutPart({ from, to, written }: WrittenTimes): ResolvedTimes {
  const opens = from.isAmbiguous && to.half ? opening(from, to.minutes, to.half) : from.minutes
  const closes = to.isAmbiguous && from.half ? closing(to, from.minutes, from.half) : to.minutes
  const later = closes + NOON
  if (to.isAmbiguous && closes <= opens && later > opens && later < DAY)
    return { problem: endsEarly(written, opens, later) }
  const areAmbiguous = from.isAmbiguous && to.isAmbiguous
  if (areAmbiguous && closes > opens && opens < EARLY && later < DAY)
    return { problem: amOrPm(written, opens, closes) }
  return { opens, closes: closes === 0 ? DAY : closes }
}

function opening({ minutes }: Time, closes: number, half: 'am' | 'pm') {
  if (closes === 0) return inHalf(minutes, 'pm')
  const shared = inHalf(minutes, half)
  return shared < closes ? shared : inHalf(minutes, 'am')
}

function closing({ minutes }: Time, opens: number, half: 'am' | 'pm') {
  const shared = inHalf(minutes, half)
  if (shared > opens) return shared
  return minutes === NOON && opens >= NOON ? DAY : minutes
}

/** The start is in the part of the day, and the end is the first such time after it. */
function inPart(part: PartOfDay, { from, to, written }: WrittenTimes): ResolvedTimes {
  const opens = readingsOf(from).find((time) => time >= part.first && time <= part.last)
  if (opens === undefined) return { problem: inOtherPart(written, part) }
  const later = readingsOf(to).find((time) => time > opens)
  const isMidnight = to.minutes === 0 || (to.isAmbiguous && to.minutes === NOON)
  return { opens, closes: later ?? (isMidnight ? DAY : to.minutes) }
}

const readingsOf = ({ minutes, isAmbiguous }: Time): readonly number[] =>
  isAmbiguous ? [inHalf(minutes, 'am'), inHalf(minutes, 'pm')] : [minutes]

/** `12am-2pm` and `10am-12am` last half a day or longer, if 12am is midnight. */
function twelveAm(
  { from, to, written }: WrittenTimes,
  { opens, closes }: { readonly opens: number; readonly closes: number },
): ResolvedTimes | undefined {
  const isStart = from.isTwelveAm && (closes >= NOON || to.isAmbiguous)
  const isEnd = to.isTwelveAm && opens < NOON
  if (!isStart && !isEnd) return undefined
  const atNoon = isStart
    ? range(opens + NOON, closes > opens + NOON ? closes : closes + NOON)
    : range(opens, closes === DAY ? NOON : closes + NOON)
  const atMidnight = range(opens, closes > opens ? closes : DAY)
  return {
    problem: badHours(
      `12am is midnight, so ${quote(written)} may not be what is meant.`,
      `For noon write \`${atNoon}\`; for midnight write \`${atMidnight}\`.`,
    ),
  }
}

const startsAtMidnight = (written: string) =>
  badHours(
    `${quote(written)} starts at 24:00, when the next day begins.`,
    'Write `00:00`, with the next day.',
  )

const endsEarly = (written: string, opens: number, closes: number) =>
  badHours(
    `${quote(written)} does not end after it starts, on a clock of 24 hours.`,
    `If you mean ${both(opens, closes)}, write that. Hours past midnight need two entries.`,
  )

const amOrPm = (written: string, opens: number, closes: number) =>
  badHours(
    `${quote(written)} could be in the morning or in the afternoon.`,
    `Write ${both(opens, closes)} or ${both(opens + NOON, closes + NOON)}.`,
  )

const inOtherPart = (written: string, { name, sample }: PartOfDay) =>
  badHours(
    `${quote(written)} does not start in the ${name}.`,
    `Write the right times without that word, such as \`${sample}\`.`,
  )

/** As entries have times: the day ends at 23:59. */
const range = (opens: number, closes: number) =>
  `${formatTime(opens)}-${formatTime(Math.min(closes, DAY - 1))}`

const both = (opens: number, closes: number) =>
  `\`${range(opens, closes)}\` (${formatTimeOf12Hours(opens)} to ${formatTimeOf12Hours(closes)})`
