import { MAX_RANK } from '../search/format/rank.ts'
import type { NearOfferings } from '../search/read/query.ts'

/** In metres, how far the nearest place of each service is, in the order of their list; Infinity when none is known. */
export function distancesOf(
  { nearness, services = new Uint32Array() }: NearOfferings,
  count: number,
): Float64Array {
  const distances = new Float64Array(count).fill(Infinity)
  for (let offering = 0; offering < nearness.length; offering++) {
    const service = services[offering]!
    const metres = (MAX_RANK - nearness[offering]!) / 100
    if (nearness[offering] !== 0 && metres < distances[service]!) distances[service] = metres
  }
  return distances
}
