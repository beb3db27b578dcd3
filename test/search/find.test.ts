import { describe, expect, it } from 'vitest'
import { type Collection, collectionNames } from '../../src/hsds/collections.ts'
import { WEEKDAYS } from '../../src/hsds/schedule.ts'
import { find } from '../../src/search/find.ts'
import type { Query } from '../../src/search/query.ts'
import { indexOf, listsOf, sieveOf } from './fixture.ts'
import { createNaive, type Lists, nearnessOf } from './naive.ts'
import { createRandom, type Random } from './random.ts'

describe('find agrees with a scan of all documents', () => {
  for (const [services, options, queries] of [
    [7, {}, 150],
    [60, { shardBytes: 2048 }, 300],
    [400, { shardBytes: 4096, packBytes: 0 }, 400],
  ] as const) {
    const lists = listsOf({ services, seed: services, description: [5, 40] })
    const index = indexOf(lists, options)
    const naive = createNaive(lists)

    it.each(collectionNames)(`about ${services} services, in %s`, async (collection) => {
      let found = 0
      for (let i = 0; i < queries; i++) {
        const r = createRandom(`${collection} ${services} ${i}`)
        const query = someQuery(r, lists, collection)
        const window = { offset: r.pick([0, 0, 1, 5, 50]), limit: r.pick([1, 5, 20, Infinity]) }
        const expected = naive.find(collection, await withAll(query), window)
        const actual = await find(index.reader, index.manifest, collection, query, window)
        expect(actual, JSON.stringify({ query, window })).toEqual(expected)
        found += Math.sign(expected.total)
      }
      expect(found).toBeGreaterThan(queries / 5)
    })
  }
})

/** The same query where all distances are known. */
const withAll = async (query: Query): Promise<Query> =>
  query.near?.wider ? { ...query, near: await query.near.wider() } : query

/** A few parameters at a time, with values that occur. */
function someQuery(r: Random, lists: Lists, collection: Collection): Query {
  const service = r.pick(lists.services)
  const texts = lists[collection].map((one) =>
    'service' in one ? `${one.service!.name} ${one.location!.name}` : 'name' in one ? one.name : '',
  )
  const words = () => r.pick(texts).split(' ').slice(0, r.whole(1, 4)).join(' ')
  const placeSeed = r.whole(1, 1000)
  const units = lists.service_at_locations.length + lists.services.length
  const places = lists.service_at_locations.length
  const metresTo = (unit: number) => (unit % 9 === 0 ? Infinity : (unit * placeSeed) % 1009)
  const nearness = Uint32Array.from({ length: places }, (_, unit) => nearnessOf(metresTo(unit)))
  const within = (most: number) =>
    Uint32Array.from(lists.service_at_locations.keys())
      .filter((unit) => metresTo(unit) <= most)
      .reverse()
  /** The services of these places, as they are known where only a part of all places was read. */
  const servicesOf = (units: Uint32Array) => {
    const ids = lists.services.map(({ id }) => id)
    const services = new Uint32Array(places)
    for (const unit of units)
      services[unit] = ids.indexOf(lists.service_at_locations[unit]!.service_id!)
    return services
  }
  const withServices = (units: Uint32Array) => ({ nearness, units, services: servicesOf(units) })
  /** Where only these were measured so far. */
  const nearest = (units: Uint32Array) => {
    const own = new Set(units)
    const known = nearness.map((near, unit) => (own.has(unit) ? near : 0))
    return { nearness: known, units, wider: async () => ({ nearness }) }
  }
  const parameters: (() => Query)[] = [
    () => ({ words: words() }),
    () => ({
      words: r.pick(['help', 'service support', 'community people', 'drop-in', 'well being']),
    }),
    () => ({ taxonomy_term_id: service.attributes?.[0]?.taxonomy_term_id ?? 'nothing' }),
    () => ({ taxonomy_id: r.pick(lists.taxonomies).id }),
    () => ({ organization_id: service.organization_id! }),
    () => ({ parent_id: lists.taxonomy_terms[0]!.parent_id ?? r.pick(lists.taxonomy_terms).id }),
    () => ({ top_only: r.chance(0.5) }),
    () => ({ minimum_age: r.pick([0, 0.5, 0.7, 16, 18, 99]) }),
    () => ({ maximum_age: r.pick([4, 4.99, 5, 18, 120]) }),
    () => ({ modified_after: 1.7e12 + r.whole(0, 500) * 864e5 }),
    () => ({ day: r.pick(WEEKDAYS) }),
    () => ({ start_time: r.whole(6, 20) * 3600 }),
    () => ({ end_time: r.whole(9, 24) * 3600 }),
    () => ({ place: sieveOf(units, (unit) => (unit * placeSeed) % 7 < 4) }),
    () => ({ near: { nearness } }),
    () => ({ near: { nearness, units: within(r.pick([r.whole(0, 1009), Infinity])) } }),
    () => ({ near: withServices(within(r.whole(0, 300))) }),
    () => ({ near: nearest(within(r.whole(0, 1009))) }),
  ]
  const chosen = Array.from({ length: r.whole(0, 3) }, () => r.pick(parameters)())
  return Object.assign({}, ...chosen)
}
