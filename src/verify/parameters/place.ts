import type { Degrees } from '../../countries/distance.ts'
import { INCODE, OUTCODE } from '../../countries/gb/postcode-grammar.ts'
import { asObject } from '../survey/exchange.ts'
import { type Sample, objectsIn } from './sample.ts'

/** The point of the location; `undefined` where there is none or it is 0, 0. */
export function pointOf({ value }: Sample): Degrees | undefined {
  const { latitude, longitude } = asObject(value.location) ?? {}
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined
  return latitude === 0 && longitude === 0 ? undefined : { latitude, longitude }
}

const POSTCODE = new RegExp(`^${OUTCODE} ${INCODE}$`)

/** The complete postcode of the first address, in capitals. */
export function postcodeOf({ value }: Sample): string | undefined {
  const [address] = objectsIn(asObject(value.location)?.addresses)
  const code = String(address?.postal_code).trim().toUpperCase()
  return POSTCODE.test(code) ? code : undefined
}

/** True when neither the record nor its service nor its location has a service area, so that it is for everybody. */
export const hasNoArea = ({ value, service }: Sample): boolean =>
  [value, service, asObject(value.location) ?? {}].every(
    ({ service_areas, service_area }) =>
      objectsIn(service_areas).length === 0 && service_area === undefined,
  )

/** An outcode, a sector or a whole postcode. */
const CODE = new RegExp(String.raw`^${OUTCODE}(?: \d(?:[A-Z]{2})?)?$`)

/**
 * True when the service areas cover a postcode, where they are lists of postcodes or of parts of them. `undefined` where one
 * is of another kind, or where both the record and its service have areas.
 */
export function coversByCode({ value, service }: Sample, postcode: string): boolean | undefined {
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
