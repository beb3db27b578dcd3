import type { Document } from '../../hsds/types.ts'
import type { PlaceTimes } from '../../times/search-times.ts'
import type { PageContext } from '../page-context.ts'
import { placeTimesOf } from '../parts/place-times.ts'
import { type CardPoint, pointOf } from './card-points.ts'
import { unbroken } from '../texts/unbroken.ts'

/** What the tab of a card is put together from. */
export interface CardTimes extends PlaceTimes {
  /** The point of each place: null when it is confidential or has none. */
  readonly points: readonly (CardPoint | null)[]
  /** The name and the postcode of each place; empty for a confidential one. */
  readonly names: readonly string[]
  /** Absent for a service that is running. */
  readonly state?: 'paused' | 'ended'
  /** The day on which it was last found right, as an ISO 8601 date. */
  readonly checked?: string
}

export function cardTimesOf(service: Document<'service'>, context: PageContext): CardTimes {
  const { service_at_locations: pairs = [] } = service
  const state = STATES[service.status]
  return {
    ...placeTimesOf(service, context.directory),
    points: pairs.map(({ location }) => (location && pointOf(location, context)) ?? null),
    names: pairs.map(({ location }) => (location ? nameOf(location, context) : '')),
    ...(state && { state }),
    ...(service.assured_date !== undefined && { checked: service.assured_date }),
  }
}

export const STATES = {
  active: undefined,
  inactive: 'paused',
  defunct: 'ended',
  'temporarily closed': 'paused',
} as const satisfies Record<Document<'service'>['status'], CardTimes['state']>

/** `Filwood Hall, BS4 1JL`. */
function nameOf(place: Document<'location'>, { isConfidential }: PageContext): string {
  const { id, name, location_type: type = 'physical', addresses: [address] = [] } = place
  if (isConfidential(id)) return ''
  const postcode =
    type === 'physical' ? address?.postal_code && unbroken(address.postal_code) : undefined
  return [name ?? address?.address_1, postcode].filter(Boolean).join(', ')
}
