import { distanceBetween } from '../text/distance.ts'
import type { MatchRecord } from './record.ts'

/** Numbers in one street that may be one building. */
const NEIGHBOURS = 6

/**
 * How alike two addresses are that are not the same: 1 for houses beside each other, a number with one wrong digit, or one number in
 * streets that are spelt nearly alike; a half for one number in another street, which may be an old name.
 */
export function likenessOf({ marks: a }: MatchRecord, { marks: b }: MatchRecord): number {
  let best = 0
  for (const one of a.address ?? [])
    for (const other of b.address ?? []) {
      const [[number, street], [numberB, streetB]] = [splitStreet(one), splitStreet(other)]
      // Houses whose last digits differ stand beside each other: they are two.
      const isMisread =
        number.length === numberB.length &&
        number.at(-1) === numberB.at(-1) &&
        distanceBetween(number, numberB, 2) < 2
      if (street === streetB && (isMisread || Math.abs(+number - +numberB) <= NEIGHBOURS)) return 1
      if (number !== numberB) continue
      if (street.startsWith(streetB) || streetB.startsWith(street)) return 1
      best = Math.max(best, distanceBetween(street, streetB, 3) < 3 ? 1 : 0.5)
    }
  return best
}

/** The number and the street, without the side of the town, which is often left out. */
const splitStreet = (mark: string): readonly [string, string] => {
  const at = mark.indexOf(' ')
  return [mark.slice(0, at), mark.slice(at + 1).replace(/^[nsew] /, '')]
}
