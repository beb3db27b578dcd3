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
  it('is a slug, an id, or another that a thing has', () => {
    expect(plain.find('hq')).toEqual([acorn])
    expect(plain.find('id-of-hq')).toEqual([acorn])
    expect(terms.find('meals/soup')).toEqual([hot])
    expect(plain.find('Acorn')).toEqual([])
  })

  it('that several things have names them all', () => {
    expect(terms.find('soup')).toEqual([soup, hot])
  })

  it('that is both the slug and the id of a thing names it once', () => {
    const same = { ...acorn, id: 'hq' }
    expect(createNameIndex([same]).find('hq')).toEqual([same])
  })
})

describe('what was meant', () => {
  it.each([
    ['the thing of that name before one whose slug looks like it', 'Acorn', 'hq'],
    ['the thing whose slug looks like it', 'acorms', 'acorns'],
    ['the thing whose name looks like it', 'Nuts and mor', 'acorns'],
    ['the file, written with its ending', 'hq.yaml', 'hq'],
    ['the file, written with its folder as well', 'content/organizations/hq.yml', 'hq'],
    ['the file, written with its folder alone', 'organizations/hq', 'hq'],
    ['the file, written with a capital', 'organizations/Acorns.YAML', 'acorns'],
  ])('is %s', (_, written, slug) => {
    expect(plain.suggest(written)).toBe(slug)
  })

  it('is nothing where nothing is like it', () => {
    expect(plain.suggest('organizations/acorms.yaml')).toBeUndefined()
    expect(plain.suggest('swimming')).toBeUndefined()
    expect(plain.suggest('swimming.yaml')).toBeUndefined()
    expect(suggestSlug('swimming', [])).toBeUndefined()
  })

  it.each([
    ['the same part of another whole', 'lunch/bread', 'meals/bread'],
    ['another part of the same whole', 'meals/bred', 'meals/bread'],
  ])('is %s', (_, written, name) => {
    expect(terms.suggest(written)).toBe(name)
  })
})
