import { WEEKDAYS } from '../hsds/weekdays.ts'
import { ACCESS, DELIVERIES } from '../parameters/choices.ts'
import { FIND } from '../pages/address.ts'
import { languageKey } from './pages/language-choice.ts'
import { roundPoint } from './pages/round-point.ts'
import { SORTS, type SearchFields } from './pages/search-form.ts'
import { WHENS } from '../times/judge-times.ts'

/** The questions of the search page, as a form sends them. */
export interface FindQuery extends SearchFields {
  /** From 1. */
  readonly page: number
  /** How far away results may be: by default as far as a few of them are. */
  readonly within: 'any' | ''
  /** `yes` to search the words as they are typed, without corrections; else empty. */
  readonly typed: 'yes' | ''
}

/** The parameters of `/find`. They are its own: those of the API do not change. `when` can also be a day of the week. */
export const FIND_PARAMETERS = [
  'search',
  'place',
  // What the place was called before it could be a town.
  'postcode',
  'near',
  'topic',
  'day',
  'when',
  'age',
  'free',
  'access',
  'delivery',
  'language',
  'sort',
] as const

/** The longest text that is looked at. Nobody types more into a search box. */
const MAX_LENGTH = 200

/** The most topics that are looked at. */
const MAX_TOPICS = 20

/** Reads the query of the search page. What cannot be understood is left out, because a form cannot send it. */
export function readFindQuery(search: URLSearchParams): FindQuery {
  const text = (name: string) => (search.get(name) ?? '').trim().slice(0, MAX_LENGTH)
  const page = Number(text('page') || 1)
  const topics = search.getAll('topic').filter((id) => /^[0-9a-f-]{36}$/i.test(id))
  return {
    search: text('search'),
    place: text('place') || text('postcode'),
    near: roundedPoint(text('near')),
    topics: [...new Set(topics.map((id) => id.toLowerCase()))].slice(0, MAX_TOPICS),
    day: [text('day'), text('when')].find(isDay) ?? '',
    when: WHENS.find((one) => one === text('when')) ?? '',
    age: /^\d{1,3}$/.test(text('age')) ? String(Number(text('age'))) : '',
    free: text('free') === 'yes' ? 'yes' : '',
    access: ACCESS.find((one) => one === text('access')) ?? '',
    delivery: DELIVERIES.find((one) => one === text('delivery')) ?? '',
    language: languageKey({ code: text('language') }),
    sort: SORTS.find((one) => one === text('sort')) ?? '',
    within: text('within') === 'any' ? 'any' : '',
    typed: text('typed') === 'yes' ? 'yes' : '',
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  }
}

/** A point as `latitude,longitude`, rounded; empty when the text is none. The browser has rounded it already. */
function roundedPoint(text: string): string {
  const [latitude = NaN, longitude = NaN, ...more] = text.split(',').map(Number)
  if (text === '' || more.length > 0) return ''
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? roundPoint(latitude, longitude)
    : ''
}

const isDay = (text: string) => WEEKDAYS.some((day) => day === text)

/** The address of a query, with some of its answers changed; without `page` unless it is given. */
export function findAddress(
  query: FindQuery,
  changes: Partial<FindQuery> = {},
  action: string = FIND,
): string {
  const { topics, page, ...texts } = { ...query, page: 1, ...changes }
  const search = new URLSearchParams()
  for (const [name, text] of Object.entries(texts)) if (text !== '') search.set(name, text)
  for (const id of topics) search.append('topic', id)
  if (page > 1) search.set('page', String(page))
  const text = search.toString()
  return text === '' ? action : `${action}?${text}`
}

/** As much of the question as the API can answer, with everything that it finds. */
export function toApiQuery({ search, day }: FindQuery, postcode = ''): URLSearchParams {
  const query = new URLSearchParams({ format: 'ndjson' })
  if (postcode !== '') query.set('postcode', postcode)
  if (search !== '') query.set('search', search)
  if (day !== '') query.set('day', day)
  return query
}

/** Results on a page. */
export const PER_PAGE = 20
