import { type ResolvedList, followsRule } from '../../directory/curated.ts'
import type { Document } from '../../hsds/types.ts'
import type { Verdict } from '../../times/judge-times.ts'
import type { Delivery } from '../../parameters/choices.ts'
import { serviceAccess, serviceDeliveries } from '../../search/write/reach-of.ts'
import type { AccessNotes } from '../../values/access.ts'
import { costOf } from '../../values/free.ts'
import { termsOf } from '../../pages/records/terms-of.ts'
import { type SearchTimes, withoutWords } from '../../times/search-times.ts'
import { placeTimesOf } from '../../pages/parts/place-times.ts'
import { FIND } from '../../pages/address.ts'
import type { PageContext } from '../../pages/page-context.ts'
import type { Settings } from '../../record/settings/settings.ts'
import { QUESTIONS } from './questions.ts'

/*
 * What the search page can ask that the API cannot. Each question has a column: the different values once, and which of
 * them each service has, in the order of the list. The search judges each value once, however many services have it.
 */

/** Those that have several uses, or that are worked out by what a search does not need. Other questions have their own. */
const SHARED = [
  'times',
  'free',
  'access',
  'delivery',
  'topics',
  'checked',
  'closed',
  'only',
] as const
export type ColumnName = (typeof SHARED)[number]

const OWN = QUESTIONS.flatMap(({ key, column }) =>
  typeof column === 'string' ? [] : [[key, column] as const],
)
export const COLUMNS: readonly string[] = [...SHARED, ...OWN.map(([key]) => key)]

/** One value for each service: `values[of[position]]`. */
export interface Column<V> {
  readonly values: readonly V[]
  readonly of: readonly number[]
}

/** The values of a service in the columns. */
export interface SearchValues {
  readonly times: SearchTimes
  /** How certain it is that it costs nothing: 2 for certain, 1 where it does not say, 0 where it says something else. */
  readonly free: Verdict
  /** The access features of its places. */
  readonly access: AccessNotes
  /** How people can take part. */
  readonly delivery: readonly Delivery[]
  /** The ids of its terms. */
  readonly topics: readonly string[]
  /** The day on which it was last found right, as an ISO 8601 date; empty when unknown. */
  readonly checked: string
  /** True when it is closed, for now or for good. */
  readonly closed: boolean
  /** Its page, that of its organization and the lists that it is in, below `/find/`. */
  readonly only: readonly string[]
}

interface Columned extends Pick<PageContext, 'addressOf' | 'curated'> {
  readonly directory: Pick<Settings, 'bank_holidays'>
}

function sharedValues(
  service: Document<'service'>,
  { directory, addressOf, curated = [] }: Columned,
): SearchValues {
  const { id, organization } = service
  const topics = termsOf(service).map((term) => term.id)
  const ruled = { topics, areas: service.service_areas ?? [], organization }
  const isIn = ({ items, rule }: ResolvedList) =>
    items.some((one) => one.id === id) || (rule !== undefined && followsRule(ruled, rule))
  const pages = [
    addressOf('services', id),
    organization && addressOf('organizations', organization.id),
  ].flatMap((address) => address?.slice(FIND.length + 1) ?? [])
  return {
    times:
      service.status === 'active' ? placeTimesOf(service, directory).times.map(withoutWords) : null,
    free: FREE[costOf(service)],
    access: serviceAccess(service),
    delivery: serviceDeliveries(service),
    topics,
    checked: service.assured_date ?? '',
    closed: service.status !== 'active',
    only: [...pages, ...curated.filter(isIn).map(({ slug }) => `lists/${slug}`)],
  }
}

const FREE = { free: 2, unsaid: 1, other: 0 } as const

/** The values of a service in the columns, each as JSON, which takes far less memory while all services are listed. */
export type SearchTexts = Readonly<Record<string, string>>

export const searchTexts = (service: Document<'service'>, context: Columned): SearchTexts =>
  Object.fromEntries(
    [
      ...Object.entries(sharedValues(service, context)),
      ...OWN.map(([key, valueOf]) => [key, valueOf(service)] as const),
    ].map(([name, value]) => [name, JSON.stringify(value)]),
  )

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
