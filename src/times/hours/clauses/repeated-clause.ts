import { quote } from '../../../text/quote.ts'
import type { HoursSchedule } from '../hours-schedule.ts'
import type { ClauseName } from './clauses.ts'
import type { ParsedHours } from '../entries/entry.ts'
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

type Read = (text: string) => ParsedHours

/** The problem of an entry with two clauses of one kind. `read` reads a part of it that could be an entry. */
export function repeatedClause(name: ClauseName, text: string, read: Read): HoursProblem {
  const parts = text.split(/(?<!\s)(?:\s*[,;&+]\s*|\s*\/\s*(?!\d)|\s+and\s+)/)
  const canBe = (one: string) => meaningsOf(one, read).length > 0
  const found = [parts, withDaysOfFirst(parts, canBe), text.split(BEFORE_DAY)].find(
    (some) => some.length > 1 && some.every(canBe),
  )
  const entries = found && entriesOf(found, read)
  return badHours(`${quote(text)} ${HAS_TWICE[name]}.`, hintFor(found, entries))
}

function hintFor(found: readonly string[] = [], entries: readonly string[] | undefined): string {
  if (!entries)
    return 'Write an entry for each time, with its days, such as `[Tue 10:00-12:00, Tue 14:00-16:00]`.'
  const list = `\`[${entries.join(', ')}]\``
  return entries.every((one, i) => one === found[i])
    ? `Write an entry for each time, with its days: ${list}.`
    : `If you mean ${list}, write that. Each time is an entry with its days.`
}

/** An entry, or the entries that its times can mean where they are not clear: `Mon 9-5`. */
function meaningsOf(entry: string, read: Read): readonly string[] {
  const { problem } = read(entry)
  if (!problem) return [entry]
  const [, times] = /^`([^`]+)`/.exec(problem.message) ?? []
  if (times === undefined || !/^(?:Write|If you mean) `\d/.test(problem.hint)) return []
  const clocks = problem.hint.match(/(?<=`)\d\d:\d\d-\d\d:\d\d(?=`)/g) ?? []
  return clocks.map((one) => entry.replace(times, one)).filter((one) => read(one).schedule)
}

/** What some entries mean together: of two meanings, the one that comes after the entry before it on the same days. */
function entriesOf(found: readonly string[], read: Read): readonly string[] | undefined {
  const entries: string[] = []
  const schedules: HoursSchedule[] = []
  for (const one of found) {
    const meanings = meaningsOf(one, read)
    const before = schedules.at(-1)
    const isAfter = ({ schedule }: ParsedHours) =>
      schedule?.byday === before?.byday && schedule!.opens_at >= before!.closes_at
    const entry =
      meanings.length === 1 ? meanings[0] : before && meanings.find((text) => isAfter(read(text)))
    if (entry === undefined) return undefined
    entries.push(entry)
    schedules.push(read(entry).schedule!)
  }
  return areAlike(schedules) ? entries : undefined
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
