import { describe, expect, it } from 'vitest'
import { suggest } from '../../../src/search/read/suggest.ts'
import { STOPWORDS } from '../../../src/search/text/stopwords.ts'
import { runs } from '../../runs.ts'
import { indexOf, listsOf, serviceOf } from '../fixture.ts'
import type { Lists } from '../naive.ts'
import { createRandom } from '../random.ts'

describe('suggestions are those of a scan of all names', () => {
  for (const [services, options] of [
    [40, {}],
    [400, { shardBytes: 512 }],
    [400, { shardBytes: 4096 }],
  ] as const)
    it(`of ${services} services in files of ${options.shardBytes ?? 'any'} bytes, each from one file`, async () => {
      const lists = listsOf({ services, seed: services })
      const { reader, manifest, asked } = indexOf(lists, options)
      const names = namesOf(lists)
      let found = 0
      for (let i = 0; i < runs(80, 3000); i++) {
        const r = createRandom(`${services} ${i}`)
        const words = r.pick(names).name.split(' ')
        const text = words.slice(r.pick([0, 0, 1, 2])).join(' ')
        const typed = text.slice(0, r.pick([1, 1, 2, 3, 4, 6, 9, 30]))
        asked.length = 0
        const suggestions = await suggest(reader, manifest, typed)
        expect(suggestions, typed).toEqual(naive(names, typed))
        expect(asked.length, typed).toBeLessThanOrEqual(1)
        found += Math.sign(suggestions.length)
      }
      expect(found).toBeGreaterThan(runs(53, 2000))
    })
})

describe('a name', () => {
  const suggested = async (names: readonly string[], typed: string) => {
    const services = names.map((name) => serviceOf({ name }))
    const { reader, manifest } = indexOf({ services })
    return (await suggest(reader, manifest, typed)).map(({ name }) => name)
  }

  it('is compared without case, accents, apostrophes and hyphens', async () => {
    for (const typed of ['cafe', 'CAFÉ', 'cafe\u0301 st', 'café-st', 'johns drop', 'John’s Drop-'])
      expect(await suggested(["Café St. John's Drop-in"], typed), typed).toHaveLength(1)
  })

  it('may begin with a stopword, which is no beginning within it', async () => {
    const names = ['The Hub', 'Over the Wall']
    expect(await suggested(names, 'the')).toEqual(['The Hub'])
    expect(await suggested(names, 'wall')).toEqual(['Over the Wall'])
  })

  it('that begins so comes before one with such a word in it', async () => {
    const names = ['A food bank', 'Food share', 'Foodies']
    expect(await suggested(names, 'food')).toEqual(['Food share', 'Foodies', 'A food bank'])
  })

  it('is suggested once, though many things have it and several of its words begin so', async () => {
    expect(await suggested(['Food for foodies', 'Food  for foodies'], 'foo')).toHaveLength(1)
  })

  it('of no letters is never suggested', async () => {
    expect(await suggested(['…', '!'], '…')).toEqual([])
    expect(await suggested([], 'a')).toEqual([])
  })

  it('may be that of a property of an object', async () => {
    expect(await suggested(['Toys'], 'constructor')).toEqual([])
    expect(await suggested(['Constructor'], 'constructor')).toEqual(['Constructor'])
  })
})

describe('many equal beginnings', () => {
  const names = Array.from({ length: 3000 }, (_, i) => `Lunch club in town ${i}`)
  const services = names.map((name) => serviceOf({ name }))
  const { reader, manifest, asked } = indexOf({ services }, { shardBytes: 1024 })

  it('are in more files than are read', async () => {
    for (const typed of ['l', 'lunch club', 'club in town 1']) {
      asked.length = 0
      expect(await suggest(reader, manifest, typed), typed).toHaveLength(10)
      expect(asked).toHaveLength(1)
    }
    expect(manifest.suggestions!.starts.split(',').length).toBeGreaterThan(100)
  })
})

interface Named {
  readonly name: string
  readonly list: 'taxonomy_terms' | 'organizations' | 'services'
}

const LISTS = ['taxonomy_terms', 'organizations', 'services'] as const

const namesOf = (lists: Lists): Named[] =>
  LISTS.flatMap((list) =>
    [...new Set(lists[list].map(({ name }) => name))].map((name) => ({ name, list })),
  )

/** The same from the names themselves, which are of ASCII letters. */
function naive(names: readonly Named[], typed: string): Named[] {
  const wordsOf = (text: string) => text.toLowerCase().match(/[a-z\d]+/g) ?? []
  const wanted = wordsOf(typed).join(' ')
  if (wanted === '') return []
  const ranked = names.flatMap(({ name, list }) => {
    const words = wordsOf(name)
    const keys = words
      .map((word, i) => ({ i, isStop: STOPWORDS.includes(word), key: words.slice(i).join(' ') }))
      .filter(({ i, isStop }) => i === 0 || !isStop)
      .slice(0, 6)
    const hits = keys.filter(({ key }) => key.startsWith(wanted))
    const hit =
      hits.find(({ i }) => i === 0) ?? hits.toSorted((a, b) => (a.key < b.key ? -1 : 1))[0]
    return hit ? [{ name, list, rank: [Math.sign(hit.i), LISTS.indexOf(list), hit.key, name] }] : []
  })
  const inOrder = (a: (typeof ranked)[number], b: (typeof ranked)[number]) => {
    const at = a.rank.findIndex((value, i) => value !== b.rank[i])
    return a.rank[at]! < b.rank[at]! ? -1 : 1
  }
  return ranked
    .toSorted(inOrder)
    .slice(0, 10)
    .map(({ name, list }) => ({ name, list }))
}
