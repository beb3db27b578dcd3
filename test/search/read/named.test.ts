import { describe, expect, it } from 'vitest'
import { find } from '../../../src/search/read/find.ts'
import { areNamed } from '../../../src/search/read/word-match.ts'
import { createAnalyser } from '../../../src/search/text/analyser.ts'
import { serviceTexts } from '../../../src/search/write/search-fields.ts'
import { runs } from '../../runs.ts'
import { indexOf, listsOf, serviceOf } from '../fixture.ts'
import { createRandom } from '../random.ts'

/** The numbers of the services that have all words of a search in their name or a topic. */
async function named(index: ReturnType<typeof indexOf>, search: string) {
  const found = await find(index.reader, index.manifest, 'services', { search })
  return found.page.slice(0, found.complete).filter((doc) => areNamed(found.words, doc))
}

describe('a word in the name of a service or in a topic', () => {
  it.each([
    [7, {}],
    [300, { packBytes: 0, shardBytes: 2048 }],
  ] as const)('is told apart from one elsewhere, among %i services', async (services, options) => {
    const lists = listsOf({ services, seed: services, description: [5, 40] })
    const index = indexOf(lists, options)
    const { terms, written } = createAnalyser()
    const own = lists.services.map((service) => {
      const { name = '', alternate_name = '', terms: topics = '' } = serviceTexts(service)
      return new Set([name, alternate_name, topics].flatMap(terms))
    })
    const texts = lists.services.flatMap(({ name, description = '' }) => [
      ...written(name),
      ...written(description),
    ])
    let different = 0
    for (let i = 0; i < runs(60, 300); i++) {
      const r = createRandom(`named ${services} ${i}`)
      const words = Array.from({ length: r.pick([1, 1, 2]) }, () => r.pick(texts))
      const { page, complete } = await find(index.reader, index.manifest, 'services', {
        search: words.join(' '),
        match: 'all',
      })
      const all = page.slice(0, complete)
      const expected = all.filter((doc) =>
        words.flatMap(terms).every((term) => own[doc]!.has(term)),
      )
      // A word may be found as two words, or two as one: then more are found than scanning sees.
      const found = await named(index, words.join(' '))
      expect(expected.filter((doc) => !found.includes(doc))).toEqual([])
      expect(all.filter((doc) => found.includes(doc) && !expected.includes(doc))).toEqual([])
      if (expected.length < all.length && expected.length > 0) different += 1
    }
    expect(different).toBeGreaterThan(0)
  })

  const lists = {
    services: [
      serviceOf({ id: 'a', name: 'Food bank' }),
      serviceOf({ id: 'b', name: 'Larder', description: 'A foodbank. Choir on Mondays.' }),
      serviceOf({ id: 'c', name: 'Singing group', description: 'For all.' }),
    ],
  }
  const index = indexOf(lists, { synonyms: ['choir, singing group'] })

  it('may be written as two, or with a wrong letter', async () => {
    expect(await named(index, 'foodbank')).toEqual([0])
    expect(await named(index, 'foodbnk')).toEqual([0])
    expect(await named(index, 'lardor')).toEqual([1])
  })

  it('is not one for which the name has a synonym', async () => {
    expect(await named(index, 'choir')).toEqual([])
    expect(await named(index, 'singing')).toEqual([2])
  })
})
