import { lay, padded, wordsAt } from './bytes.ts'
import { dayBit, type Hours, type HoursWanted, hoursTest, type Weekday } from './hours.ts'

/** The hours of units. Many keep the same hours, so each different schedule is stored once, with who keeps it. */
export interface Timetable {
  /** The different schedules, each part of them in an array of its own. */
  readonly days: Uint8Array
  readonly opens: Int32Array
  readonly closes: Int32Array
  /** Schedule `s` is kept by `units[ends[s − 1]]` to `units[ends[s] − 1]`. */
  readonly ends: Uint32Array
  readonly units: Uint32Array
}

/** Remembers schedules, and gives each different one a number. */
export function createSchedules() {
  const numbers = new Map<string, number>()
  const schedules: Hours[] = []
  return {
    numberOf(hours: Hours): number {
      const key = `${hours.days} ${hours.opens} ${hours.closes}`
      const known = numbers.get(key)
      if (known !== undefined) return known
      numbers.set(key, schedules.length)
      return schedules.push(hours) - 1
    },
    size: () => schedules.length,
    /** The timetable of units, each given by the numbers of its schedules. */
    timetable(units: readonly (readonly number[])[]): Timetable {
      const keepers = schedules.map((): number[] => [])
      for (const [unit, own] of units.entries())
        for (const schedule of new Set(own)) keepers[schedule]!.push(unit)
      let end = 0
      return {
        days: Uint8Array.from(schedules, ({ days }) => days),
        opens: Int32Array.from(schedules, ({ opens }) => opens),
        closes: Int32Array.from(schedules, ({ closes }) => closes),
        ends: Uint32Array.from(keepers, ({ length }) => (end += length)),
        units: Uint32Array.from(keepers.flat()),
      }
    },
  }
}

/** What of a timetable falls on a weekday: who asks for one day need not read those of all. */
export function onDay(timetable: Timetable, day: Weekday): Timetable {
  const { days, opens, closes, ends, units } = timetable
  const kept = [...days.keys()].filter((schedule) => (days[schedule]! & dayBit(day)) !== 0)
  const keepers = kept.map((schedule) => units.subarray(ends[schedule - 1] ?? 0, ends[schedule]))
  let end = 0
  return {
    days: Uint8Array.from(kept, (schedule) => days[schedule]!),
    opens: Int32Array.from(kept, (schedule) => opens[schedule]!),
    closes: Int32Array.from(kept, (schedule) => closes[schedule]!),
    ends: Uint32Array.from(keepers, ({ length }) => (end += length)),
    units: Uint32Array.from(keepers.flatMap((own) => [...own])),
  }
}

/*
 *   number of schedules, of units in all       two words
 *   days …  │  opens …  │  closes …  │  ends …      for each schedule    8 bits, and three times 32
 *   unit unit …                                     32 bits
 *
 * Each part starts on an eight-byte boundary.
 */

/** Writes a timetable. */
export const encodeTimetable = ({ days, opens, closes, ends, units }: Timetable) =>
  lay(Uint32Array.of(days.length, units.length), days, opens, closes, ends, units)

/** Reads a timetable where it lies, without copying. */
export function decodeTimetable(payload: Uint8Array): Timetable {
  const [schedules = 0, length = 0] = wordsAt(payload, 0, 2)
  const { buffer, byteOffset } = payload
  const opens = 8 + padded(schedules)
  const size = padded(schedules * 4)
  return {
    days: payload.subarray(8, 8 + schedules),
    opens: new Int32Array(buffer, byteOffset + opens, schedules),
    closes: new Int32Array(buffer, byteOffset + opens + size, schedules),
    ends: wordsAt(payload, opens + 2 * size, schedules),
    units: wordsAt(payload, opens + 3 * size, length),
  }
}

/** For each of `count` units 1 where one of its schedules suits the query, else 0. */
export function suited(timetable: Timetable, wanted: HoursWanted, count: number): Uint8Array {
  const { days, opens, closes, ends, units } = timetable
  const suits = hoursTest(wanted)
  const marks = new Uint8Array(count)
  for (let schedule = 0, start = 0; schedule < ends.length; schedule++) {
    const end = ends[schedule]!
    if (suits(days[schedule]!, opens[schedule]!, closes[schedule]!))
      for (let i = start; i < end; i++) marks[units[i]!] = 1
    start = end
  }
  return marks
}
