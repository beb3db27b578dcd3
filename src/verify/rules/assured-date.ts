import { monthsBefore } from '../../hsds/calendar.ts'
import { type Shown, recordsOf } from '../records.ts'
import { type Rule, STANDARD } from '../rule.ts'
import type { Survey } from '../survey.ts'

const MONTHS = 3
/** The share of services from which on it is more than a few that were forgotten. */
const MANY = 0.5

export const assuredDate: Rule = {
  id: 'assured-date',
  severity: 'info',
  means:
    'Services were not checked within the last three months; a warning where that is more than half of them, or the day lies in the future.',
  basis: {
    says: 'Somebody makes sure every three months that a service is still as it is described.',
    where: STANDARD.compliance,
  },
  *judge(survey) {
    const services = servicesOf(survey)
    const limit = monthsBefore(survey.now, MONTHS)
    const stale = services.filter(({ value }) => !isDay(value.assured_date, limit))
    const share = stale.length / services.length
    for (const { exchange, path, value } of stale)
      yield {
        exchange,
        path: [...path, 'assured_date'],
        value: value.assured_date,
        message: `${percent(share)} of the services were not checked within three months of ${survey.now}.`,
        hint: 'Ask those who run them, and set `assured_date` to the day on which they answered.',
        ...(share > MANY && { severity: 'warn' as const }),
      }
    for (const { exchange, path, value } of services)
      if (isDay(value.assured_date, survey.now) && value.assured_date !== survey.now)
        yield {
          exchange,
          path: [...path, 'assured_date'],
          value: value.assured_date,
          message: `The day on which the service was checked is after ${survey.now}.`,
          hint: 'Set `assured_date` to a day that has been.',
          severity: 'warn',
        }
  },
}

/** Every service once, as the list shows it, without those whose date cannot be read. */
function servicesOf(survey: Survey): readonly Shown[] {
  const items = [...recordsOf(survey)].filter(
    ({ entity, isItem, value: { assured_date } }) =>
      entity === 'service' && isItem && (assured_date === undefined || isDay(assured_date)),
  )
  return [...new Map(items.map((item) => [item.value.id, item])).values()]
}

/** A day of the calendar, and not before another one. */
const isDay = (value: unknown, since = ''): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && value >= since

const percent = (share: number) => `${Math.max(1, Math.round(share * 100))} %`
