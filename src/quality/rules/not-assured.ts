import { confirmHint } from './confirm-hint.ts'
import { type QualityRule, placeIn } from './quality-rule.ts'

export const notAssured: QualityRule = {
  code: 'not-assured',
  means: 'A service does not say when it was last checked.',
  costs: 15,
  *check({ services, isPublic }) {
    if (!isPublic('service.assured_date')) return
    for (const service of services)
      if (service.value.assured_date === undefined)
        yield {
          message: 'Nothing says when this service was last checked.',
          hint: confirmHint(service),
          place: placeIn(service),
          about: service,
        }
  },
}
