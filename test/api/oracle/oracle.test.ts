import { beforeAll, describe, expect, test } from 'vitest'
import { type Collection, collectionNames } from '../../../src/hsds/collections.ts'
import { createRandom } from '../../search/random.ts'
import { type Expected, createOracle } from './oracle.ts'
import { INGESTED } from './postcodes.ts'
import { someQuery } from './queries.ts'
import {
  type Client,
  type ListPage,
  type Site,
  SHARDED,
  asking,
  clientOf,
  publish,
} from './site.ts'
import { type Town, fullOrganization, makeTown, smallTown } from './town.ts'

const generous = { coverage: { unknown: 'include', virtual_places: 'include' } }
const strict = { coverage: { unknown: 'exclude', virtual_places: 'exclude' } }

const towns: [string, number, () => Promise<Town> | Town, Parameters<typeof publish>[1]?][] = [
  ['the small town', 60, smallTown],
  ['a made-up town', 90, () => makeTown({ services: 150, settings: generous })],
  [
    'a made-up town in many files, with ingested postcodes',
    90,
    () => makeTown({ services: 220, seed: 2, ingested: INGESTED, settings: strict }),
    SHARDED,
  ],
]

describe.each(towns)('%s', (name, runs, make, options) => {
  let town: Town
  let site: Site
  let client: Client
  let oracle: ReturnType<typeof createOracle>
  beforeAll(async () => {
    town = await make()
    site = publish(town, options)
    client = clientOf(site)
    oracle = createOracle(town)
  })

  test.each(collectionNames)(
    'finds in %s what a scan finds, page after page',
    async (collection) => {
      let some = 0
      for (let i = 0; i < runs; i++) {
        const r = createRandom(`${name} ${collection} ${i}`)
        const query = someQuery(r, town, collection)
        const told = `/${collection}?${query}`
        const expected = oracle.find(collection, query)
        const perPage = Math.max(r.pick([5, 20, 50]), Math.ceil(expected.found.length / 6))
        const found = await everyPage(collection, query, perPage)
        expectSame(positionsOf(collection, found), expected, told)
        expectSummaries(collection, found, told)
        some += Math.sign(found.length)
      }
      expect(some).toBeGreaterThan(runs / 4)
    },
  )

  test.each(collectionNames)('gives %s in every shape', async (collection) => {
    for (let i = 0; i < 12; i++) {
      const r = createRandom(`shapes ${name} ${collection} ${i}`)
      const query = someQuery(r, town, collection)
      const told = `/${collection}?${query}`
      const ids = (await everyPage(collection, query, 200)).map(({ id }) => id)
      if (collection === 'services' || collection === 'service_at_locations') {
        const { contents } = await get(told.replace('?', '?minimal=true&'))
        expect(contents, told).toEqual(ids.map((id) => minimalOf(collection, id)))
      }
      const { contents, size } = await get(told.replace('?', '?full=true&'))
      const most = Math.min(20, town.settings.per_page.default)
      expect(size, told).toBe(Math.min(most, ids.length))
      expect(contents, told).toEqual(ids.slice(0, most).map((id) => documentOf(collection, id)))
      if (collection !== 'organizations') continue
      const whole = await get(told.replace('?', '?full=true&full_service=true&per_page=5&'))
      expect(whole.contents, told).toEqual(
        ids
          .slice(0, 5)
          .map((id) =>
            JSON.parse(
              JSON.stringify(fullOrganization(town.lists, documentOf(collection, id) as never)),
            ),
          ),
      )
    }
  })

  test('puts the records of a list in the one order when nothing is asked', async () => {
    for (const collection of collectionNames)
      expect((await everyPage(collection, new URLSearchParams(), 7)).map(({ id }) => id)).toEqual(
        oracle.idsOf(collection),
      )
  })

  async function get(path: string): Promise<ListPage> {
    const response = await client.ask(path)
    const text = await response.text()
    expect(response.status, `${path}: ${text.slice(0, 500)}`).toBe(200)
    return JSON.parse(text) as ListPage
  }

  /** All that is found, in pages; each says the truth about itself, and there is none beyond the last. */
  async function everyPage(collection: Collection, query: URLSearchParams, wanted: number) {
    const size = Math.min(wanted, town.settings.per_page.maximum)
    const per_page = String(wanted)
    const contents: { readonly id: string }[] = []
    for (let number = 1; ; number++) {
      const path = `/${collection}${asking(query, { per_page, page: String(number) })}`
      const page = await get(path)
      contents.push(...page.contents)
      const last = number * size >= page.total_items
      expect(page, path).toMatchObject({
        total_pages: Math.ceil(page.total_items / size),
        page_number: number,
        size: page.contents.length,
        first_page: number === 1,
        last_page: last,
        empty: page.total_items === 0,
      })
      if (!last) expect(page.size, path).toBe(size)
      else {
        expect(contents.length, path).toBe(page.total_items)
        const beyond = `/${collection}${asking(query, { per_page, page: String(number + 1) })}`
        expect((await client.ask(beyond)).status, beyond).toBe(404)
        return contents
      }
    }
  }

  function positionsOf(collection: Collection, found: readonly { readonly id: string }[]) {
    const ids = oracle.idsOf(collection)
    return found.map(({ id }) => ids.indexOf(id))
  }

  const documentOf = (collection: Collection, id: string): object =>
    JSON.parse(JSON.stringify(town.lists[collection].find((one) => one.id === id)))

  function expectSummaries(collection: Collection, found: readonly { id: string }[], told: string) {
    for (const item of found.slice(0, 3))
      expect(item, told).toEqual(withoutLists(documentOf(collection, item.id)))
  }

  function minimalOf(collection: Collection, id: string) {
    const { last_modified, service } = documentOf(collection, id) as {
      last_modified?: string
      service?: { last_modified?: string }
    }
    const known = last_modified ?? service?.last_modified
    return { id, ...(known && { last_modified: known }) }
  }
})

/** The same records in an order that may be. */
function expectSame(found: readonly number[], expected: Expected, told: string): void {
  const { onBorder, ranking, metresTo } = expected
  const surely = expected.found.filter((position) => !onBorder.has(position))
  expect(
    [...found].sort(byNumber).filter((position) => !onBorder.has(position)),
    told,
  ).toEqual(surely)
  const possible = new Set(expected.found)
  expect(
    found.every((position) => possible.has(position)),
    told,
  ).toBe(true)
  expect(new Set(found).size, told).toBe(found.length)
  if (ranking) {
    const chosen = new Set(found)
    return expect(found, told).toEqual(ranking.filter((position) => chosen.has(position)))
  }
  if (!metresTo) return expect(found, told).toEqual([...found].sort(byNumber))
  for (const [i, position] of found.entries()) {
    if (i === 0) continue
    const [before, now] = [metresTo(found[i - 1]!), metresTo(position)]
    if (before === now) expect(found[i - 1], told).toBeLessThan(position)
    else expect(now, told).toBeGreaterThan(before - 0.5)
  }
}

const byNumber = (a: number, b: number) => a - b

/** A document without any list in it. */
function withoutLists(document: object): object {
  return JSON.parse(
    JSON.stringify(document, (_, value: unknown) => (Array.isArray(value) ? undefined : value)),
  ) as object
}
