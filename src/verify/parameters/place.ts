import { asObject } from '../exchange.ts'
import { type Known, objectsIn } from './known.ts'

/** A point on the earth in degrees. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** Where something takes place, if the feed says so. */
export function pointOf({ value }: Known): Point | undefined {
  const { latitude, longitude } = asObject(value.location) ?? {}
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined
  return latitude === 0 && longitude === 0 ? undefined : { latitude, longitude }
}

const RADIUS = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres between two points along a great circle. */
export function distance(a: Point, b: Point): number {
  const [from, to] = [radians(a.latitude), radians(b.latitude)]
  const along = Math.sin(radians(b.longitude - a.longitude) / 2)
  const up = Math.sin((to - from) / 2)
  return 2 * RADIUS * Math.asin(Math.sqrt(up ** 2 + Math.cos(from) * Math.cos(to) * along ** 2))
}

const POSTCODE = /^[A-PR-UWYZ][A-HK-Y]?\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}$/

/** The postcode of the place, if it is a whole one. */
export function postcodeOf({ value }: Known): string | undefined {
  const [address] = objectsIn(asObject(value.location)?.addresses)
  const code = String(address?.postal_code).trim().toUpperCase()
  return POSTCODE.test(code) ? code : undefined
}

/** Whether neither it nor its service nor its place says whom it is for; then it is for everybody. */
export const hasNoArea = ({ value, service }: Known): boolean =>
  [value, service, asObject(value.location) ?? {}].every(
    ({ service_areas, service_area }) =>
      objectsIn(service_areas).length === 0 && service_area === undefined,
  )

/** A part of a postcode, from the outcode on. */
const CODE = /^[A-Z]{1,2}\d[A-Z\d]?(?: \d(?:[A-Z]{2})?)?$/

/**
 * Whether the areas it serves are lists of postcodes and the like, and hold this postcode or not; nothing where one of
 * them is told in another way, or where it and its service both have some.
 */
export function coversByCode({ value, service }: Known, postcode: string): boolean | undefined {
  const [areas, ...others] = [...new Set([value, service])]
    .map(({ service_areas }) => objectsIn(service_areas))
    .filter(({ length }) => length > 0)
  if (!areas || others.length > 0) return undefined
  const codes = areas.flatMap(({ extent, name }) =>
    String(extent ?? name)
      .split(',')
      .map((code) => code.trim()),
  )
  if (!codes.every((code) => CODE.test(code))) return undefined
  const [outcode] = postcode.split(' ')
  return codes.some((code) => (code.includes(' ') ? postcode.startsWith(code) : code === outcode))
}
