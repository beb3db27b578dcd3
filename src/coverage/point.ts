/** A place on the earth, in degrees, WGS 84. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** West, south, east, north. */
export type Box = readonly [west: number, south: number, east: number, north: number]

/** Whether a box holds a point; its edges belong to it. */
export const boxHolds = ([west, south, east, north]: Box, { latitude, longitude }: Point) =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north
