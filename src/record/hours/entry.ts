import { quote } from '../../text/quote.ts'
import { suggest } from '../../text/suggest.ts'
import { readTimes } from './clock.ts'
import { readDays } from './days.ts'
import { formatSchedule } from './format-schedule.ts'
import { type HoursProblem, SHOWN, badHours } from './problem.ts'
import { readRhythm } from './rhythm.ts'
import type { HoursSchedule } from './schedule.ts'
import { readSeason } from './season.ts'
import { type Clauses, settle } from './resolve.ts'
import { type Cursor, createCursor, fail, peek } from './token.ts'
import { WORDS } from './words.ts'

/** What became of an entry: a schedule with its description, or what is wrong with it. */
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

/** Reads one entry of `hours`. */
export function parseHours(text: string): ParsedHours {
  if (text.length > LONGEST)
    return { problem: badHours(`${quote(text)} is longer than hours ever are.`) }
  const [bare, note] = takeNote(text)
  const cursor = createCursor(bare)
  const clauses = readClauses(cursor)
  if (cursor.problem) return { problem: cursor.problem }
  const settled = settle(clauses, text)
  if (settled.problem) return settled
  const schedule = { ...settled.schedule, ...(note && { notes: note }) }
  return { schedule: { ...schedule, description: formatSchedule(schedule) } }
}

const LONGEST = 500

/** An entry without its note, and the note. */
function takeNote(text: string): [string, string?] {
  const [brackets, note = ''] = /\(([^()]*)\)/.exec(text) ?? []
  return brackets ? [text.replace(brackets, () => ' '), note.trim()] : [text]
}

const READERS = { season: readSeason, rhythm: readRhythm, days: readDays, times: readTimes }
type Name = keyof Clauses
const NAMES = Object.keys(READERS) as Name[]

function readClauses(cursor: Cursor): Clauses {
  const clauses: { -readonly [N in Name]?: Clauses[N] } = {}
  let before: Name | undefined
  while (peek(cursor) && !cursor.problem) {
    const start = cursor.at
    const isJoined = skip(cursor, before)
    const name = NAMES.find((name) => {
      const clause = cursor.problem ? undefined : READERS[name](cursor)
      if (!clause) return false
      if (clauses[name]) fail(cursor, twice(name, cursor))
      clauses[name] = clause as never
      return true
    })
    if (!name || isJoined) fail(cursor, unknown(cursor, name ? start : cursor.at, clauses))
    before = name
  }
  return clauses
}

/** Reads on past signs and words between clauses that mean nothing; past an `and` as well, which does. */
function skip(cursor: Cursor, before: Name | undefined): boolean {
  for (;;) {
    const token = peek(cursor)
    const isComma = before && /^[,;]$/.test(token?.text ?? '') && peek(cursor, 1)
    const isDash = before === 'days' && (token?.kind === 'dash' || token?.text === ':')
    if (!isComma && !isDash && !/^(?:on|at|open)$/.test(token?.text ?? '')) break
    cursor.at++
  }
  const isAnd = before && /^(?:and|[&+/])$/.test(peek(cursor)?.text ?? '')
  if (isAnd) cursor.at++
  return Boolean(isAnd)
}

const MORE: Readonly<Record<Name, string>> = {
  days: 'days in two places',
  times: 'more than one time',
  season: 'dates in two places',
  rhythm: 'in two ways how often',
}

function twice(name: Name, { text }: Cursor): HoursProblem {
  const whole = text.trim()
  const parts = whole.split(/\s*[,;&+]\s*|\s+and\s+/)
  const entries = [parts, withDaysOfFirst(parts), whole.split(BEFORE_DAY)].find(areEntries)
  return badHours(
    `${quote(whole)} says ${MORE[name]}.`,
    entries
      ? `Write an entry for each time, with its days: \`[${entries.join(', ')}]\`.`
      : 'Write an entry for each time, with its days, such as `[Tue 10:00-12:00, Tue 14:00-16:00]`.',
  )
}

const areEntries = (parts: readonly string[]) =>
  parts.length > 1 && parts.every((part) => parseHours(part).schedule)

/** Several times behind the same days, each with them: of `Wed 9:00-11:00` and `13:00-15:00`, the second. */
function withDaysOfFirst([first = '', ...others]: readonly string[]): string[] {
  const words = first.split(' ')
  const days = words
    .slice(0, MOST_WORDS)
    .map((_, i) => words.slice(0, i + 1).join(' '))
    .find((start) => others.every((time) => parseHours(`${start} ${time}`).schedule))
  return days === undefined ? [] : [first, ...others.map((time) => `${days} ${time}`)]
}

/** As many as days take at most: `the first Tuesday of the month`. */
const MOST_WORDS = 6

/** Between lines that YAML joined. */
const BEFORE_DAY = /(?<!\s)\s+(?=(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b)/i

/** Something that is no clause: a word misspelt, a note without brackets, or another thing altogether. */
function unknown(cursor: Cursor, at: number, clauses: Clauses): HoursProblem {
  const { text, tokens } = cursor
  const token = tokens[at] ?? tokens.at(-1)!
  const word = text.slice(token.start, token.end)
  const rest = text.slice(token.start).trim()
  if (clauses.days && clauses.times && /\p{L}/u.test(rest) && !/[()]/.test(text)) {
    const near = suggest(word, WORDS)
    const known = text.slice(0, token.start).replace(/[\s,;–-]+$/, '')
    return badHours(
      `${quote(rest)} cannot be understood as hours.`,
      `${near ? `Did you mean \`${near}\`? ` : ''}A note goes in brackets: ${quote(`${known} (${rest})`)}.`,
    )
  }
  if (/\bclosed\b/i.test(text))
    return badHours(
      `${quote(text.trim())} says when it is closed.`,
      'Leave such days out; write only when it is open.',
    )
  if (/\bappointment|\bappt\b/i.test(text))
    return badHours(
      `${quote(text.trim())} has no days and times.`,
      'Say it in the `description`; or, with days and times, in brackets: `Tue 10:00-12:00 (by appointment)`.',
    )
  if (/[()]/.test(word))
    return badHours(
      `${quote(text.trim())} has a bracket too many, or one too few.`,
      'An entry can have one note, in one pair of brackets: `Tue 10:00-12:00 (term time only)`.',
    )
  const near = token.kind === 'word' ? suggest(word, WORDS) : undefined
  return badHours(
    `${quote(word)} in ${quote(text.trim())} cannot be understood.`,
    `${near ? `Did you mean \`${near}\`? ` : ''}${SHOWN}`,
  )
}
