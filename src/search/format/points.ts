import type { Document } from '../../hsds/types.ts'
import { DOUBT_STEP } from '../../countries/doubt.ts'
import { concatAligned, int32At, uint16At, uint32At } from './bytes.ts'

/**
 * Points on a sphere of radius `RADIUS`, one per service_at_location: x points to longitude 0 on the equator, y to longitude
 * 90° east, z to the North Pole. A distance then takes three multiplications and no trigonometry, so that a hundred thousand
 * take a millisecond. 0, 0, 0 is an offering without a point. A point that was derived from a postcode has a doubt, which counts
 * as distance.
 */
export interface Points {
  readonly x: Int32Array
  readonly y: Int32Array
  readonly z: Int32Array
  /** How far each offering may be from its point, in steps of ten metres; 0 for published coordinates. */
  readonly doubts: Uint16Array
}

/** A doubt in metres as steps, rounded up. */
export const toDoubtSteps = (metres: number) => Math.min(0xffff, Math.ceil(metres / DOUBT_STEP))

/** The radius of the sphere, in units of the coordinates. On the earth one unit is six millimetres. */
export const RADIUS = 2 ** 30

/** One point on the sphere. */
export type SpherePoint = readonly [x: number, y: number, z: number]

/** The x of an offering that is near everywhere, such as one online when the publisher wants it so. */
export const EVERYWHERE = 0x7fffffff

type Coordinates = Pick<Document<'location'>, 'latitude' | 'longitude'>

/** Degrees as a point on the sphere; latitude Infinity as `EVERYWHERE`; missing or impossible coordinates as 0, 0, 0. */
export function toSpherePoint({ latitude, longitude }: Coordinates = {}): SpherePoint {
  if (latitude === undefined || longitude === undefined) return [0, 0, 0]
  if (latitude === Infinity) return [EVERYWHERE, 0, 0]
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return [0, 0, 0]
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
  const outward = Math.cos(north) * RADIUS
  return [
    Math.round(outward * Math.cos(east)),
    Math.round(outward * Math.sin(east)),
    Math.round(Math.sin(north) * RADIUS),
  ]
}

/*
 *   number of points, 0          uint32 × 2
 *   x x …  │  y y …  │  z z …    int32
 *   doubt doubt …                uint16
 *
 * Each part starts on an eight-byte boundary.
 */

/** Writes points. */
export const encodePoints = ({ x, y, z, doubts }: Points) =>
  concatAligned(Uint32Array.of(x.length, 0), x, y, z, doubts)

/** Reads points as views of their bytes. */
export function decodePoints(payload: Uint8Array): Points {
  const [length = 0] = uint32At(payload, 0, 1)
  const size = Math.ceil(length / 2) * 8
  const column = (number: number) => int32At(payload, 8 + number * size, length)
  const doubts = uint16At(payload, 8 + 3 * size, length)
  return { x: column(0), y: column(1), z: column(2), doubts }
}
