import { readClauses } from '../clauses/clauses.ts'
import { resolve } from '../resolve/resolve.ts'
import { createCursor } from '../tokens/token.ts'
import { resolveTimes } from '../clauses/am-pm.ts'
import { formatTime } from '../../calendar/clock.ts'
import { formatHours } from '../format/format-hours.ts'
import type { HoursSchedule } from '../hours-schedule.ts'
import { readRule } from './rule-in-note.ts'

/** How to write an entry whose note changes when it takes place; undefined where no entry says the same. */
export function noteAsData(
  bare: string,
  note: string,
  schedule: HoursSchedule,
): string | undefined {
  const plain = withoutBrackets(bare, note)
  if (plain !== undefined) return `Write it without brackets: \`${plain}\`.`
  const [morning, afternoon] = aroundBreak(note, schedule)
  return afternoon && `Write two entries: \`${morning}\` and \`${afternoon}\`.`
}

/** The entry with its note as a part of it; undefined where the two are no entry together. */
export function withoutBrackets(bare: string, note: string): string | undefined {
  const text = `${bare} ${note}`
  const cursor = createCursor(text)
  const { clauses, repeated } = readClauses(cursor)
  return repeated || cursor.problem || resolve(clauses, text).problem ? undefined : text
}

/** The entries before and after a break of each day: `closed for lunch 1-2pm`. */
function aroundBreak(note: string, schedule: HoursSchedule): readonly string[] {
  const { clauses, isNegative } = readRule(note) ?? {}
  const isBreak = isNegative && clauses?.times && Object.keys(clauses).length === 1
  const times = isBreak ? resolveTimes(clauses.times!) : undefined
  if (!times || times.problem) return []
  const [from, to] = [formatTime(times.opens), formatTime(times.closes)]
  return from > schedule.opens_at && to < schedule.closes_at && from < to
    ? [formatHours({ ...schedule, closes_at: from }), formatHours({ ...schedule, opens_at: to })]
    : []
}
