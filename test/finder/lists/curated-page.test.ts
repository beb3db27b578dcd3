import { describe, expect, it } from 'vitest'
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
