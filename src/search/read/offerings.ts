import { POINT_PATH, SERVICE_PATH } from '../format/index-manifest.ts'
import { decodeServices, offeringCount } from '../format/offerings.ts'
import { type Points, decodePoints } from '../format/points.ts'
import type { Source } from './source.ts'

/** Reads the service of each service_at_location. */
export const readServices = async (source: Source): Promise<Uint32Array> =>
  decodeServices(await source.read(SERVICE_PATH, offeringCount(source.manifest)))

/** Reads the point of each service_at_location. Services have no point apart from their locations. */
export const readPoints = async (source: Source): Promise<Points> =>
  decodePoints(await source.read(POINT_PATH, offeringCount(source.manifest)))
