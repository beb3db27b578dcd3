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
    if (!location || context.isConfidential(location.id)) return []
    const { latitude, longitude, name, addresses: [address] = [] } = location
    if (latitude === undefined || longitude === undefined) return []
    return [[latitude, longitude, name ?? address?.address_1 ?? ''] as const]
  })
}
