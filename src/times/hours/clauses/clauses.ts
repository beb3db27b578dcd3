import type { Days } from '../hours-schedule.ts'
import { readDays } from './days.ts'
import { type Named, readExcept, readOnly } from './except.ts'
import { type PartOfDay, readPartOfDay } from './part-of-day.ts'
import { type Rhythm, readRhythm } from './rhythm.ts'
import { type Season, readSeason } from './season.ts'
import { type Series, readSeries } from './series.ts'
import { type Times, readTimes } from './times.ts'
import { type Cursor, fail, isAt, peek, take } from '../tokens/token.ts'
import { type LooseNote, looseNote, unknownText } from './unknown-text.ts'

/** The clauses of an entry, before they are combined. */
export interface Clauses {
  readonly season?: Season
  readonly series?: Series
  readonly rhythm?: Rhythm
  readonly days?: Days
  readonly part?: PartOfDay
  readonly times?: Times
  /** Days without it. */
  readonly except?: Named
  /** The part of each year in which alone it takes place. */
  readonly only?: Named
}

export type ClauseName = keyof Clauses

const READERS = {
  except: readExcept,
  only: readOnly,
  season: readSeason,
  series: readSeries,
  rhythm: readRhythm,
  days: readDays,
  part: readPartOfDay,
  times: readTimes,
}
const NAMES = Object.keys(READERS) as ClauseName[]

/** Reads the clauses of an entry, up to one that it already has. A problem is left in the cursor. */
export function readClauses(cursor: Cursor): {
  readonly clauses: Clauses
  readonly repeated?: ClauseName
  readonly loose?: LooseNote | undefined
} {
  const clauses: { -readonly [N in ClauseName]?: Clauses[N] } = {}
  let before: ClauseName | undefined
  while (peek(cursor) && !cursor.problem) {
    const start = cursor.at
    const isJoined = skip(cursor, before)
    const [name, clause] = readClause(cursor) ?? []
    if (name && clauses[name]) return { clauses, repeated: name }
    if (name) clauses[name] = clause as never
    if (!cursor.problem && (!name || isJoined)) {
      const at = name || isAt(cursor, ['on', 'at'], -1) ? start : cursor.at
      const loose = clauses.days && clauses.times ? looseNote(cursor, at) : undefined
      fail(cursor, unknownText(cursor, at, loose))
      return { clauses, loose }
    }
    before = name
  }
  return { clauses }
}

function readClause(cursor: Cursor): readonly [ClauseName, object] | undefined {
  for (const name of NAMES) {
    const clause = cursor.problem ? undefined : READERS[name](cursor)
    if (clause) return [name, clause]
  }
  return undefined
}

/** Skips what means nothing between clauses. Returns whether there is an `and`, which joins what cannot be joined. */
function skip(cursor: Cursor, before: ClauseName | undefined): boolean {
  for (;;) {
    const token = peek(cursor)
    const isComma = before && /^[,;]$/.test(token?.text ?? '') && peek(cursor, 1)
    const isDash =
      (before === 'days' || before === 'part') &&
      (token?.kind === 'dash' || token?.text === ':' || (token?.text === 'only' && peek(cursor, 1)))
    if (!isComma && !isDash && !/^(?:on|at|open)$/.test(token?.text ?? '')) break
    cursor.at++
    if (token?.text === 'on') take(cursor, ['a'])
  }
  const isAnd = before && /^(?:and|[&+/])$/.test(peek(cursor)?.text ?? '')
  if (isAnd) cursor.at++
  return Boolean(isAnd)
}
