import { beforeAll, describe, expect, test } from 'vitest'
import { runs } from '../../runs.ts'
import { INGESTED } from './postcodes.ts'
import { type Client, type ListPage, clientOf, publish } from './site.ts'
import { makeTown } from './town.ts'

/** The most requests that an answer takes in a small directory. */
const MAX_REQUESTS = 4

describe.each([
  ['without postcodes', [], runs(600, 2000)],
  ['with ingested postcodes', INGESTED, runs(900, 2000)],
])('a small directory %s', (_, ingested, services) => {
  let client: Client
  let taxonomy: string
  beforeAll(() => {
    const town = makeTown({ services, ingested })
    client = clientOf(publish(town))
    taxonomy = town.lists.taxonomies[0]!.id
  }, 120_000)

  const SEARCH = 'search=community+support'
  const FILTERS = 'day=TU&start_time=09:00&minimum_age=5&modified_after=2024-01-01'
  const NEAR = 'postcode=BS3+1AA&proximity=3000'

  test.each([
    '',
    'page=3',
    'per_page=200&page=2',
    SEARCH,
    FILTERS,
    `${SEARCH}&${FILTERS}`,
    'postcode=BS3+1AA',
    'postcode=BS3',
    NEAR,
    `${NEAR}&${SEARCH}`,
    `${NEAR}&${SEARCH}&${FILTERS}`,
    `${NEAR}&${FILTERS}&per_page=200`,
    'proximity=51.44,-2.6&radius=2',
    'format=ndjson',
    `format=ndjson&${FILTERS}`,
    'minimal=true',
    'minimal=true&per_page=50&page=3',
    `minimal=true&${SEARCH}&${FILTERS}`,
  ])('takes few requests for a query: %s', async (query) => {
    for (const collection of ['services', 'service_at_locations'])
      for (const more of ['', `&taxonomy_id=${taxonomy}`])
        await expectFew(`/${collection}?${query}${more}`)
  })

  test.each(['organizations', 'taxonomies', 'taxonomy_terms'])(
    'takes few requests for a search in %s',
    async (collection) => {
      for (const query of ['', 'search=community', 'per_page=200', 'format=ndjson&search=help'])
        await expectFew(`/${collection}?${query}`)
    },
  )

  async function expectFew(path: string): Promise<void> {
    client.reads.length = 0
    expect((await client.ask(path)).status, path).toBe(200)
    expect(client.reads.length, `${path}\n${client.reads.join('\n')}`).toBeLessThanOrEqual(
      MAX_REQUESTS,
    )
    expect(new Set(client.reads).size, path).toBe(client.reads.length)
  }
})

test('results from very many files are read from the file of the whole list', async () => {
  const client = clientOf(publish(makeTown({ services: runs(1500, 2500) })))
  const find = async (more: string) => (await client.ask(`/services?minimum_age=0&${more}`)).text()
  const lines = (await find('format=ndjson')).trimEnd().split('\n')
  expect(client.reads.length).toBeLessThanOrEqual(MAX_REQUESTS)
  const items: object[] = []
  for (let page = 1; items.length < lines.length; page++) {
    const { contents } = JSON.parse(await find(`per_page=100&page=${page}`)) as ListPage
    items.push(...contents)
  }
  expect(lines).toEqual(items.map((item) => JSON.stringify(item)))
  expect(lines.length).toBeGreaterThan(500)
}, 120_000)
