import { type Fault, type Patch, answer, edit } from '../patch.ts'

/** Changes the query of requests with a parameter. */
const instead =
  (path: string, name: string, change: (query: URLSearchParams) => void): Patch =>
  (request, next) => {
    const url = new URL(request.url)
    if (url.pathname !== path || !url.searchParams.has(name)) return next()
    change(url.searchParams)
    return next(new Request(url))
  }

/** Ignores a parameter. */
const ignores = (path: string, name: string): Patch =>
  instead(path, name, (query) => query.delete(name))

/** Finds everything by a parameter, in larger pages than those of the whole list. */
const findsTooMuch = (path: string, name: string, size = 7): Patch =>
  instead(path, name, (query) => {
    query.delete(name)
    query.set('per_page', String(size))
  })

/** Finds nothing by a parameter. */
const findsNothing = (path: string, name: string): Patch =>
  edit(path, (page, { searchParams }) => {
    if (searchParams.has(name)) Object.assign(page, NOTHING)
  })

const NOTHING = {
  total_items: 0,
  total_pages: 0,
  page_number: 1,
  size: 0,
  first_page: true,
  last_page: true,
  empty: true,
  contents: [],
}

/** Has a server error for a parameter. */
const failsOn = (path: string, name: string): Patch =>
  answer(path, (response, { searchParams }) =>
    searchParams.has(name)
      ? Response.json(
          { status: 500 },
          { status: 500, headers: { 'access-control-allow-origin': '*' } },
        )
      : response,
  )

/** Filters of services and of services at locations, and their rules. */
const services: readonly (readonly [name: string, rule: string])[] = [
  ['search', 'parameter-search'],
  ['taxonomy_term_id', 'parameter-taxonomy-term'],
  ['taxonomy_id', 'parameter-taxonomy'],
  ['minimum_age', 'parameter-age'],
  ['maximum_age', 'parameter-age'],
  ['day', 'parameter-day'],
  ['start_time', 'parameter-time'],
  ['end_time', 'parameter-time'],
  ['organization_id', 'parameter-organization'],
]
const filters: readonly (readonly [path: string, name: string, rule: string])[] = [
  ...['/services', '/service_at_locations'].flatMap((path) =>
    services.map(([name, rule]) => [path, name, rule] as const),
  ),
  ['/services', 'modified_after', 'parameter-modified'],
  ['/taxonomy_terms', 'taxonomy_id', 'parameter-terms'],
  ['/taxonomy_terms', 'parent_id', 'parameter-terms'],
]

/** Faults of parameters. */
export const parameters: readonly Fault[] = [
  {
    name: 'a feed that ignores all parameters but pages',
    rule: 'parameter-ignored',
    patch(request, next) {
      const url = new URL(request.url)
      for (const name of [...url.searchParams.keys()])
        if (!name.includes('page')) url.searchParams.delete(name)
      return next(new Request(url))
    },
  },
  ...filters.flatMap(([path, name, rule]): readonly Fault[] => [
    {
      name: `a feed whose ${path} ignore ${name}`,
      rule: 'parameter-ignored',
      patch: ignores(path, name),
    },
    {
      name: `a feed whose ${path} find too much by ${name}`,
      rule,
      patch: findsTooMuch(path, name),
    },
    {
      name: `a feed whose ${path} find nothing by ${name}`,
      rule,
      patch: findsNothing(path, name),
    },
    {
      name: `a feed whose ${path} have an error for ${name}`,
      rule,
      patch: failsOn(path, name),
    },
  ]),
  {
    name: 'a feed with a case-sensitive search',
    rule: 'parameter-search',
    patch: edit('/services', (page, { searchParams }) => {
      if (/^[A-Z]+$/.test(searchParams.get('search') ?? '')) Object.assign(page, NOTHING)
    }),
  },
  {
    name: 'a feed that cannot search for two words',
    rule: 'parameter-search',
    patch: edit('/services', (page, { searchParams }) => {
      if (searchParams.get('search')?.includes(' ')) Object.assign(page, NOTHING)
    }),
  },
  {
    name: 'a feed that ignores postcodes',
    rule: 'parameter-ignored',
    patch: instead('/service_at_locations', 'postcode', (query) => {
      query.delete('postcode')
      query.delete('proximity')
    }),
  },
  {
    name: 'a feed that ignores proximity',
    rule: 'parameter-postcode',
    patch: ignores('/service_at_locations', 'proximity'),
  },
  {
    name: 'a feed that takes metres for kilometres',
    rule: 'parameter-postcode',
    patch: instead('/service_at_locations', 'proximity', (query) =>
      query.set('proximity', `${query.get('proximity')}000`),
    ),
  },
  {
    name: 'a feed that finds nothing by a postcode',
    rule: 'parameter-postcode',
    patch: findsNothing('/service_at_locations', 'postcode'),
  },
  {
    name: 'a feed with an error for postcodes',
    rule: 'parameter-postcode',
    patch: failsOn('/service_at_locations', 'postcode'),
  },
  {
    name: 'a feed where every service covers every postcode',
    rule: 'parameter-postcode',
    patch: instead('/service_at_locations', 'postcode', (query) => {
      if (query.has('proximity')) return
      query.delete('postcode')
      query.set('per_page', '7')
    }),
  },
  {
    name: 'a feed that finds everything by a postcode that does not exist',
    rule: 'parameter-ignored',
    patch: instead('/service_at_locations', 'postcode', (query) => {
      if (!query.get('postcode')?.startsWith('QV')) return
      query.delete('postcode')
      query.delete('proximity')
    }),
  },
  {
    name: 'a feed that ignores a word where there is a term, too',
    rule: 'parameter-combined',
    patch: instead('/services', 'taxonomy_term_id', (query) => query.delete('search')),
  },
  {
    name: 'a feed that ignores a term where there is a word, too',
    rule: 'parameter-combined',
    patch: instead('/services', 'search', (query) => query.delete('taxonomy_term_id')),
  },
  {
    name: 'a feed that finds nothing by a word and a term',
    rule: 'parameter-combined',
    patch: edit('/services', (page, { searchParams }) => {
      if (searchParams.has('search') && searchParams.has('taxonomy_term_id'))
        Object.assign(page, NOTHING)
    }),
  },
  {
    name: 'a feed with an error for a word and a term',
    rule: 'parameter-combined',
    patch: (request, next) =>
      new URL(request.url).searchParams.has('search')
        ? failsOn('/services', 'taxonomy_term_id')(request, next)
        : next(),
  },
  {
    name: 'a feed whose total_items always counts the whole list',
    rule: 'parameter-combined',
    patch: edit('/services', (page, { searchParams }) => {
      if (searchParams.has('taxonomy_term_id') && searchParams.has('per_page'))
        page.total_items = 12
    }),
  },
  {
    name: 'a feed that does not page what it finds',
    rule: 'parameter-combined',
    patch: instead('/services', 'taxonomy_term_id', (query) => query.delete('page')),
  },
  {
    name: 'a feed that ignores minimal',
    rule: 'parameter-ignored',
    patch: ignores('/services', 'minimal'),
  },
  {
    name: 'a feed whose minimal services have a name',
    rule: 'parameter-minimal',
    patch: edit('/services', ({ contents }, { searchParams }) => {
      if (searchParams.has('minimal')) contents[0].name = 'Art'
    }),
  },
  {
    name: 'a feed with an error for minimal',
    rule: 'parameter-minimal',
    patch: failsOn('/services', 'minimal'),
  },
  ...['/services', '/service_at_locations'].flatMap((path): readonly Fault[] => [
    {
      name: `a feed whose ${path} ignore full`,
      rule: 'parameter-ignored',
      patch: ignores(path, 'full'),
    },
    {
      name: `a feed whose full ${path} lack their nested objects`,
      rule: 'parameter-full',
      patch: findsTooMuch(path, 'full'),
    },
    {
      name: `a feed whose ${path} have an error for full`,
      rule: 'parameter-full',
      patch: failsOn(path, 'full'),
    },
  ]),
  {
    name: 'a feed that ignores top_only',
    rule: 'parameter-ignored',
    patch: ignores('/taxonomy_terms', 'top_only'),
  },
  {
    name: 'a feed whose top_only finds terms with a parent',
    rule: 'parameter-terms',
    patch: findsTooMuch('/taxonomy_terms', 'top_only', 12),
  },
  {
    name: 'a feed with an error for top_only',
    rule: 'parameter-terms',
    patch: failsOn('/taxonomy_terms', 'top_only'),
  },
]
