import type { Document } from '../../hsds/types.ts'
import { lay, wordsAt } from './bytes.ts'

/**
 * Where units are, as points on a sphere of radius `RADIUS`: x towards the Gulf of Guinea, y towards the Indian Ocean, z
 * towards the North Pole. Between such points a distance takes three multiplications and no angle, so that a hundred
 * thousand can be measured in a millisecond. 0, 0, 0 stands for a place that is nowhere.
 */
export interface Points {
  readonly x: Int32Array
  readonly y: Int32Array
  readonly z: Int32Array
}

/** Steps from the middle of the sphere to its surface; on the earth one step is six millimetres. */
export const RADIUS = 2 ** 30

/** One point. */
export type Place = readonly [x: number, y: number, z: number]

/** What is no more than so many steps from a point, straight through the sphere. */
export interface Circle {
  readonly centre: Place
  readonly most: number
}

/** Stands, as x, for a place that is near everybody, such as one on the web where a publisher wants it so. */
export const EVERYWHERE = 0x7fffffff

type Coordinates = Pick<Document<'location'>, 'latitude' | 'longitude'>

/** Degrees as a point on the sphere; both coordinates or none. */
export function toPoint({ latitude, longitude }: Coordinates = {}): Place {
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
 *   number of units, 0           two words
 *   x x …  │  y y …  │  z z …    signed words
 */

/** Writes points. */
export const encodePoints = ({ x, y, z }: Points) => lay(Uint32Array.of(x.length, 0), x, y, z)

/** Reads points where they lie, without copying. */
export function decodePoints(payload: Uint8Array): Points {
  const [length = 0] = wordsAt(payload, 0, 1)
  const { buffer, byteOffset } = payload
  const size = Math.ceil(length / 2) * 8
  const column = (number: number) => new Int32Array(buffer, byteOffset + 8 + number * size, length)
  return { x: column(0), y: column(1), z: column(2) }
}
