import { Index } from 'flexsearch'
import { describe, expect, test } from 'vitest'
import { type Collection, collectionNames } from '../../../src/hsds/collections.ts'
import { createAnalyser } from '../../../src/search/text/analyser.ts'
import { serviceTexts } from '../../../src/search/write/search-fields.ts'
import { runs } from '../../runs.ts'
import { createRandom } from '../../search/random.ts'
import { INGESTED } from './postcodes.ts'
import { someQuery } from './queries.ts'
import { type ListPage, SHARDED, asking, clientOf, publish } from './site.ts'
import { makeTown } from './town.ts'

const RUNS = runs(8, 40)

describe.each([
  ['in few files', {}, []],
  ['in many files', SHARDED, INGESTED],
])('any query on a town %s', (name, options, ingested) => {
  const town = makeTown({ services: 120, seed: 5, ingested })
  const client = clientOf(publish(town, options))
  const queries = (collection: Collection, length = RUNS) =>
    Array.from({ length }, (_, i) =>
      someQuery(createRandom(`laws ${name} ${collection} ${i}`), town, collection),
    )
  const read = async (path: string) => {
    const response = await client.ask(path)
    expect(response.status, path).toBe(200)
    return response.text()
  }
  const page = async (path: string) => JSON.parse(await read(path)) as ListPage
  const idsOf = async (collection: Collection, query: URLSearchParams) =>
    (await read(`/${collection}${asking(query, { format: 'ndjson' })}`))
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => (JSON.parse(line) as { id: string }).id)

  test.each(collectionNames)(
    'another filter on %s never finds more records',
    async (collection) => {
      for (const [i, query] of queries(collection).entries()) {
        const more = someQuery(createRandom(`more ${name} ${collection} ${i}`), town, collection)
        const both = new URLSearchParams(query)
        for (const [key, value] of more) if (isNew(both, key)) both.set(key, value)
        const [wide, narrow] = [await idsOf(collection, query), await idsOf(collection, both)]
        const known = new Set(wide)
        expect(
          narrow.filter((id) => !known.has(id)),
          `${query} & ${both}`,
        ).toEqual([])
      }
    },
  )

  test.each(collectionNames)('the pages of %s have the items of its ndjson', async (collection) => {
    for (const query of queries(collection)) {
      const lines = (await read(`/${collection}${asking(query, { format: 'ndjson' })}`)).split('\n')
      expect(lines.pop()).toBe('')
      const items: string[] = []
      for (let number = 1; ; number++) {
        const part = await page(
          `/${collection}${asking(query, { page: `${number}`, per_page: '30' })}`,
        )
        items.push(...part.contents.map((item) => JSON.stringify(item)))
        if (part.last_page) break
      }
      expect(items, `${collection}?${query}`).toEqual(lines)
    }
  })

  test.each(['services', 'service_at_locations'] as const)(
    'the minimal form of %s has the same records, at once, in pages and in ndjson',
    async (collection) => {
      for (const query of queries(collection)) {
        const minimal = { minimal: 'true' }
        const whole = await page(`/${collection}${asking(query, minimal)}`)
        expect(whole.contents.map(({ id }) => id)).toEqual(await idsOf(collection, query))
        const lines = await read(`/${collection}${asking(query, { ...minimal, format: 'ndjson' })}`)
        expect(lines).toBe(whole.contents.map((item) => `${JSON.stringify(item)}\n`).join(''))
        const second = `/${collection}${asking(query, { ...minimal, per_page: '5', page: '2' })}`
        const part = whole.contents.slice(5, 10)
        if (part.length > 0) expect((await page(second)).contents).toEqual(part)
        else expect((await client.ask(second)).status).toBe(404)
      }
    },
  )

  test.each(collectionNames)('HEAD on %s has the headers of GET', async (collection) => {
    for (const query of queries(collection, 15))
      for (const more of [{}, { format: 'ndjson' }, { minimal: 'true' }, { page: '99' }] as const) {
        const path = `/${collection}${asking(query, more as Record<string, string>)}`
        const [get, head] = [await client.ask(path), await client.ask(path, { method: 'HEAD' })]
        expect(head.status, path).toBe(get.status)
        expect(Object.fromEntries(head.headers), path).toEqual(Object.fromEntries(get.headers))
        expect(await head.text(), path).toBe('')
      }
  })

  test('equivalent queries have the same answer', async () => {
    const id = town.lists.taxonomies[0]!.id
    const { organization_id } = town.lists.services[0]!
    for (const [one, other] of [
      [`taxonomy_id=${id}`, `taxonomy_id=${id.toUpperCase()}`],
      [`organization_id=${organization_id}`, `organization_id=+${organization_id!.toUpperCase()}+`],
      ['search=help', 'text=help'],
      ['search=help', 'search=HELP&text=nothing'],
      ['text=help', 'search=+&text=help'],
      ['day=MO', 'day=monday'],
      ['start_time=09:00', 'start_time=9:00:00'],
      ['minimum_age=18', 'minimum_age=18.0'],
      ['postcode=BS3+1AA', 'postcode=bs31aa'],
      ['modified_after=2024-06-01', 'modified_after=2024-06-01T01:00:00%2B01:00'],
      ['modified_after=2024-06-01', 'modified_after=2024-06-01T01:00:00+01:00'],
      ['per_page=200', 'per_page=999999999999999999999'],
      ['', 'per_page=true'],
      ['', 'search=&day=&postcode=&proximity=&page=&format=&minimal='],
      ['minimal=true', 'minimal=1'],
      ['', 'minimal=false&full=0'],
      ['proximity=51.44,-2.6&radius=2', 'proximity=51.440,%20-2.60&radius=2.0'],
    ])
      expect(await read(`/services?${other}`), other).toBe(await read(`/services?${one}`))
  })

  test("a search finds what FlexSearch's own index finds", async () => {
    const { terms } = createAnalyser()
    const index = new Index({ tokenize: 'strict', encoder: terms as never })
    const ids = town.lists.services.map(({ id }) => id)
    for (const [i, one] of town.lists.services.entries())
      index.add(i, Object.values(serviceTexts(one)).join('\n'))
    for (const word of ['support', 'help', 'community', 'volunteering', 'Zzyzx', 'St']) {
      const found = (index.search(word, { limit: 1000 }) as number[]).map((i) => ids[i])
      const query = new URLSearchParams({ search: word })
      expect((await idsOf('services', query)).sort(), word).toEqual(found.sort())
    }
  })
})

/** Whether a parameter can be added to a query. Not those of places, which depend on each other. */
const isNew = (query: URLSearchParams, key: string) =>
  !query.has(key) &&
  !['postcode', 'proximity', 'radius'].includes(key) &&
  !(key === 'text' && query.has('search')) &&
  !(key === 'search' && query.has('text'))
