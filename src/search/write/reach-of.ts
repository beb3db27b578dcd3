import { memoise } from '../../text/memoise.ts'
import type { Document } from '../../hsds/types.ts'
import type { Delivery } from '../../parameters/choices.ts'
import { type AccessNotes, accessOfPlaces } from '../../values/access.ts'
import { deliveriesOf } from '../../values/delivery.ts'

/** The access features of the places of a service. Virtual places have none. */
export const serviceAccess = memoise(
  ({ service_at_locations: pairs = [] }: Document<'service'>): AccessNotes =>
    accessOfPlaces(
      pairs.flatMap(({ location }) =>
        location && location.location_type !== 'virtual' ? [location.accessibility ?? []] : [],
      ),
    ),
)

/** How people can take part in a service for certain. */
export const serviceDeliveries = ({
  schedules = [],
  service_at_locations: pairs = [],
}: Document<'service'>): readonly Delivery[] =>
  deliveriesOf({
    attending_types: [...schedules, ...pairs.flatMap(({ schedules: own = [] }) => own)].map(
      ({ attending_type }) => attending_type,
    ),
    places: pairs.flatMap(({ location }) => location ?? []),
  })
