import type { Messages } from '../messages/messages.ts'
import type { Clock } from './clock.ts'
import { nextSession, startOf } from './next-session.ts'
import { type Asked, type SaidTime, saySession, sayTimesNow } from './say-times.ts'

type Say = Messages['schedule']

/** The times of a service by its places. A number is the position of a time among `times`. */
export interface PlaceTimes {
  readonly times: readonly SaidTime[]
  /** Those of the service, where no place is named. */
  readonly own: readonly number[]
  /** Those of each place, those of the service that hold there among them. */
  readonly places: readonly (readonly number[])[]
}

/** The times of the place that a card names; without one, those that all places have, or that they differ. */
export function sayPlaceTimes(
  { times, own, places }: PlaceTimes,
  { place, ...asked }: Asked & { readonly place?: number | undefined },
  say: Say,
): string | undefined {
  const sayAll = (numbers: readonly number[]) =>
    sayTimesNow(
      numbers.map((number) => times[number]!),
      asked,
      say,
    )
  if (place !== undefined) return sayAll(places[place]!)
  const some = places.filter((here) => here.length > 0)
  if (!differ(some)) return sayAll(some[0] ?? own)
  if (asked.weekday === undefined) return say.differentTimes({ count: some.length })
  // One of them is on the day that was asked for.
  return sayAll([...new Set(some.flat())])
}

/** The next certain session of a service, with the name of its place where the times of the places differ. */
export function sayNextSession(
  { times, own, places }: PlaceTimes,
  { clock, names }: { readonly clock: Clock; readonly names: readonly (string | null)[] },
  say: Say,
): string | undefined {
  const some = places.filter((here) => here.length > 0)
  const isNamed = differ(some)
  const groups = some.length === 0 ? [own] : isNamed ? places : some.slice(0, 1)
  const [next] = groups
    .flatMap((numbers, place) => {
      const session = nextSession(
        numbers.map((number) => times[number]!),
        clock,
      )
      return session ? [{ ...session, place }] : []
    })
    .toSorted((a, b) => startOf(a).localeCompare(startOf(b)))
  if (!next) return undefined
  return [saySession(next, clock, say), isNamed && names[next.place]].filter(Boolean).join(', ')
}

/** True when places have different times. */
const differ = (places: readonly (readonly number[])[]): boolean =>
  new Set(places.map((here) => here.toSorted().join())).size > 1
