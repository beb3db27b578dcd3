import { quote } from '../../../text/quote.ts'
import type { DaySet } from '../../exceptions/day-set.ts'
import { SCHOOL_BREAK, readException } from '../../exceptions/read-exception.ts'
import { type HoursProblem, badHours } from '../problem.ts'

/** The problem of an entry that names days which no weekday has: what to write of them, and where. */
export function namedDays(text: string): HoursProblem | undefined {
  const { sets = [], times } = readException(text).exception ?? {}
  if (times && sets.every(isOfYear))
    return badHours(
      `${quote(text)} is not every week.`,
      `Write it under \`exceptions\`, beside the usual \`hours\`: ${quote(`exceptions: [${text}]`)}.${/^\W*\d/.test(text) ? ' If it is one day alone, add the year.' : ''}`,
    )
  const found = HINTS.find(([pattern]) => pattern.test(text))
  if (!found) return undefined
  const [pattern, hint] = found
  const [named = ''] = pattern.exec(text)!
  return badHours(`${quote(named)} does not say on which days, so that a search could know.`, hint)
}

/** Days of every year that are no part of it. */
const isOfYear = (set: DaySet): boolean =>
  set.kind === 'easter' ||
  set.kind === 'bank holidays' ||
  (set.kind === 'yearly' && set.from === set.to)

const HINTS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:bank|public) holiday (?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i,
    'Write each of them under `exceptions`: `exceptions: [Mon 3 May 2027 10am-2pm]`. All bank holidays are `bank holidays 10am-2pm` there.',
  ],
  [
    SCHOOL_BREAK,
    'For the weeks of school write `Tue 10:00-12:00 in term time`, and for all weeks without it `Tue 10:00-12:00 in school holidays`. For one of the holidays write its days: `Mon-Fri 09:00-15:00 from 2027-02-15 to 2027-02-19`.',
  ],
  [
    /\b(?:until|till|til|up to|to|before) (?:christmas|xmas|easter|summer)\b(?! (?:day|eve|sun|mon))/i,
    'Write the last day: `Tue 10:00-12:00 until 2026-12-18`.',
  ],
  [
    /\b(?:first|last|1st) working day\b/i,
    'Write the weekday that it usually is, such as `last Fri 10:00-12:00`, or each day: `Thu 31 Dec 2026 10:00-12:00`.',
  ],
  [
    /\b(?:good|palm|maundy|shrove|ash|black|whit|holy|remembrance|mothering|pancake|easter|low|trinity) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i,
    'It is one day of a year. Write its date, such as `Sun 21 Mar 2027 10:00-12:00`.',
  ],
]
