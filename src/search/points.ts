import type { Document } from '../hsds/types.ts'
import { lay, wordsAt } from './bytes.ts'

/** Where units are, in millionths of a degree. */
export interface Points {
  readonly latitude: Int32Array
  readonly longitude: Int32Array
}

/** Stands for a coordinate that is not known. */
export const NO_POINT = -0x80000000

/** Stands for a place that is near everybody, such as one on the web where a publisher wants it so. */
export const EVERYWHERE = 0x7fffffff

/** Degrees to millionths; both coordinates or none. */
export function toPoint(location: Document<'location'> | undefined): readonly [number, number] {
  const { latitude, longitude } = location ?? {}
  if (latitude === undefined || longitude === undefined) return [NO_POINT, NO_POINT]
  if (latitude === Infinity) return [EVERYWHERE, EVERYWHERE]
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return [NO_POINT, NO_POINT]
  return [Math.round(latitude * 1e6), Math.round(longitude * 1e6)]
}

/*
 *   number of units, 0         two words
 *   latitude latitude …        signed words
 *   longitude longitude …      signed words
 */

/** Writes points. */
export const encodePoints = ({ latitude, longitude }: Points) =>
  lay(Uint32Array.of(latitude.length, 0), latitude, longitude)

/** Reads points where they lie, without copying. */
export function decodePoints(payload: Uint8Array): Points {
  const [length = 0] = wordsAt(payload, 0, 1)
  const { buffer, byteOffset } = payload
  const second = 8 + Math.ceil(length / 2) * 8
  return {
    latitude: new Int32Array(buffer, byteOffset + 8, length),
    longitude: new Int32Array(buffer, byteOffset + second, length),
  }
}
