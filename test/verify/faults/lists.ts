import { type Fault, type Json, type Patch, answer, edit, editRecords } from '../patch.ts'

const json = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'access-control-allow-origin': '*' } })

/** Turns a page into that of an empty list. */
const clear = (page: Json, total_pages = 1) =>
  Object.assign(page, {
    total_items: 0,
    total_pages,
    page_number: 1,
    size: 0,
    first_page: true,
    last_page: true,
    empty: true,
    contents: [],
  })

/** Turns a page into one of version 1 of the standard. */
function downgrade(page: Json): void {
  const { contents, total_items, total_pages, page_number } = page
  for (const name of Object.keys(page)) delete page[name]
  Object.assign(page, {
    content: contents,
    totalElements: total_items,
    totalPages: total_pages,
    number: page_number,
  })
}

/** Passes requests for services to the healthy feed with other parameters. */
const services =
  (change: (parameters: URLSearchParams) => void): Patch =>
  (request, next) => {
    const url = new URL(request.url)
    const before = url.search
    if (url.pathname === '/services') change(url.searchParams)
    return url.search === before ? next() : next(new Request(url))
  }

/** Applies one patch to the result of another. */
const both =
  (outer: Patch, inner: Patch): Patch =>
  (request, next) =>
    outer(request, () => inner(request, next))

/** The requested page; NaN without one, or with `per_page`. */
const pageIn = (parameters: URLSearchParams): number =>
  parameters.has('per_page') ? NaN : Number(parameters.get('page') ?? NaN)

const PAGES = 3

/** Faults of lists and their pages. */
export const lists: readonly Fault[] = [
  {
    name: 'pages without a size',
    rule: 'page-fields',
    patch: edit('/services', (page) => delete page.size),
  },
  {
    name: 'a total that is a string',
    rule: 'page-fields',
    patch: edit('/services', (page) => (page.total_items = String(page.total_items))),
  },
  {
    name: 'a size below zero',
    rule: 'page-fields',
    patch: edit('/services', (page) => (page.size = -1)),
  },
  {
    name: 'a last page that is not marked as such',
    rule: 'page-flags',
    patch: edit('/services', (page) => (page.last_page = false)),
  },
  {
    name: 'a size that is the maximum of a page',
    rule: 'page-size',
    patch: edit('/services', (page) => (page.size = 50)),
  },
  {
    name: 'a total that is too high',
    rule: 'page-totals',
    patch: edit('/services', (page) => (page.total_items += 3)),
  },
  {
    name: 'a list of which only the first page has items',
    rule: 'page-totals',
    patch: edit('/services', (page, { searchParams }) => {
      if (pageIn(searchParams) > 1) Object.assign(page, { contents: [], size: 0, empty: true })
    }),
  },
  {
    name: 'a feed that always returns the first page',
    rule: 'page-ignored',
    patch(request, next) {
      const url = new URL(request.url)
      url.searchParams.delete('page')
      return next(new Request(url))
    },
  },
  {
    name: 'an empty list',
    rule: 'empty-list',
    patch: edit('/taxonomies', (page) => clear(page)),
  },
  {
    name: 'an empty list with no pages',
    rule: 'empty-list',
    patch: edit('/taxonomies', (page) => clear(page, 0)),
  },
  {
    name: 'an empty feed',
    rule: 'empty-list',
    patch: both(
      edit('/services', (page) => clear(page)),
      both(
        edit('/service_at_locations', (page) => clear(page)),
        both(
          edit('/taxonomies', (page) => clear(page)),
          edit('/taxonomy_terms', (page) => clear(page)),
        ),
      ),
    ),
  },
  {
    name: 'a feed that refuses page=1',
    rule: 'page-ignored',
    patch: answer('/services', (response, { searchParams }) =>
      pageIn(searchParams) === 1 ? json(400, { status: 400 }) : response,
    ),
  },
  {
    name: 'a page that changes its order',
    rule: 'page-order',
    patch: edit('/services', ({ contents }, { searchParams }) => {
      if (pageIn(searchParams) === 1) contents.reverse()
    }),
  },
  {
    name: 'a feed that ignores per_page',
    rule: 'per-page',
    patch: services((parameters) => parameters.delete('per_page')),
  },
  {
    name: 'a feed whose pages with per_page all have the number 1',
    rule: 'per-page',
    patch: edit('/services', (page, { searchParams }) => {
      if (searchParams.has('per_page')) page.page_number = 1
    }),
  },
  {
    name: 'a feed that ignores per_page in total_pages',
    rule: 'per-page',
    patch: edit('/services', (page, { searchParams }) => {
      if (!searchParams.has('per_page')) return
      page.total_pages = PAGES
      page.last_page = page.page_number === PAGES
    }),
  },
  {
    name: 'a feed that returns its last page beyond the last page',
    rule: 'page-range',
    patch: services((parameters) => {
      if (pageIn(parameters) > PAGES) parameters.set('page', String(PAGES))
    }),
  },
  {
    name: 'a feed that refuses a page beyond the last in HTML',
    rule: 'page-range',
    patch: answer('/services', (response, { searchParams }) =>
      pageIn(searchParams) > PAGES
        ? new Response('<p>Not here</p>', {
            status: 404,
            headers: { 'access-control-allow-origin': '*' },
          })
        : response,
    ),
  },
  {
    name: 'a server with an error for page=abc',
    rule: 'page-range',
    patch: answer('/services', (response, { searchParams }) =>
      searchParams.get('page') === 'abc' ? json(500, { status: 500 }) : response,
    ),
  },
  {
    name: 'a feed with endless pages',
    rule: 'endless-pages',
    patch: async (request, next) => {
      const url = new URL(request.url)
      const page = pageIn(url.searchParams)
      if (url.pathname !== '/services' || !(page > PAGES)) return next()
      url.searchParams.set('page', String((page % PAGES) + 1))
      const response = await next(new Request(url))
      const known = (await response.json()) as object
      return json(200, { ...known, page_number: page, total_pages: page + 1, last_page: false })
    },
  },
  {
    name: 'a list whose items have arrays',
    rule: 'one-to-one',
    patch: edit('/services', ({ contents }) =>
      contents.forEach((item: Json) => (item.languages = [{ id: item.id }])),
    ),
  },
  {
    name: 'a list with the same record twice',
    rule: 'unique-ids',
    patch: edit('/services', ({ contents }) => (contents[1] = contents[0])),
  },
  {
    name: 'a feed of version 1',
    rule: 'old-edition',
    patch: edit('/services', downgrade),
  },
  {
    name: 'a feed of version 1 without a root and with numeric ids',
    rule: 'old-edition',
    patch: both(
      answer('/', () => json(404, { status: 404 })),
      both(
        answer('/taxonomy_terms', () => json(404, { status: 404 })),
        both(
          edit('/taxonomies', downgrade),
          both(
            edit('/services', downgrade),
            editRecords('services', (service) => (service.id = 17)),
          ),
        ),
      ),
    ),
  },
]
