/** The mean radius of the earth, in metres. On the real earth distances are up to 0.4 % longer than on this sphere. */
export const EARTH_RADIUS = 6_371_008.8

/** A point on the earth. */
export interface Degrees {
  readonly latitude: number
  readonly longitude: number
}

/** The distance along the ground between two points, in metres (haversine formula). */
export function distanceInMetres(one: Degrees, other: Degrees): number {
  const north = toRadians(other.latitude - one.latitude)
  const east = toRadians(other.longitude - one.longitude)
  const outward = Math.cos(toRadians(one.latitude)) * Math.cos(toRadians(other.latitude))
  const square = Math.sin(north / 2) ** 2 + outward * Math.sin(east / 2) ** 2
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(square)))
}

/** A distance for people: `6.3 km`, `55 km`. */
export const kilometres = (metres: number): string =>
  metres < 9950 ? `${(metres / 1000).toFixed(1)} km` : `${Math.round(metres / 1000)} km`

const toRadians = (degrees: number) => (degrees * Math.PI) / 180
