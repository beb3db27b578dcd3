import { type Fault, type Patch, answer, edit } from '../patch.ts'

/** Asks the healthy feed something else where a parameter is given. */
const instead =
  (path: string, name: string, change: (query: URLSearchParams) => void): Patch =>
  (request, next) => {
    const url = new URL(request.url)
    if (url.pathname !== path || !url.searchParams.has(name)) return next()
    change(url.searchParams)
    return next(new Request(url))
  }

/** Does not look at a parameter. */
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

/** Breaks off on a parameter. */
const breaksOn = (path: string, name: string): Patch =>
  answer(path, (response, { searchParams }) =>
    searchParams.has(name)
      ? Response.json(
          { status: 500 },
          { status: 500, headers: { 'access-control-allow-origin': '*' } },
        )
      : response,
  )

/** The list that a parameter is tried at, and the rule that tells of it. */
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

/** What can be wrong with what parameters find. */
export const parameters: readonly Fault[] = [
  {
    name: 'a feed that looks at nothing but pages',
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
      name: `a feed whose ${path} do not look at ${name}`,
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
      name: `a feed whose ${path} break off on ${name}`,
      rule,
      patch: breaksOn(path, name),
    },
  ]),
  {
    name: 'a feed that minds capital letters in a search',
    rule: 'parameter-search',
    patch: edit('/services', (page, { searchParams }) => {
      if (/^[A-Z]+$/.test(searchParams.get('search') ?? '')) Object.assign(page, NOTHING)
    }),
  },
  {
    name: 'a feed that searches for one word only',
    rule: 'parameter-search',
    patch: edit('/services', (page, { searchParams }) => {
      if (searchParams.get('search')?.includes(' ')) Object.assign(page, NOTHING)
    }),
  },
  {
    name: 'a feed that does not look at a postcode',
    rule: 'parameter-ignored',
    patch: instead('/service_at_locations', 'postcode', (query) => {
      query.delete('postcode')
      query.delete('proximity')
    }),
  },
  {
    name: 'a feed that does not look at a distance',
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
    name: 'a feed that breaks off on a postcode',
    rule: 'parameter-postcode',
    patch: breaksOn('/service_at_locations', 'postcode'),
  },
  {
    name: 'a feed that takes every place for one that serves a postcode',
    rule: 'parameter-postcode',
    patch: instead('/service_at_locations', 'postcode', (query) => {
      if (query.has('proximity')) return
      query.delete('postcode')
      query.set('per_page', '7')
    }),
  },
  {
    name: 'a feed that finds everything by a postcode that lies nowhere',
    rule: 'parameter-ignored',
    patch: instead('/service_at_locations', 'postcode', (query) => {
      if (!query.get('postcode')?.startsWith('QV')) return
      query.delete('postcode')
      query.delete('proximity')
    }),
  },
  {
    name: 'a feed that looks at the term only where a word is given too',
    rule: 'parameter-combined',
    patch: instead('/services', 'taxonomy_term_id', (query) => query.delete('search')),
  },
  {
    name: 'a feed that looks at the word only where a term is given too',
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
    name: 'a feed that breaks off on a word and a term',
    rule: 'parameter-combined',
    patch: (request, next) =>
      new URL(request.url).searchParams.has('search')
        ? breaksOn('/services', 'taxonomy_term_id')(request, next)
        : next(),
  },
  {
    name: 'a feed that counts the whole list whatever is found',
    rule: 'parameter-combined',
    patch: edit('/services', (page, { searchParams }) => {
      if (searchParams.has('taxonomy_term_id') && searchParams.has('per_page'))
        page.total_items = 12
    }),
  },
  {
    name: 'a feed that has one page of what is found',
    rule: 'parameter-combined',
    patch: instead('/services', 'taxonomy_term_id', (query) => query.delete('page')),
  },
  {
    name: 'a feed that does not know minimal',
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
    name: 'a feed that breaks off on minimal',
    rule: 'parameter-minimal',
    patch: breaksOn('/services', 'minimal'),
  },
  ...['/services', '/service_at_locations'].flatMap((path): readonly Fault[] => [
    {
      name: `a feed whose ${path} do not know full`,
      rule: 'parameter-ignored',
      patch: ignores(path, 'full'),
    },
    {
      name: `a feed whose full ${path} lack what belongs to them`,
      rule: 'parameter-full',
      patch: findsTooMuch(path, 'full'),
    },
    {
      name: `a feed whose ${path} break off on full`,
      rule: 'parameter-full',
      patch: breaksOn(path, 'full'),
    },
  ]),
  {
    name: 'a feed that does not know top_only',
    rule: 'parameter-ignored',
    patch: ignores('/taxonomy_terms', 'top_only'),
  },
  {
    name: 'a feed that finds terms in the middle by top_only',
    rule: 'parameter-terms',
    patch: findsTooMuch('/taxonomy_terms', 'top_only', 12),
  },
  {
    name: 'a feed that breaks off on top_only',
    rule: 'parameter-terms',
    patch: breaksOn('/taxonomy_terms', 'top_only'),
  },
]
