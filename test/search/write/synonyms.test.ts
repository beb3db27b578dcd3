import { describe, expect, it } from 'vitest'
import { toIndexed } from '../../../src/search/write/indexed-document.ts'
import { createIndexBuilder } from '../../../src/search/write/builder.ts'
import { BRITISH_SYNONYMS } from '../../../src/search/write/british-synonyms.ts'
import { readGroup, synonymGroups } from '../../../src/search/write/synonyms.ts'
import { nodeHashing } from '../../../src/generator/publish/hashing.ts'
import { find } from '../../../src/search/read/find.ts'
import { settingsSchema } from '../../../src/record/settings/settings-schema.ts'
import { indexOf, serviceOf } from '../fixture.ts'

const NAMES = ['Debt advice', 'Choir', 'Food parcel delivery', 'Surgery', 'Housing advice'] as const
const services = NAMES.map((name, i) => serviceOf({ id: `${i}`, name }))

async function found(search: string, synonyms: string[], match?: 'all') {
  const { reader, manifest } = indexOf({ services }, { synonyms })
  const { page, complete } = await find(reader, manifest, 'services', { search, match })
  return page.slice(0, complete).map((doc) => NAMES[doc])
}

describe('a group of synonyms', () => {
  it('finds records by any of its words', async () => {
    const groups = ['skint, debt, money worries']
    expect(await found('skint', groups)).toEqual(['Debt advice'])
    expect(await found('money worries', groups)).toEqual(['Debt advice'])
    expect(await found('skint', [])).toEqual([])
  })

  it('with an arrow finds records by the words before it, and not the other way round', async () => {
    expect(await found('singing', ['singing => choir'])).toEqual(['Choir'])
    expect(await found('choir', ['choir => surgery'])).toEqual(['Choir', 'Surgery'])
    expect(await found('surgery', ['choir => surgery'])).toEqual(['Surgery'])
  })

  it('has phrases, which are not found by one of their words', async () => {
    const groups = ['universal credit, debt', 'food bank, food parcel']
    expect(await found('universal credit', groups)).toEqual(['Debt advice'])
    expect(await found('credit', groups)).toEqual([])
    expect(await found('food bank', groups)).toEqual(['Food parcel delivery'])
  })

  it('has words with hyphens, written with them or apart', async () => {
    const groups = ['budd-daliadau => debt']
    expect(await found('budd-daliadau', groups)).toEqual(['Debt advice'])
    expect(await found('budd daliadau', groups)).toEqual(['Debt advice'])
    expect(await found('daliadau', groups)).toEqual([])
  })

  it('is corrected like other words', async () => {
    expect(await found('skimt', ['skint, debt'])).toEqual(['Debt advice'])
  })

  it('does not count for match=all', async () => {
    expect(await found('skint', ['skint, debt'], 'all')).toEqual([])
  })

  it('puts a record that has the word itself first', async () => {
    expect(await found('advice', ['advice, surgery'])).toEqual([
      'Debt advice',
      'Housing advice',
      'Surgery',
    ])
  })
})

describe('the list for Britain', () => {
  it('is used unless the settings say otherwise', () => {
    const own = { synonyms: ['a, b'] }
    expect(synonymGroups({ ...own, british_synonyms: true })).toContain(
      'skint, broke, hard up => debt, low income, money advice',
    )
    expect(synonymGroups({ ...own, british_synonyms: false })).toEqual(['a, b'])
  })

  it.each(BRITISH_SYNONYMS)('has a valid group: %s', (group) => {
    const { pattern } = (settingsSchema.properties!['synonyms'] as { items: { pattern: string } })
      .items
    expect(group).toMatch(new RegExp(pattern))
    const words = readGroup(group).flatMap(({ said, asked }) => [said, asked])
    expect(words.length).toBeGreaterThan(0)
    for (const word of words) expect(word).toMatch(/^[\p{L}\d ]+$/u)
  })
})

describe('names of other kinds', () => {
  it('find services: alternate names of organizations and terms, and descriptions of terms', async () => {
    const builder = createIndexBuilder(nodeHashing.sha256)
    const term = { id: 't', name: 'Meals', description: 'Eating together.' }
    const organization = { id: 'o', name: 'Trust', alternate_name: 'Acorn', description: '' }
    const service = serviceOf({
      name: 'Lunch',
      organization,
      attributes: [{ id: 'a', taxonomy_term: term }],
    })
    const names = new Map([['t', ['supper', 'tea time']]])
    builder.add(toIndexed('services', service, { names }))
    builder.add(toIndexed('taxonomy_terms', term, { names }))
    const files = new Map([...builder.files()].map(({ path, body }) => [path, body]))
    const reader = async (path: string) => files.get(path)!
    for (const search of ['acorn', 'eating', 'supper', 'tea time'])
      expect((await find(reader, builder.manifest(), 'services', { search })).total, search).toBe(1)
    expect(
      (await find(reader, builder.manifest(), 'taxonomy_terms', { search: 'supper' })).total,
    ).toBe(1)
  })
})
