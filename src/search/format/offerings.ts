import { lay, wordsAt } from './bytes.ts'
import { type IndexManifest, POINT_PATH, SERVICE_PATH } from './manifest.ts'
import { decodePoints, type Points } from './points.ts'
import type { Source } from '../read/source.ts'

/*
 * A unit is what has hours, a point and an area of its own:
 *
 *   0 … M − 1          the service_at_locations, in the order of their list
 *   M … M + N − 1      the services themselves, apart from their places, in the order of theirs
 */

/** How many units there are. */
export const unitCount = ({ collections }: IndexManifest) =>
  collections.service_at_locations.count + collections.services.count

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
