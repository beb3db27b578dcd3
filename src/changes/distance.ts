import { distance } from '@turf/turf'

interface Somewhere {
  readonly latitude?: number
  readonly longitude?: number
}

/** How far apart two places are, in metres; unknown where one of them has no point. */
export function metresBetween(one: Somewhere, other: Somewhere): number | undefined {
  const [from, to] = [pointOf(one), pointOf(other)]
  return from && to && distance(from, to, { units: 'meters' })
}

const pointOf = ({ latitude, longitude }: Somewhere): [number, number] | undefined =>
  latitude === undefined || longitude === undefined ? undefined : [longitude, latitude]

/** 30 m, 0.4 km, 12 km: as exactly as anybody wants to know. */
export function distanceInWords(metres: number): string {
  if (metres < 95) return `${Math.max(1, Math.round(metres))} m`
  const kilometres = metres / 1000
  return `${kilometres < 9.95 ? kilometres.toFixed(1) : Math.round(kilometres)} km`
}
