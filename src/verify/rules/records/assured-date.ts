import { monthsBefore } from '../../../hsds/calendar.ts'
import { type FetchedRecord, recordsOf } from '../../records/records.ts'
import { type Rule, SOURCES } from '../../feed-rule.ts'
import type { Survey } from '../../survey/survey.ts'

const MAX_MONTHS = 3
/** The share of stale services above which they are more than a few oversights. */
const MANY = 0.5

export const assuredDate: Rule = {
  id: 'assured-date',
  severity: 'info',
  means:
    'Services were not checked within the last three months; a warning where that is more than half of them, or where the date lies in the future.',
  basis: {
    says: 'Somebody checks every three months that a service is still as it is described.',
    where: SOURCES.compliance,
  },
  *judge(survey) {
    const services = servicesOf(survey)
    const limit = monthsBefore(survey.now, MAX_MONTHS)
    const stale = services.filter(({ value }) => !isDate(value.assured_date, limit))
    const share = stale.length / services.length
    for (const { exchange, path, value } of stale)
      yield {
        exchange,
        path: [...path, 'assured_date'],
        value: value.assured_date,
        message: `${percent(share)} of the services were not checked within the three months before ${survey.now}.`,
        hint: 'Ask those who run them, and set `assured_date` to the date of their reply.',
        ...(share > MANY && { severity: 'warn' as const }),
      }
    for (const { exchange, path, value } of services)
      if (isDate(value.assured_date, survey.now) && value.assured_date !== survey.now)
        yield {
          exchange,
          path: [...path, 'assured_date'],
          value: value.assured_date,
          message: `The date on which the service was checked is after ${survey.now}.`,
          hint: 'Set `assured_date` to a date that is not in the future.',
          severity: 'warn',
        }
  },
}

/** Each service once, as the list shows it. Services with a malformed date are left out. */
function servicesOf(survey: Survey): readonly FetchedRecord[] {
  const items = recordsOf(survey).filter(
    ({ entity, isItem, value: { assured_date } }) =>
      entity === 'service' && isItem && (assured_date === undefined || isDate(assured_date)),
  )
  return [...new Map(items.map((item) => [item.value.id, item])).values()]
}

/** Whether a value is a date, and not before another one. */
const isDate = (value: unknown, since = ''): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && value >= since

const percent = (share: number) => `${Math.max(1, Math.round(share * 100))} %`
