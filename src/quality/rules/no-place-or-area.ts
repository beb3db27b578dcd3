import { type Advice, type Advised, placeIn } from '../advice.ts'
import { areasOf } from '../areas.ts'

/** A service is nowhere and for nobody in particular, so a question about a postcode cannot be answered. */
export function* noPlaceOrArea({ services, isPublic }: Advised): Generator<Advice> {
  if (!isPublic('service.service_areas')) return
  for (const service of services)
    if (service.places.length === 0 && areasOf(service).next().done)
      yield {
        code: 'no-place-or-area',
        message: 'This service has neither a place nor an area.',
        hint: 'Name where it takes place under `locations:`, or where people must live to use it under `service_areas:`, such as `England` or `BS3`.',
        place: placeIn(service),
        about: service,
      }
}
