import { lay, padded, wordsAt } from './bytes.ts'
import { type Codes, decodeCodes, narrow } from './column.ts'
import { type Hours, type HoursWanted, hoursTest } from './hours.ts'

/**
 * The hours of every unit. Many keep the same hours, so each different schedule is stored once, and so is each different
 * set of schedules.
 */
export interface Timetable {
  /** The different schedules, each part of them in an array of its own. */
  readonly days: Uint8Array
  readonly opens: Int32Array
  readonly closes: Int32Array
  /** Set `s` holds the schedules `members[ends[s − 1]]` to `members[ends[s] − 1]`; the first set is empty. */
  readonly ends: Uint32Array
  readonly members: Codes
  /** For each unit its set. */
  readonly units: Codes
}

/** Remembers sets of schedules, and gives each different one a number: 0 for no schedules at all. */
export function createHourSets() {
  const schedules = new Map<string, number>()
  const hours: Hours[] = []
  const sets = new Map<string, number>([['', 0]])
  const members: number[] = []
  const ends: number[] = [0]
  const numberOf = (one: Hours) => {
    const key = `${one.days} ${one.opens} ${one.closes}`
    const known = schedules.get(key)
    if (known !== undefined) return known
    schedules.set(key, hours.length)
    return hours.push(one) - 1
  }
  return {
    add(set: readonly Hours[]): number {
      const own = [...new Set(set.map(numberOf))].sort((a, b) => a - b)
      const key = own.join()
      const known = sets.get(key)
      if (known !== undefined) return known
      sets.set(key, ends.length)
      members.push(...own)
      return ends.push(members.length) - 1
    },
    size: () => ends.length,
    /** The schedules of a set. */
    hoursOf: (set: number): Hours[] =>
      members.slice(ends[set - 1] ?? 0, ends[set]).map((one) => hours[one]!),
    /** The timetable of units, each given by the number of its set. */
    timetable: (units: readonly number[]): Timetable => ({
      days: Uint8Array.from(hours, ({ days }) => days),
      opens: Int32Array.from(hours, ({ opens }) => opens),
      closes: Int32Array.from(hours, ({ closes }) => closes),
      ends: Uint32Array.from(ends),
      members: narrow(members, hours.length),
      units: narrow(units, ends.length),
    }),
  }
}

/*
 *   number of schedules, sets, members, units                    four words
 *   days …  │  opens …  │  closes …     for each schedule        8, 32 and 32 bits
 *   ends …                              for each set             32 bits
 *   members …  │  units …               8, 16 or 32 bits, as the number of schedules, of sets demands
 */

/** Writes a timetable. */
export function encodeTimetable({ days, opens, closes, ends, members, units }: Timetable) {
  const head = Uint32Array.of(days.length, ends.length, members.length, units.length)
  return lay(head, days, opens, closes, ends, members, units)
}

/** Reads a timetable where it lies, without copying. */
export function decodeTimetable(payload: Uint8Array): Timetable {
  const [schedules = 0, sets = 0, length = 0, units = 0] = wordsAt(payload, 0, 4)
  const { buffer, byteOffset } = payload
  const opens = 16 + padded(schedules)
  const closes = opens + padded(schedules * 4)
  const ends = closes + padded(schedules * 4)
  const start = ends + padded(sets * 4)
  const members = decodeCodes(payload, { start, length, limit: schedules })
  return {
    days: payload.subarray(16, 16 + schedules),
    opens: new Int32Array(buffer, byteOffset + opens, schedules),
    closes: new Int32Array(buffer, byteOffset + closes, schedules),
    ends: wordsAt(payload, ends, sets),
    members,
    units: decodeCodes(payload, {
      start: start + padded(members.byteLength),
      length: units,
      limit: sets,
    }),
  }
}

/** For every set 1 where one of its schedules suits the query, else 0. */
export function suitable(timetable: Timetable, wanted: HoursWanted): Uint8Array {
  const { days, opens, closes, ends, members } = timetable
  const suits = hoursTest(wanted)
  const good = new Uint8Array(days.length)
  for (let i = 0; i < good.length; i++) good[i] = suits(days[i]!, opens[i]!, closes[i]!) ? 1 : 0
  const sets = new Uint8Array(ends.length)
  for (let set = 0, i = 0; set < sets.length; set++) {
    for (; i < ends[set]!; i++) if (good[members[i]!] === 1) sets[set] = 1
  }
  return sets
}
