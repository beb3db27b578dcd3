import type { Survey } from '../survey.ts'
import { readClock } from './clock.ts'
import { type Filter, planFilter } from './filter.ts'
import { cannotFit, daysOf, fitsAnyway, isInForce, mayFallOn, schedulesIn } from './schedules.ts'
import { type Parameter, type Plan, together } from './trial.ts'

export const day: Parameter = {
  id: 'parameter-day',
  edition: '2024',
  means: 'day finds something that has schedules of which none is on that day, or misses one.',
  says: 'day finds what takes place on that day.',
  plan: (survey) => planHours(survey, [dayFilter(survey)]),
}

export const time: Parameter = {
  id: 'parameter-time',
  edition: '2024',
  means:
    'start_time finds something that only opens earlier, or end_time something that only closes later.',
  says: 'start_time finds what opens at this time or later, end_time what closes at this time or earlier.',
  plan: (survey) => planHours(survey, [startFilter(survey), endFilter(survey)]),
}

const planHours = (survey: Survey, filters: readonly Filter[]): Plan =>
  together(
    (['services', 'service_at_locations'] as const).flatMap((collection) =>
      filters.map((filter) => planFilter(survey, collection, filter)),
    ),
  )

const NAMES: Readonly<Record<string, string>> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
}

/** The standard does not say how a day is spelled; byday does. */
const dayFilter = ({ now }: Survey): Filter => ({
  name: 'day',
  field: 'a schedule with days of the week',
  needsRecords: true,
  respell: (value) => NAMES[value] as string,
  values: (known) => schedulesIn(known).flatMap(daysOf),
  judge(known, value) {
    if (fitsAnyway(known, (one) => isInForce(one, now) && daysOf(one).includes(value)))
      return 'fits'
    return cannotFit(known, (one) => mayFallOn(one, value)) ? 'contradicts' : 'open'
  },
})

const COMMON = { needsRecords: true, respell: (value: string) => `${value}:00` } as const

const startFilter = ({ now }: Survey): Filter => ({
  ...COMMON,
  name: 'start_time',
  field: 'a schedule with a time of opening',
  impossible: '23:59:59',
  values: (known) => schedulesIn(known).flatMap(({ opens_at }) => readClock(opens_at)?.text ?? []),
  judge(known, value) {
    const from = readClock(value)?.latest ?? 0
    const fits = fitsAnyway(known, (one) => {
      const opens = readClock(one.opens_at)
      return isInForce(one, now) && opens !== undefined && opens.earliest >= from
    })
    if (fits) return 'fits'
    const isEarly = cannotFit(
      known,
      ({ opens_at }) => (readClock(opens_at)?.latest ?? from) >= from,
    )
    return isEarly ? 'contradicts' : 'open'
  },
})

/** What closes at or before its opening runs into the next day, of which the standard says nothing. */
const endFilter = ({ now }: Survey): Filter => ({
  ...COMMON,
  name: 'end_time',
  field: 'a schedule with a time of closing',
  values: (known) =>
    schedulesIn(known).flatMap(({ closes_at }) => readClock(closes_at)?.text ?? []),
  judge(known, value) {
    const until = readClock(value)?.earliest ?? 0
    const fits = fitsAnyway(known, (one) => {
      const [opens, closes] = [readClock(one.opens_at), readClock(one.closes_at)]
      return (
        isInForce(one, now) &&
        opens !== undefined &&
        closes !== undefined &&
        closes.text > opens.text &&
        closes.latest <= until
      )
    })
    if (fits) return 'fits'
    const isLate = cannotFit(
      known,
      ({ closes_at }) => (readClock(closes_at)?.earliest ?? until) <= until,
    )
    return isLate ? 'contradicts' : 'open'
  },
})
