import { quote } from '../../../text/quote.ts'
import type { HoursSchedule } from '../hours-schedule.ts'
import type { ClauseName } from './clauses.ts'
import { type HoursProblem, badHours } from '../problem.ts'

const HAS_TWICE: Readonly<Record<ClauseName, string>> = {
  days: 'has days in two places',
  part: 'names two parts of the day',
  times: 'has more than one time',
  season: 'has dates in two places',
  except: 'says twice when it is closed',
  series: 'has two numbers of sessions',
  only: 'names two parts of the year',
  rhythm: 'says in two ways how often it is',
}

/** The problem of an entry with two clauses of one kind. `read` reads a part of it that could be an entry. */
export function repeatedClause(
  name: ClauseName,
  text: string,
  read: (text: string) => HoursSchedule | undefined,
): HoursProblem {
  const isEntry = (one: string) => read(one) !== undefined
  const parts = text.split(/(?<!\s)(?:\s*[,;&+]\s*|\s*\/\s*(?!\d)|\s+and\s+)/)
  const entries = [parts, withDaysOfFirst(parts, isEntry), text.split(BEFORE_DAY)].find(
    (found) => found.length > 1 && found.every(isEntry) && areAlike(found.map((one) => read(one)!)),
  )
  return badHours(
    `${quote(text)} ${HAS_TWICE[name]}.`,
    entries
      ? `Write an entry for each time, with its days: \`[${entries.join(', ')}]\`.`
      : 'Write an entry for each time, with its days, such as `[Tue 10:00-12:00, Tue 14:00-16:00]`.',
  )
}

/** What limits the last of them may be meant for all. */
const areAlike = (schedules: readonly HoursSchedule[]): boolean =>
  new Set(
    schedules.map(({ except, only, dtstart, valid_from, valid_to, notes }) =>
      JSON.stringify([except, only, dtstart, valid_from, valid_to, notes]),
    ),
  ).size === 1

/** Repeats the days of the first part before the others: `Wed 9:00-11:00` and `13:00-15:00`. */
function withDaysOfFirst(
  [first = '', ...others]: readonly string[],
  isEntry: (text: string) => boolean,
): string[] {
  const words = first.split(' ')
  const days = words
    .slice(0, MAX_WORDS_OF_DAYS)
    .map((_, i) => words.slice(0, i + 1).join(' '))
    .find((start) => others.every((time) => isEntry(`${start} ${time}`)))
  return days === undefined ? [] : [first, ...others.map((time) => `${days} ${time}`)]
}

/** As many as in `the first Tuesday of the month`. */
const MAX_WORDS_OF_DAYS = 6

/** Where YAML joined two lines. */
const BEFORE_DAY = /(?<!\s)\s+(?=(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b)/i
