/** A point on the earth, in degrees, WGS 84. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** A bounding box in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number]
