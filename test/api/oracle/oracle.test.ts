import { beforeAll, describe, expect, test } from 'vitest'
import { type Collection, collectionNames } from '../../../src/hsds/collections.ts'
import { runs } from '../../runs.ts'
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
  ['the small town', runs(25, 60), smallTown],
  ['a generated town', runs(25, 90), () => makeTown({ services: 150, settings: generous })],
  [
    'a generated town in many files, with ingested postcodes',
    runs(25, 90),
    () => makeTown({ services: 220, seed: 2, ingested: INGESTED, settings: strict }),
    SHARDED,
  ],
]

describe.each(towns)('%s', (name, count, make, options) => {
  let town: Town
  let site: Site
  let client: Client
  let oracle: ReturnType<typeof createOracle>
  beforeAll(async () => {
    town = await make()
    site = publish(town, options)
    client = clientOf(site)
    oracle = createOracle(town, { isSplit: options?.index?.packBytes === 0 })
  })

  test.each(collectionNames)('finds in the pages of %s what a scan finds', async (collection) => {
    let some = 0
    for (let i = 0; i < count; i++) {
      const r = createRandom(`${name} ${collection} ${i}`)
      const query = someQuery(r, town, collection)
      const label = `/${collection}?${query}`
      const expected = oracle.find(collection, query)
      const perPage = Math.max(r.pick([5, 20, 50]), Math.ceil(expected.found.length / 6))
      const found = await everyPage(collection, query, perPage)
      expectSame(positionsOf(collection, found), expected, label)
      expectSummaries(collection, found, label)
      some += Math.sign(found.length)
    }
    expect(some).toBeGreaterThan(count / 4)
  })

  test.each(collectionNames)('returns %s in every form', async (collection) => {
    for (let i = 0; i < 12; i++) {
      const r = createRandom(`shapes ${name} ${collection} ${i}`)
      const query = someQuery(r, town, collection)
      const label = `/${collection}?${query}`
      const ids = (await everyPage(collection, query, 200)).map(({ id }) => id)
      if (collection === 'services' || collection === 'service_at_locations') {
        const { contents } = await get(label.replace('?', '?minimal=true&'))
        expect(contents, label).toEqual(ids.map((id) => minimalOf(collection, id)))
      }
      const { contents, size } = await get(label.replace('?', '?full=true&'))
      const most = Math.min(20, town.settings.per_page.default)
      expect(size, label).toBe(Math.min(most, ids.length))
      expect(contents, label).toEqual(ids.slice(0, most).map((id) => documentOf(collection, id)))
      if (collection !== 'organizations') continue
      const whole = await get(label.replace('?', '?full=true&full_service=true&per_page=5&'))
      expect(whole.contents, label).toEqual(
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

  test('returns whole lists in their own order', async () => {
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

  /** All items of a query, page by page. Checks the envelope of each page, and that none follows the last. */
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

  function expectSummaries(
    collection: Collection,
    found: readonly { id: string }[],
    label: string,
  ) {
    for (const item of found.slice(0, 3))
      expect(item, label).toEqual(withoutLists(documentOf(collection, item.id)))
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

/** Checks that the records are the expected ones, in a valid order. */
function expectSame(found: readonly number[], expected: Expected, label: string): void {
  const { onBorder, ranking, metresTo } = expected
  const surely = expected.found.filter((position) => !onBorder.has(position))
  expect(
    [...found].sort(byNumber).filter((position) => !onBorder.has(position)),
    label,
  ).toEqual(surely)
  const possible = new Set(expected.found)
  expect(
    found.every((position) => possible.has(position)),
    label,
  ).toBe(true)
  expect(new Set(found).size, label).toBe(found.length)
  if (ranking) {
    const chosen = new Set(found)
    return expect(found, label).toEqual(ranking.filter((position) => chosen.has(position)))
  }
  if (!metresTo) return expect(found, label).toEqual([...found].sort(byNumber))
  for (const [i, position] of found.entries()) {
    if (i === 0) continue
    const [before, now] = [metresTo(found[i - 1]!), metresTo(position)]
    if (before === now) expect(found[i - 1], label).toBeLessThan(position)
    else expect(now, label).toBeGreaterThan(before - 0.5)
  }
}

const byNumber = (a: number, b: number) => a - b

/** A document without its lists. */
function withoutLists(document: object): object {
  return JSON.parse(
    JSON.stringify(document, (_, value: unknown) => (Array.isArray(value) ? undefined : value)),
  ) as object
}
