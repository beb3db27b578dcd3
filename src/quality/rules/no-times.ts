import { WEEKDAYS, weekdayName } from '../../hsds/weekdays.ts'
import type { Service } from '../../directory/directory.ts'
import type { Written } from '../../record/schema/written.ts'
import { type QualityRule, placeIn } from './quality-rule.ts'

export const noTimes: QualityRule = {
  code: 'no-times',
  means: 'Nothing says when a service takes place.',
  costs: 15,
  *check({ services, isPublic }) {
    if (!isPublic('service.schedules')) return
    for (const service of services)
      if (!hasSchedule(service) && !textsOf(service).some((text) => TIMES.test(text)))
        yield {
          message: 'Nothing says when this service takes place.',
          hint: 'Add the times, as in `hours: [Tue 12:00-14:00]`. If there are no fixed times, say so in the description, such as "by appointment".',
          place: placeIn(service),
          about: service,
        }
  },
}

const ownersOf = ({ value, places }: Service) => [
  value,
  ...places.flatMap((pair) => [pair.value, pair.location.value]),
]

const isScheduled = ({ schedules = [] }: Pick<Written<'service'>, 'schedules'>) =>
  schedules.length > 0

const hasSchedule = ({ value, places }: Service) =>
  isScheduled(value) ||
  places.some((pair) => isScheduled(pair.value) || isScheduled(pair.location.value))

/** Texts in which people write times. */
function textsOf(service: Service): string[] {
  const { application_process, alert, wait_time } = service.value
  return [
    application_process,
    alert,
    wait_time,
    ...ownersOf(service).flatMap(({ description, phones = [] }) => [
      description,
      ...phones.map((phone) => phone.description),
    ]),
  ].filter((text) => text !== undefined)
}

/** Words for times. */
const TIMES = new RegExp(
  [
    new RegExp(`\\b(?:${WEEKDAYS.map(weekdayName).join('|')})s?\\b`),
    /\bweek(?:day|end|ly|s)|\bfortnight|\bmonthly|\b(?:every|each|any|all|per|a) (?:day|night|week|month|year)\b|\bdaily\b/,
    /\b\d{1,2}(?:[.:]\d\d)?\s?(?:[ap]m|[ap]\.m\.|o['’]clock|noon)(?!\w)|\b\d{1,2}:\d\d\b|\b24[ /-]?(?:hours?|7)\b/,
    /\bappointments?\b|\bany ?time\b|\bwhenever\b|\byour own (?:pace|time)\b|\bround the clock\b|\bterm[- ]time\b|\bholidays\b|\bopening (?:hours|times)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
)
