import { memoiseLru } from '../../../text/memoise.ts'
import { quote } from '../../../text/quote.ts'
import { readClauses } from '../clauses/clauses.ts'
import { describe } from '../../describe.ts'
import { type HoursProblem, badHours } from '../problem.ts'
import { fromWelsh } from './from-welsh.ts'
import { noteAsData } from '../notes/note-as-data.ts'
import { noteFirst } from '../notes/note-first.ts'
import { repeatedClause } from '../clauses/repeated-clause.ts'
import { resolve } from '../resolve/resolve.ts'
import type { HoursSchedule } from '../hours-schedule.ts'
import { ruleInNote } from '../notes/rule-in-note.ts'
import { createCursor } from '../tokens/token.ts'
import type { LooseNote } from '../clauses/unknown-text.ts'
import { changing } from '../notes/rule-in-note.ts'
import { namedDays } from '../notes/named-days.ts'
import { namesWhen } from '../notes/says-when.ts'
import { severalMonths } from './several-months.ts'
import { takeNote, withoutMarks } from '../notes/written-note.ts'

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
 *          | part                                evenings
 *          | times                               10:00-12:00 · 9am to 5pm
 *          | season                              from 2026-04-01 to 2026-09-30
 *
 *   every other   Wed    18:00-20:00   from 2026-01-07   (ring first)
 *   └─ rhythm ─┘ └days┘ └── times ──┘ └── season ────┘   └── note ──┘
 */

/** Parses one entry of `hours`. Many records have the same. */
export const parseHours: (text: string) => ParsedHours = memoiseLru(1000, parse)

function parse(text: string): ParsedHours {
  if (text.length > MAX_LENGTH)
    return { problem: badHours(`${quote(text)} is too long for an entry of \`hours\`.`) }
  const { bare, note } = takeNote(withoutMarks(text))
  const parsed = parseBare(bare, note, text)
  if (!parsed.problem) return parsed
  const isNote = note !== undefined && parsed.problem.code === 'hours-in-note'
  const named = isNote ? undefined : namedDays(bare.trim())
  if (named) return { problem: named }
  const problem =
    severalMonths(bare, (one) => !problemOf(one)) ??
    inWelsh(bare.trim()) ??
    noteFirst(bare, note, problemOf) ??
    parsed.problem
  return { problem: note === undefined ? problem : withNote(problem, note) }
}

/** The problem of an entry in Welsh. Its hint has all that is meant, in English, where that is known. */
function inWelsh(bare: string): HoursProblem | undefined {
  const said = bare.length > MAX_SHOWN ? undefined : fromWelsh(bare)
  if (said === undefined) return undefined
  const { message, hint = '' } = problemOf(said) ?? {}
  const [, times = ''] = /^`([^`]+)`/.exec(message ?? '') ?? []
  const whole = (_: string, clocks: string) => `\`${said.replace(times, clocks)}\``
  return badHours(
    `${quote(bare)} has days in Welsh, which searches cannot read here.`,
    message === undefined
      ? `If you mean \`${said}\`, write that. Pages say it in both languages.`
      : /^(?:Write|If you mean) `\d/.test(hint)
        ? hint.replace(/`(\d\d:\d\d-\d\d:\d\d)`/g, whole)
        : `Write days in English. ${hint}`,
  )
}

/** A longer entry is not quoted as a whole. */
const MAX_SHOWN = 60

/** A hint that shows an entry without its note says that the note stays. */
const withNote = (problem: HoursProblem, note: string): HoursProblem =>
  problem.code === 'hours-in-note' || problem.hint.includes(note)
    ? problem
    : { ...problem, hint: `${problem.hint} Keep ${quote(`(${note})`)} at its end.` }

const MAX_LENGTH = 500

function parseBare(bare: string, note: string | undefined, text: string): ParsedHours {
  const cursor = createCursor(bare, quote)
  const { clauses, repeated, loose } = readClauses(cursor)
  if (repeated) return { problem: repeatedClause(repeated, bare, read) }
  if (cursor.problem) return { problem: inLooseNote(loose) ?? cursor.problem }
  const resolved = resolve(clauses, text)
  if (resolved.problem) return resolved
  const problem = note === undefined ? undefined : ruleInNote(note, resolved.schedule)
  if (problem) {
    const hint = noteAsData(bare, note!, resolved.schedule)
    return { problem: { ...problem, ...(hint && { hint }) } }
  }
  const schedule = { ...resolved.schedule, ...(note && { notes: note }) }
  return { schedule: { ...schedule, description: describe(schedule)! } }
}

/** The problem of loose words as a note: the hint must not suggest brackets around words that are invalid there. */
function inLooseNote(loose: LooseNote | undefined): HoursProblem | undefined {
  if (!loose) return undefined
  const { problem } = parseBare(loose.entry, loose.note, loose.entry)
  if (!problem && LIMITING.test(loose.note) && namesWhen(loose.note)) return changing(loose.note)
  // Brackets would not mend what is wrong without them.
  return problem?.code === 'hours-in-note' ? changing(loose.note, problem.hint) : problem
}

/** Words that begin what limits an entry. */
const LIMITING =
  /^(?:except|excluding|not|but|only|closed|unless|until|from|in|during|outside|apart|and|or)\b/i

function read(text: string): ParsedHours {
  const { bare, note } = takeNote(text)
  return parseBare(bare, note, text)
}

const problemOf = (text: string) => read(text).problem
