import type { SaidTime } from './search-times.ts'

/** The times of a service by its places. A number is the position of a time among `times`. */
export interface PlaceTimes {
  readonly times: readonly SaidTime[]
  /** Those of the service, where no place is named. */
  readonly own: readonly number[]
  /** Those of each place, those of the service that hold there among them. */
  readonly places: readonly (readonly number[])[]
}
