import { quote } from '../../text/quote.ts'
import { type ClauseName, readClauses } from './clauses.ts'
import { formatSchedule } from './format-schedule.ts'
import { type HoursProblem, badHours } from './problem.ts'
import { resolve } from './resolve.ts'
import type { HoursSchedule } from './schedule.ts'
import { createCursor } from './token.ts'

/** A schedule with its description, or what is wrong with the entry. */
export type ParsedHours =
  | {
      readonly schedule: HoursSchedule & { readonly description: string }
      readonly problem?: never
    }
  | { readonly problem: HoursProblem; readonly schedule?: never }

/*
 *   entry  = { clause } ["(" note ")"]           each clause at most once, in any order, with or without commas
 *   clause = rhythm                              every other · fortnightly · of the month
 *          | days                                Tue · Mon-Fri · 2nd and 4th Thu · 10th
 *          | times                               10:00-12:00 · 9am to 5pm
 *          | season                              from 2026-04-01 to 2026-09-30
 *
 *   every other   Wed    18:00-20:00   from 2026-01-07   (ring first)
 *   └─ rhythm ─┘ └days┘ └── times ──┘ └── season ────┘   └── note ──┘
 */

/** Parses one entry of `hours`. */
export function parseHours(text: string): ParsedHours {
  if (text.length > MAX_LENGTH)
    return { problem: badHours(`${quote(text)} is too long for an entry of \`hours\`.`) }
  const [bare, note] = takeNote(text)
  const cursor = createCursor(bare)
  const { clauses, repeated } = readClauses(cursor)
  if (repeated) return { problem: repeatedClause(repeated, bare.trim()) }
  if (cursor.problem) return { problem: cursor.problem }
  const resolved = resolve(clauses, text)
  if (resolved.problem) return resolved
  const schedule = { ...resolved.schedule, ...(note && { notes: note }) }
  return { schedule: { ...schedule, description: formatSchedule(schedule) } }
}

const MAX_LENGTH = 500

/** Splits an entry into the text without its note, and the note. */
function takeNote(text: string): [string, string?] {
  const [brackets, note = ''] = /\(([^()]*)\)/.exec(text) ?? []
  return brackets ? [text.replace(brackets, () => ' '), note.trim()] : [text]
}

const HAS_TWICE: Readonly<Record<ClauseName, string>> = {
  days: 'has days in two places',
  times: 'has more than one time',
  season: 'has dates in two places',
  rhythm: 'says in two ways how often it is',
}

function repeatedClause(name: ClauseName, text: string): HoursProblem {
  const parts = text.split(/\s*[,;&+]\s*|\s+and\s+/)
  const entries = [parts, withDaysOfFirst(parts), text.split(BEFORE_DAY)].find(areEntries)
  return badHours(
    `${quote(text)} ${HAS_TWICE[name]}.`,
    entries
      ? `Write an entry for each time, with its days: \`[${entries.join(', ')}]\`.`
      : 'Write an entry for each time, with its days, such as `[Tue 10:00-12:00, Tue 14:00-16:00]`.',
  )
}

const areEntries = (parts: readonly string[]) =>
  parts.length > 1 && parts.every((part) => parseHours(part).schedule)

/** Repeats the days of the first part before the others: `Wed 9:00-11:00` and `13:00-15:00`. */
function withDaysOfFirst([first = '', ...others]: readonly string[]): string[] {
  const words = first.split(' ')
  const days = words
    .slice(0, MAX_WORDS_OF_DAYS)
    .map((_, i) => words.slice(0, i + 1).join(' '))
    .find((start) => others.every((time) => parseHours(`${start} ${time}`).schedule))
  return days === undefined ? [] : [first, ...others.map((time) => `${days} ${time}`)]
}

/** As many as in `the first Tuesday of the month`. */
const MAX_WORDS_OF_DAYS = 6

/** Where YAML joined two lines. */
const BEFORE_DAY = /(?<!\s)\s+(?=(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b)/i
