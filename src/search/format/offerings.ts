import { concatAligned, uint32At } from './bytes.ts'
import type { IndexManifest } from './index-manifest.ts'

/*
 * An offering is what has hours, a point and a service area of its own. Offerings are numbered:
 *
 *   0 … M − 1          the service_at_locations, in the order of their list
 *   M … M + N − 1      the services themselves, apart from their locations, in the order of their list
 */

/** How many offerings there are. */
export const offeringCount = ({ collections }: IndexManifest) =>
  collections.service_at_locations.count + collections.services.count

/** Writes the service of each service_at_location. */
export const encodeServices = (services: Uint32Array) =>
  concatAligned(Uint32Array.of(services.length, 0), services)

/** Reads the service of each service_at_location. */
export const decodeServices = (payload: Uint8Array): Uint32Array =>
  uint32At(payload, 8, uint32At(payload, 0, 1)[0] ?? 0)
