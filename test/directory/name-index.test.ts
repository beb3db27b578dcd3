import { describe, expect, it } from 'vitest'
import { createNameIndex, suggestSlug } from '../../src/directory/name-index.ts'

const thing = (slug: string, name: string, taxonomy?: string) => ({
  id: `id-of-${slug}`,
  slug,
  value: { name },
  taxonomy,
})

const acorn = thing('hq', 'Acorn')
const nuts = thing('acorns', 'Nuts and more')
const plain = createNameIndex([acorn, nuts])

const soup = thing('soup', 'Soup', 'needs')
const hot = thing('soup', 'Hot soup', 'meals')
const terms = createNameIndex([soup, hot, thing('bread', 'Bread', 'meals')], (term) => [
  `${term.taxonomy}/${term.slug}`,
])

describe('a name', () => {
  it('can be a slug, an id, or a further name', () => {
    expect(plain.find('hq')).toEqual([acorn])
    expect(plain.find('id-of-hq')).toEqual([acorn])
    expect(terms.find('meals/soup')).toEqual([hot])
    expect(plain.find('Acorn')).toEqual([])
  })

  it('may belong to several things', () => {
    expect(terms.find('soup')).toEqual([soup, hot])
  })

  it('may be the slug and the id of one thing', () => {
    const same = { ...acorn, id: 'hq' }
    expect(createNameIndex([same]).find('hq')).toEqual([same])
  })
})

describe('a suggestion', () => {
  it.each([
    ['the thing of that name, before one with a similar slug', 'Acorn', 'hq'],
    ['the thing with a similar slug', 'acorms', 'acorns'],
    ['the thing with a similar name', 'Nuts and mor', 'acorns'],
    ['the file, written with its extension', 'hq.yaml', 'hq'],
    ['the file, written with its folders', 'content/organizations/hq.yml', 'hq'],
    ['the file, written with its folder', 'organizations/hq', 'hq'],
    ['the file, written with a capital letter', 'organizations/Acorns.YAML', 'acorns'],
  ])('is %s', (_, written, slug) => {
    expect(plain.suggest(written)).toBe(slug)
  })

  it('is absent when nothing is similar', () => {
    expect(plain.suggest('organizations/acorms.yaml')).toBeUndefined()
    expect(plain.suggest('swimming')).toBeUndefined()
    expect(plain.suggest('swimming.yaml')).toBeUndefined()
    expect(suggestSlug('swimming', [])).toBeUndefined()
  })

  it.each([
    ['the same term of another taxonomy', 'lunch/bread', 'meals/bread'],
    ['a similar term of the same taxonomy', 'meals/bred', 'meals/bread'],
  ])('is %s', (_, written, name) => {
    expect(terms.suggest(written)).toBe(name)
  })
})
