import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../../src/api/memory-store.ts'
import { createFind } from '../../../src/finder/create-find.ts'
import { nodePlatform } from '../../../src/generator/publish/platform.ts'
import { createLookup } from '../../../src/generator/site/lookup.ts'
import { composeSite } from '../../../src/generator/site/site.ts'
import { BUILD } from '../../generator/publish/small-town.ts'
import { checkOwn } from '../../../src/generator/site/check-own.ts'
import { checkFiles, service } from '../../rules/base.ts'
import { pagesOf } from '../../pages/site-pages.ts'

const records = {
  'services/tea.yaml': { ...service, name: 'Tea' },
  'services/lunch.yaml': { ...service, name: 'Lunch', taxonomy_terms: ['eating'] },
  'services/draft.yaml': { ...service, name: 'Secret', draft: true },
  'taxonomies/needs.yaml': {
    name: 'Needs',
    description: 'What people need.',
    terms: [
      {
        ...{ slug: 'food', name: 'Food', description: 'All food.' },
        terms: [{ slug: 'eating', name: 'Eating', description: 'A meal.' }],
      },
    ],
  },
}
const withList = (list: object) => checkFiles({ ...records, 'lists/after-a-fall.yaml': list })
const pageWith = (list: object) =>
  pagesOf(withList({ title: 'After a fall', ...list }).directory!).get(
    '/find/lists/after-a-fall.html',
  )!
const names = (page: string) =>
  Array.from(page.matchAll(/<h3><a [^>]*>([^<]*)</g), ([, name]) => name)

describe('a list that the publisher curates', () => {
  it('has its services in their order, with its notes', () => {
    const page = pageWith({
      intro: 'The **first** weeks.',
      services: ['tea', { service: 'lunch', note: 'Ask for Jo.' }],
    })
    expect(names(page)).toEqual(['Tea', 'Lunch'])
    expect(page).toContain('Ask for Jo.')
    expect(page).toContain('<strong>first</strong>')
  })

  it('has what its rule finds, those of narrower topics too, and no other', () => {
    expect(names(pageWith({ topics: ['food'] }))).toEqual(['Lunch'])
  })

  it('has each service once, the named ones first, and no draft', () => {
    const page = pageWith({ services: ['lunch', 'draft'], topics: ['needs/food'] })
    expect(names(page)).toEqual(['Lunch'])
    expect(page).not.toContain('Secret')
  })

  it('is linked from the front page', () => {
    const pages = pagesOf(withList({ title: 'After a fall' }).directory!)
    expect(pages.get('/find.html')).toContain('href="/find/lists/after-a-fall"')
  })
})

describe('a list that is a directory of its own', () => {
  const own = {
    ...{ title: 'Families', promise: 'Find help for your family', colour: '#6b2a63' },
    ...{ services: ['lunch'], footer: 'Kept by **us**.', contact: 'Ring 01632 960123.' },
    privacy: 'We keep nothing.',
  }
  const site = (list: object) => pagesOf(withList({ title: 'A', ...list }).directory!)
  const at = (path: string) => `/find/lists/after-a-fall${path}.html`

  it('has a front page with a search in it, its colour, its title and its footer', () => {
    const pages = site(own)
    const page = pages.get(at(''))!
    expect(page).toContain('>Find help for your family</h1>')
    expect(page).toMatch(/name="only"\s+value="lists\/after-a-fall"\s+form="search-form"/)
    expect(page).toContain('Kept by <strong>us</strong>.')
    expect(page).toMatch(/<p class="title">\s*<a href="\/find\/lists\/after-a-fall"/)
    const [styleOf, plain] = [page, pages.get('/find.html')!].map(
      (one) => /style\.\w+/.exec(one)![0],
    )
    expect(styleOf).not.toBe(plain)
    expect(pages.get('/find.html')).not.toContain('Kept by')
  })

  it('makes the statements that it has, and leads to those of the directory for others', () => {
    const pages = site(own)
    expect(pages.get(at('/contact'))).toContain('Ring 01632 960123.')
    expect(pages.get(at('/privacy'))).toContain('We keep nothing.')
    expect(pages.get(at('/privacy'))).not.toContain('aria-current')
    expect(pages.get(at(''))).toContain('aria-current="page"')
    expect(pages.has(at('/accessibility'))).toBe(false)
    const page = pages.get(at(''))!
    expect(page).toContain('href="/find/lists/after-a-fall/privacy"')
    expect(page).toContain('href="/find/accessibility"')
    expect(pages.get('/find.html')).not.toContain('after-a-fall/privacy')
  })

  it('is no front page without a promise', () => {
    expect(site({ services: ['lunch'], colour: '#6b2a63' }).get(at(''))).not.toContain(
      'name="only"',
    )
  })

  it('searches among its services alone, in its look', async () => {
    const { directory } = withList(own)
    const lookup = createLookup(composeSite(directory!, { build: BUILD }), nodePlatform)
    const find = createFind({ store: createMemoryStore(lookup), manifest: lookup.manifest })
    const ask = async (query: string) =>
      (await find(new Request(`https://town.example.org/find?${query}`)))!.text()
    const page = await ask('only=lists/after-a-fall')
    expect(names(page)).toEqual(['Lunch'])
    expect(page).toContain('Kept by <strong>us</strong>.')
    expect(names(await ask('only=lists/constructor&search=tea'))).toEqual([])
    const all = await ask('search=tea')
    expect(names(all)).toEqual(['Tea'])
    expect(all).not.toContain('Kept by')
  })

  it('refuses a colour that is none, and says where', () => {
    const { diagnostics } = withList({ title: 'A', colour: 'plum' })
    expect(diagnostics).toMatchObject([
      { severity: 'error', place: { file: 'lists/after-a-fall.yaml', path: ['colour'] } },
    ])
  })
})

describe('a name in a list that nothing has', () => {
  const messages = (list: object) =>
    [...checkOwn(withList({ title: 'A', ...list }).linked!)].map(({ message, hint }) => [
      message,
      hint,
    ])

  it('is found, with the name that is meant', () => {
    expect(messages({ services: ['lunhc'], topics: ['foood'] })).toEqual([
      ['There is no service `lunhc`.', 'Did you mean `lunch`?'],
      ['There is no topic `foood`.', 'Did you mean `food`?'],
    ])
    expect(messages({ services: ['lunch'], topics: ['eating'] })).toEqual([])
  })
})
