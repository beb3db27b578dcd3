import { quote } from '../../text/quote.ts'
import { DAY, NOON, formatTime, formatTimeOf12Hours, inHalf } from './clock.ts'
import { type HoursProblem, badHours } from './problem.ts'

export interface Time {
  readonly minutes: number
  /** What was written behind it. */
  readonly half?: 'am' | 'pm'
  /** It could be in the morning or in the afternoon: 2, but not 02, 14 or 2pm. */
  readonly isAmbiguous: boolean
}

type ResolvedTimes =
  | { readonly opens: number; readonly closes: number; readonly problem?: never }
  | { readonly problem: HoursProblem }

/** Ambiguous times that start before this hour are refused: a club from 7 to 9 rarely meets in the morning. */
const EARLY = 9 * 60

/**
 * Decides whether two times are in the morning or in the afternoon. One am or pm holds for both when that leaves them in
 * order: `2-4pm`, but `10-2pm` starts in the morning. Without either, times are read on the clock of 24 hours, unless the
 * other reading is as likely.
 */
export function resolveTimes(from: Time, to: Time, written: string): ResolvedTimes {
  if (from.minutes === DAY) return { problem: startsAtMidnight(written) }
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

const both = (opens: number, closes: number) =>
  `\`${formatTime(opens)}-${formatTime(closes)}\` (${formatTimeOf12Hours(opens)} to ${formatTimeOf12Hours(closes)})`
