import { lay, wordsAt } from './bytes.ts'
import { type IndexManifest, POINT_PATH, SERVICE_PATH } from './manifest.ts'
import { decodePoints, type Points } from './points.ts'
import type { Source } from './source.ts'

/*
 * A unit is what has hours, a point and an area of its own:
 *
 *   0 … M − 1          the service_at_locations, in the order of their list
 *   M … M + N − 1      the services themselves, apart from their places, in the order of theirs
 */

/** How many units there are. */
export const unitCount = ({ collections }: IndexManifest) =>
  collections.service_at_locations.count + collections.services.count

/** Services and their places, in both directions. */
export interface Places {
  /** For each service_at_location the number of its service. */
  readonly service: Uint32Array
  /** The service_at_locations of service `s` are `units[ends[s − 1]]` to `units[ends[s] − 1]`. */
  readonly ends: Uint32Array
  readonly units: Uint32Array
}

/** Writes the service of each service_at_location. */
export const encodeServices = (services: Uint32Array) =>
  lay(Uint32Array.of(services.length, 0), services)

/** Reads the service of each service_at_location. */
export async function readServices(source: Source): Promise<Uint32Array> {
  const payload = await source.read(SERVICE_PATH, unitCount(source.manifest))
  return wordsAt(payload, 8, wordsAt(payload, 0, 1)[0] ?? 0)
}

/** Where the service_at_locations are, unit by unit. The services themselves are nowhere and are not listed. */
export const readPoints = async (source: Source): Promise<Points> =>
  decodePoints(await source.read(POINT_PATH, unitCount(source.manifest)))

/** Which service_at_locations belong to which service. */
export async function readPlaces(source: Source): Promise<Places> {
  const service = await readServices(source)
  return toPlaces(service, source.manifest.collections.services.count)
}

/** Completes the way from places to services by the way back. */
export function toPlaces(service: Uint32Array, services: number): Places {
  const ends = new Uint32Array(services)
  for (const number of service) ends[number]! += 1
  let sum = 0
  for (let i = 0; i < services; i++) {
    const own = ends[i]!
    ends[i] = sum
    sum += own
  }
  const units = new Uint32Array(service.length)
  for (let unit = 0; unit < service.length; unit++) units[ends[service[unit]!]!++] = unit
  return { service, ends, units }
}
