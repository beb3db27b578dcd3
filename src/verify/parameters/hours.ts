import { type Weekday, weekdayName } from '../../hsds/weekdays.ts'
import type { Survey } from '../survey/survey.ts'
import { type Filter, planFilters } from './filter.ts'
import type { Parameter } from './parameter.ts'
import {
  cannotMatch,
  daysOf,
  isInForce,
  matchesAnyway,
  mayFallOn,
  schedulesIn,
} from './schedules.ts'
import { readTime } from './time-of-day.ts'

export const day: Parameter = {
  id: 'parameter-day',
  edition: '2024',
  means:
    'day finds a record none of whose schedules is on that day, or misses one that has such a schedule.',
  says: 'day finds what takes place on that day.',
  plan: (survey) => planFilters(survey, [dayFilter(survey)]),
}

export const time: Parameter = {
  id: 'parameter-time',
  edition: '2024',
  means:
    'start_time finds a record that only opens earlier, or end_time one that only closes later.',
  says: 'start_time finds what opens at this time or later, and end_time what closes at this time or earlier.',
  plan: (survey) => planFilters(survey, [startFilter(survey), endFilter(survey)]),
}

/** The standard does not say how a day is spelled. Days are tried as in byday, and then by their names. */
const dayFilter = ({ now }: Survey): Filter => ({
  name: 'day',
  field: 'schedules with byday',
  needsRecords: true,
  respell: (value) => weekdayName(value as Weekday),
  values: (sample) => schedulesIn(sample).flatMap(daysOf),
  match(sample, value) {
    if (matchesAnyway(sample, (one) => isInForce(one, now) && daysOf(one).includes(value)))
      return 'match'
    return cannotMatch(sample, (one) => mayFallOn(one, value)) ? 'mismatch' : 'unknown'
  },
})

const COMMON = { needsRecords: true, respell: (value: string) => `${value}:00` } as const

const startFilter = ({ now }: Survey): Filter => ({
  ...COMMON,
  name: 'start_time',
  field: 'schedules with opens_at',
  impossible: '23:59:59',
  values: (sample) => schedulesIn(sample).flatMap(({ opens_at }) => readTime(opens_at)?.text ?? []),
  match(sample, value) {
    const from = readTime(value)?.latest ?? 0
    const isMatch = matchesAnyway(sample, (one) => {
      const opens = readTime(one.opens_at)
      return isInForce(one, now) && opens !== undefined && opens.earliest >= from
    })
    if (isMatch) return 'match'
    const isEarly = cannotMatch(
      sample,
      ({ opens_at }) => (readTime(opens_at)?.latest ?? from) >= from,
    )
    return isEarly ? 'mismatch' : 'unknown'
  },
})

/** The standard does not say how to treat hours that end on the next day. */
const endFilter = ({ now }: Survey): Filter => ({
  ...COMMON,
  name: 'end_time',
  field: 'schedules with closes_at',
  values: (sample) =>
    schedulesIn(sample).flatMap(({ closes_at }) => readTime(closes_at)?.text ?? []),
  match(sample, value) {
    const until = readTime(value)?.earliest ?? 0
    const isMatch = matchesAnyway(sample, (one) => {
      const [opens, closes] = [readTime(one.opens_at), readTime(one.closes_at)]
      return (
        isInForce(one, now) &&
        opens !== undefined &&
        closes !== undefined &&
        closes.text > opens.text &&
        closes.latest <= until
      )
    })
    if (isMatch) return 'match'
    const isLate = cannotMatch(
      sample,
      ({ closes_at }) => (readTime(closes_at)?.earliest ?? until) <= until,
    )
    return isLate ? 'mismatch' : 'unknown'
  },
})
