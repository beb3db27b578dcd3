import { distance } from '@turf/turf'

interface Point {
  readonly latitude?: number
  readonly longitude?: number
}

/** The distance between two places in metres, if both have coordinates. */
export function metresBetween(one: Point, other: Point): number | undefined {
  const [from, to] = [toPosition(one), toPosition(other)]
  return from && to && distance(from, to, { units: 'meters' })
}

const toPosition = ({ latitude, longitude }: Point): [number, number] | undefined =>
  latitude === undefined || longitude === undefined ? undefined : [longitude, latitude]

/** `30 m`, `0.4 km`, `12 km`: two significant digits at most. */
export function distanceInWords(metres: number): string {
  if (metres < 95) return `${Math.max(1, Math.round(metres))} m`
  const kilometres = metres / 1000
  return `${kilometres < 9.95 ? kilometres.toFixed(1) : Math.round(kilometres)} km`
}
