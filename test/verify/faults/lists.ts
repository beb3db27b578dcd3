import { type Fault, type Json, edit } from '../patch.ts'

/** What can be wrong with lists and their pages. */
export const lists: readonly Fault[] = [
  {
    name: 'pages without a size',
    rule: 'page-fields',
    patch: edit('/services', (page) => delete page.size),
  },
  {
    name: 'a number of pages that is a text',
    rule: 'page-fields',
    patch: edit('/services', (page) => (page.total_items = String(page.total_items))),
  },
  {
    name: 'a last page that does not know it',
    rule: 'page-flags',
    patch: edit('/services', (page) => (page.last_page = false)),
  },
  {
    name: 'a size that is what a page can hold',
    rule: 'page-size',
    patch: edit('/services', (page) => (page.size = 50)),
  },
  {
    name: 'a total that counts too many',
    rule: 'page-totals',
    patch: edit('/services', (page) => (page.total_items += 3)),
  },
  {
    name: 'a feed that answers the first page whatever is asked',
    rule: 'page-ignored',
    patch: (request, next) => {
      const page = new URL(request.url).searchParams.get('page')
      return page ? fetch(request.url.replace(/[?&]page=\d+/, '')) : next()
    },
  },
  {
    name: 'a list with nothing in it',
    rule: 'empty-list',
    patch: edit('/taxonomies', (page) =>
      Object.assign(page, {
        total_items: 0,
        total_pages: 1,
        page_number: 1,
        size: 0,
        first_page: true,
        last_page: true,
        empty: true,
        contents: [],
      }),
    ),
  },
  {
    name: 'a list that shows lists',
    rule: 'one-to-one',
    patch: edit('/services', ({ contents }) =>
      contents.forEach((item: Json) => (item.languages = [{ id: item.id }])),
    ),
  },
  {
    name: 'a list that names a record twice',
    rule: 'unique-ids',
    patch: edit('/services', ({ contents }) => (contents[1] = contents[0])),
  },
  {
    name: 'a feed of version 1',
    rule: 'old-edition',
    patch: edit('/services', (page) => {
      const { contents, total_items, total_pages, page_number } = page
      for (const name of Object.keys(page)) delete page[name]
      Object.assign(page, {
        content: contents,
        totalElements: total_items,
        totalPages: total_pages,
        number: page_number,
      })
    }),
  },
]
