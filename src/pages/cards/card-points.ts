import type { KnownPoint } from '../../coverage/place-point.ts'
import type { Document } from '../../hsds/types.ts'
import type { PageContext } from '../page-context.ts'

/** A place of a service, for its distance. One that is known by its postcode has a doubt in metres, which counts as distance. */
export type CardPoint = readonly [latitude: number, longitude: number, name: string, doubt?: number]

/** The places of a service that are not confidential and have coordinates. */
export const pointsOf = (
  { service_at_locations: pairs = [] }: Document<'service'>,
  { isConfidential }: Pick<PageContext, 'isConfidential'>,
): readonly CardPoint[] =>
  pairs.flatMap(({ location }) => {
    const point = location && pointOf(location, { isConfidential })
    return point ? [point] : []
  })

/** The point of a place; undefined when it is confidential or its point is not known. Without `locate` postcodes tell nothing. */
export function pointOf(
  place: Document<'location'>,
  { isConfidential, locate }: Pick<PageContext, 'isConfidential' | 'locate'>,
): CardPoint | undefined {
  if (isConfidential(place.id)) return undefined
  const known: Partial<KnownPoint> = (locate ? locate(place) : place) ?? {}
  const { latitude, longitude, doubt = 0 } = known
  if (latitude === undefined || longitude === undefined || latitude === Infinity) return undefined
  const { name, addresses: [address] = [] } = place
  const point = [latitude, longitude, name ?? address?.address_1 ?? ''] as const
  return doubt === 0 ? point : [...point, doubt]
}
