/** A place on the earth, in degrees, WGS 84. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** West, south, east, north. */
export type Box = readonly [west: number, south: number, east: number, north: number]
