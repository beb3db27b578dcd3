import type { Document } from '../../hsds/types.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { placeTimesOf } from '../../pages/parts/place-times.ts'
import type { PlaceTimes } from '../../times/place-times.ts'
import { type CardPoint, pointOf } from './card-points.ts'

/** The times of a service by its places, and the point of each: null when it is confidential or has none. */
export interface CardTimes extends PlaceTimes {
  readonly points: readonly (CardPoint | null)[]
}

export const cardTimesOf = (service: Document<'service'>, context: PageContext): CardTimes => ({
  ...placeTimesOf(service, context.directory),
  points: (service.service_at_locations ?? []).map(
    ({ location }) => (location && pointOf(location, context)) ?? null,
  ),
})
