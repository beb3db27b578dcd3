import type { Document } from '../../hsds/types.ts'
import { memoise } from '../../memoise.ts'
import { isFree } from '../../pages/parts/cost.ts'
import { noteOnTimes } from '../../pages/parts/note-on-times.ts'
import { termsOf } from '../../pages/records/terms-of.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { pointsOf } from './card-points.ts'
import { languageKey } from './language-choice.ts'

/*
 * What the search page can ask that the API cannot. Each question has a column: the different values once, and which of
 * them each service has, in the order of the list. The search judges each value once, however many services have it.
 */

export const COLUMNS = [
  'times',
  'ages',
  'free',
  'topics',
  'languages',
  'checked',
  'points',
] as const
export type ColumnName = (typeof COLUMNS)[number]

/** One value for each service: `values[of[position]]`. */
export interface Column<V> {
  readonly values: readonly V[]
  readonly of: readonly number[]
}

/** The values of a service in the columns. */
export interface SearchValues {
  /** Its regular times: none when it does not say, null when it is closed. */
  readonly times: readonly SearchTime[] | null
  readonly ages: readonly [minimum: number | null, maximum: number | null]
  /** Whether it costs nothing. A price that is not stated does not count. */
  readonly free: boolean
  /** The ids of its terms. */
  readonly topics: readonly string[]
  /** The keys of the languages that it is offered in. */
  readonly languages: readonly string[]
  /** The day on which it was last found right, as an ISO 8601 date; empty when unknown. */
  readonly checked: string
  /** Where its places are that are not confidential. */
  readonly points: readonly (readonly [latitude: number, longitude: number])[]
}

/** What is looked at of a schedule to judge a day and a time. */
type Judged =
  | 'freq'
  | 'interval'
  | 'byday'
  | 'bymonthday'
  | 'dtstart'
  | 'until'
  | 'valid_from'
  | 'valid_to'
  | 'opens_at'
  | 'closes_at'

export type SearchTime = { readonly [K in Judged]: Document<'schedule'>[K] | undefined } & {
  /** A note, an alert or a rule of another kind may say otherwise. */
  readonly isUnclear?: true
}

export function searchValues(
  service: Document<'service'>,
  context: Pick<PageContext, 'isConfidential'>,
): SearchValues {
  const { minimum_age, maximum_age } = service
  return {
    times: timesOf(service),
    ages: [minimum_age ?? null, maximum_age ?? null],
    free: isFree(service),
    topics: termsOf(service).map(({ id }) => id),
    languages: (service.languages ?? []).map(languageKey),
    checked: service.assured_date ?? '',
    points: pointsOf(service, context).map(([latitude, longitude]) => [latitude, longitude]),
  }
}

/** The regular times of a service, as a search judges them. Its page and its column both need them. */
export const timesOf = memoise((service: Document<'service'>): SearchValues['times'] =>
  service.status === 'active'
    ? schedulesOf(service).map((one) => timeOf(one, service.alert))
    : null,
)

/** The schedules of a service and of its places, each once. */
function schedulesOf({ schedules = [], service_at_locations: pairs = [] }: Document<'service'>) {
  const all = [...schedules, ...pairs.flatMap(({ schedules = [] }) => schedules)]
  return [...new Map(all.map((schedule) => [schedule.id, schedule])).values()]
}

function timeOf(schedule: Document<'schedule'>, alert: string | undefined): SearchTime {
  const { freq, interval, byday, bymonthday, dtstart, until } = schedule
  const { valid_from, valid_to, opens_at, closes_at } = schedule
  const { notes, byweekno, byyearday, count } = schedule
  const isUnclear = [alert, noteOnTimes(schedule), notes, byweekno, byyearday, count].some(Boolean)
  const judged = {
    freq,
    interval,
    byday,
    bymonthday,
    dtstart,
    until,
    valid_from,
    valid_to,
    opens_at,
    closes_at,
  }
  return isUnclear ? { ...judged, isUnclear } : judged
}

/** The values of a service in the columns, each as JSON, which takes far less memory while all services are listed. */
export type SearchTexts = Readonly<Record<ColumnName, string>>

export function searchTexts(
  service: Document<'service'>,
  context: Pick<PageContext, 'isConfidential'>,
): SearchTexts {
  const values = searchValues(service, context)
  return Object.fromEntries(
    COLUMNS.map((name) => [name, JSON.stringify(values[name])]),
  ) as SearchTexts
}

/** A column of these values, each as JSON, as the text of its file. */
export function columnText(all: readonly string[]): string {
  const numbers = new Map<string, number>()
  const of = all.map((text) => {
    const number = numbers.get(text) ?? numbers.size
    numbers.set(text, number)
    return number
  })
  return `{"values":[${[...numbers.keys()].join(',')}],"of":[${of.join(',')}]}`
}
