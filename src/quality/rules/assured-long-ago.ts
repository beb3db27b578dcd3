import { monthsBefore } from '../../hsds/calendar.ts'
import { confirmHint } from './confirm-hint.ts'
import { type QualityRule, placeIn } from './quality-rule.ts'

/** The standard's own guidance asks for a check within this time. */
export const MONTHS = 3

export const assuredLongAgo: QualityRule = {
  code: 'assured-long-ago',
  means: 'A service was last checked more than three months ago.',
  costs: 15,
  *check({ services, now }) {
    if (now === undefined) return
    const earliest = monthsBefore(now, MONTHS)
    for (const service of services) {
      const { assured_date } = service.value
      if (assured_date === undefined || assured_date >= earliest) continue
      yield {
        message: `This service was last checked on ${assured_date}, more than three months ago.`,
        hint: confirmHint(service),
        place: placeIn(service, 'assured_date'),
        about: service,
      }
    }
  },
}
