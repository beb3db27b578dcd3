/** The questions of the search page, as a form sends them. Texts are as people wrote them. */
export interface FindQuery {
  readonly search: string
  readonly postcode: string
  /** The id of a taxonomy term. */
  readonly topic: string
  /** A day of the week: `MO` to `SU`. */
  readonly day: string
  /** From 1. */
  readonly page: number
}

/** The parameters of `/find`. They are its own: those of the API do not change. */
export const FIND_PARAMETERS = ['search', 'postcode', 'topic', 'day'] as const
export type FindParameter = (typeof FIND_PARAMETERS)[number]

/** The longest text that is looked at. Nobody types more into a search box. */
const MAX_LENGTH = 200

/** Reads the query of the search page. What cannot be understood is left out, because a form cannot send it. */
export function readFindQuery(search: URLSearchParams): FindQuery {
  const text = (name: string) => (search.get(name) ?? '').trim().slice(0, MAX_LENGTH)
  const page = Number(text('page') || 1)
  return {
    search: text('search'),
    postcode: text('postcode'),
    topic: /^[0-9a-f-]{36}$/i.test(text('topic')) ? text('topic').toLowerCase() : '',
    day: /^(?:MO|TU|WE|TH|FR|SA|SU)$/.test(text('day')) ? text('day') : '',
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  }
}

/** The query string of a query, with some of its answers changed; without `page` unless it is given. */
export function findAddress(query: FindQuery, changes: Partial<FindQuery> = {}): string {
  const changed = { ...query, page: 1, ...changes }
  const search = new URLSearchParams()
  for (const name of FIND_PARAMETERS) if (changed[name] !== '') search.set(name, changed[name])
  if (changed.page > 1) search.set('page', String(changed.page))
  const text = search.toString()
  return text === '' ? '/find' : `/find?${text}`
}

/** The same question for the API. */
export function toApiQuery({ search, postcode, topic, day, page }: FindQuery): URLSearchParams {
  const query = new URLSearchParams({ page: String(page), per_page: String(PER_PAGE), why: 'true' })
  if (search !== '') query.set('search', search)
  if (postcode !== '') query.set('postcode', postcode)
  if (topic !== '') query.set('taxonomy_term_id', topic)
  if (day !== '') query.set('day', day)
  return query
}

/** Results on a page. */
export const PER_PAGE = 20
