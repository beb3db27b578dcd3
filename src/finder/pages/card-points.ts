import type { Document } from '../../hsds/types.ts'
import type { PageContext } from '../../pages/page-context.ts'

/** A place of a service, for its distance. */
export type CardPoint = readonly [latitude: number, longitude: number, name: string]

/** The places of a service that are not confidential. */
export function pointsOf(
  { service_at_locations: pairs = [] }: Document<'service'>,
  context: Pick<PageContext, 'isConfidential'>,
): readonly CardPoint[] {
  return pairs.flatMap(({ location }) => {
    const point = location && pointOf(location, context)
    return point ? [point] : []
  })
}

/** The point of a place; undefined when it is confidential or its point is not known. */
export function pointOf(
  { id, latitude, longitude, name, addresses: [address] = [] }: Document<'location'>,
  { isConfidential }: Pick<PageContext, 'isConfidential'>,
): CardPoint | undefined {
  if (isConfidential(id) || latitude === undefined || longitude === undefined) return undefined
  return [latitude, longitude, name ?? address?.address_1 ?? '']
}
