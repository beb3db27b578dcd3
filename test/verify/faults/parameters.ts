import { type Fault, type Patch, answer } from '../patch.ts'

/** Asks the healthy feed without a parameter. */
const without =
  (...names: readonly string[]): Patch =>
  (request, next) => {
    const url = new URL(request.url)
    const given = names.filter((name) => url.searchParams.has(name))
    if (given.length === 0) return next()
    for (const name of given) url.searchParams.delete(name)
    return fetch(url)
  }

const nothing = {
  total_items: 0,
  total_pages: 0,
  page_number: 1,
  size: 0,
  first_page: true,
  last_page: true,
  empty: true,
  contents: [],
}

/** What can be wrong with what parameters find. */
export const parameters: readonly Fault[] = [
  { name: 'a feed that does not search', rule: 'parameter-ignored', patch: without('search') },
  {
    name: 'a feed that finds nothing by a word',
    rule: 'parameter-search',
    patch: answer('/services', (response, url) =>
      url.searchParams.has('search')
        ? Response.json(nothing, { headers: { 'access-control-allow-origin': '*' } })
        : response,
    ),
  },
]
