import { areasOf } from '../areas.ts'
import { type QualityRule, placeIn } from './quality-rule.ts'

export const noPlaceOrArea: QualityRule = {
  code: 'no-place-or-area',
  means: 'A service has neither a place nor an area.',
  costs: 15,
  // Searches by postcode cannot find it.
  *check({ services, isPublic }) {
    if (!isPublic('service.service_areas')) return
    for (const service of services)
      if (service.places.length === 0 && areasOf(service).next().done)
        yield {
          message: 'This service has neither a place nor an area.',
          hint: 'Name its places under `locations:`, or the areas where people must live to use it under `service_areas:`, such as `England` or `BS3`.',
          place: placeIn(service),
          about: service,
        }
  },
}
