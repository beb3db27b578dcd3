import { concatAligned, int32At, padded, uint32At } from './bytes.ts'

/**
 * The hours of offerings, or of services. Many have the same hours, so each different schedule is stored once, with the
 * numbers of its owners.
 */
export interface Timetable {
  /** The different schedules, by the fields of `Hours`. */
  readonly days: Uint8Array
  readonly opens: Int32Array
  readonly closes: Int32Array
  /** Schedule `s` belongs to `owners[ends[s − 1]]` to `owners[ends[s] − 1]`. */
  readonly ends: Uint32Array
  readonly owners: Uint32Array
}

/*
 *   number of schedules, of owners in all           uint32 × 2
 *   days …                      per schedule        uint8
 *   opens …  │  closes …        per schedule        int32
 *   ends …                      per schedule        uint32
 *   owner owner …                                   uint32
 *
 * Each part starts on an eight-byte boundary.
 */

/** Writes a timetable. */
export const encodeTimetable = ({ days, opens, closes, ends, owners }: Timetable) =>
  concatAligned(Uint32Array.of(days.length, owners.length), days, opens, closes, ends, owners)

/** Reads a timetable as views of its bytes. */
export function decodeTimetable(payload: Uint8Array): Timetable {
  const [schedules = 0, length = 0] = uint32At(payload, 0, 2)
  const opens = 8 + padded(schedules)
  const size = padded(schedules * 4)
  return {
    days: payload.subarray(8, 8 + schedules),
    opens: int32At(payload, opens, schedules),
    closes: int32At(payload, opens + size, schedules),
    ends: uint32At(payload, opens + 2 * size, schedules),
    owners: uint32At(payload, opens + 3 * size, length),
  }
}
