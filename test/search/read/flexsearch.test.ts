import { Index } from 'flexsearch'
import { beforeAll, describe, expect, it } from 'vitest'
import { createAnalyser } from '../../../src/search/text/analyser.ts'
import { serviceTexts } from '../../../src/search/write/search-fields.ts'
import { find } from '../../../src/search/read/find.ts'
import { indexOf, listsOf, serviceOf } from '../fixture.ts'
import { createRandom } from '../random.ts'

const EVERYTHING = { limit: 1_000_000 }
const ascending = (docs: readonly unknown[]) => (docs as number[]).toSorted((a, b) => a - b)

describe("FlexSearch's own index finds the same services", () => {
  const analyser = createAnalyser()
  const lists = listsOf({ services: 500, seed: 3, description: [10, 60] })
  const index = indexOf(lists, { shardBytes: 4096, packBytes: 0 })
  const texts = lists.services.map((one) => Object.values(serviceTexts(one)).join('\n'))
  const byText = new Index({ tokenize: 'strict', encoder: analyser.terms as never })
  const byTerm = new Index({ tokenize: 'strict', encoder: ((text: string) => [text]) as never })
  beforeAll(() => {
    texts.forEach((text, doc) => byText.add(doc, text))
    texts.forEach((text, doc) => analyser.terms(text).forEach((term) => byTerm.append(doc, term)))
  })
  const search = async (words: string) => {
    const { page } = await find(index.reader, index.manifest, 'services', {
      search: words,
      match: 'all',
    })
    return ascending(page)
  }

  it('by the same words', async () => {
    for (let i = 0; i < 200; i++) {
      const r = createRandom(`words ${i}`)
      const known = r.pick(texts).match(/\b[a-z]{3,}\b/g)!
      // More words than are joined.
      const words = Array.from({ length: r.pick([1, 5, 6]) }, () => r.pick(known)).join(' ')
      const asked = new Set(analyser.terms(words)).size
      if (asked > 1 && asked < 5) continue
      expect(await search(words), words).toEqual(ascending(byText.search(words, EVERYTHING)))
    }
  })

  it('by words that each have alternatives', async () => {
    let total = 0
    for (let i = 0; i < 300; i++) {
      const r = createRandom(`alternatives ${i}`)
      const known = r.pick(texts).split(/\s+/)
      const words = Array.from({ length: r.whole(1, 4) }, () => r.pick(known)).join(' ')
      const perWord = analyser
        .words(words)
        .map(
          (word) =>
            new Set(
              word.flatMap(({ term, isJoined }) =>
                isJoined ? [] : byTerm.search(term, EVERYTHING),
              ),
            ),
        )
      const all = perWord.length > 0 ? texts.map((_, doc) => doc) : []
      const expected = all.filter((doc) => perWord.every((docs) => docs.has(doc)))
      expect(await search(words), words).toEqual(expected)
      total += expected.length
    }
    expect(total).toBeGreaterThan(3000)
  })
})

describe('ranking', () => {
  it('puts a service with the word in its name before one that mentions it', async () => {
    const index = indexOf({
      services: [
        serviceOf({
          id: 'a',
          name: 'Lunch club',
          description: 'People with dementia are welcome.',
        }),
        serviceOf({ id: 'b', name: 'Dementia café', description: 'A place to meet.' }),
        serviceOf({ id: 'c', name: 'Choir', description: 'Singing for everyone.' }),
      ],
    })
    const found = await find(index.reader, index.manifest, 'services', { search: 'dementia' })
    expect(found).toMatchObject({ total: 2, page: [1, 0] })
  })
})
