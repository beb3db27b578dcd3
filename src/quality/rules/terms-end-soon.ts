import { calendarsOf } from '../../directory/exceptions.ts'
import type { Service } from '../../directory/directory.ts'
import { termsOf } from '../../directory/day-calendar.ts'
import { quote } from '../../text/quote.ts'
import { addDays } from '../../times/calendar/calendar-date.ts'
import { sayDate } from '../../times/say-schedule.ts'
import type { QualityRule } from './quality-rule.ts'

/** In days. */
const EIGHT_WEEKS = 56

export const termsEndSoon: QualityRule = {
  code: 'terms-end-soon',
  means: 'The last school term of a calendar that is used ends within eight weeks, or has ended.',
  costs: 5,
  *check({ directory: { settings }, services, now }) {
    if (now === undefined) return
    const users = new Map<string, Service>()
    for (const service of services)
      for (const name of calendarsOf(service, settings))
        if (!users.has(name)) users.set(name, service)
    for (const name of Object.keys(settings.school_terms ?? {})) {
      const last = termsOf(settings).get(name)?.at(-1)
      const user = users.get(name)
      if (!user || !last || last.to > addDays(now, EIGHT_WEEKS)) continue
      yield {
        message: `The last term of ${quote(name)} ends on ${sayDate(last.to)}. After it nothing is known of what takes place in term time.`,
        hint: 'Add the terms of the next school year, which schools and their authorities publish.',
        place: { file: 'directory.yaml', path: ['school_terms', name] },
        about: user,
      }
    }
  },
}
