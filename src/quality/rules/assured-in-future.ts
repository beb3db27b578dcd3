import { type QualityRule, placeIn } from './quality-rule.ts'

export const assuredInFuture: QualityRule = {
  code: 'assured-in-future',
  means: 'The date of the last check of a service is in the future.',
  costs: 15,
  *check({ services, now }) {
    if (now === undefined) return
    for (const service of services) {
      const { assured_date } = service.value
      if (assured_date === undefined || assured_date <= now) continue
      yield {
        message: `\`assured_date\` is ${assured_date}, which is in the future.`,
        hint: 'Write the date on which somebody last checked that everything is correct.',
        place: placeIn(service, 'assured_date'),
        about: service,
      }
    }
  },
}
