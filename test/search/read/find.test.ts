import { describe, expect, it, vi } from 'vitest'
import { type Collection, collectionNames } from '../../../src/hsds/collections.ts'
import { WEEKDAYS } from '../../../src/hsds/weekdays.ts'
import type { Document } from '../../../src/hsds/types.ts'
import { find } from '../../../src/search/read/find.ts'
import type { Query } from '../../../src/search/read/query.ts'
import { type FilterMask, markMask } from '../../../src/search/read/filter-mask.ts'
import { runs } from '../../runs.ts'
import { indexOf, listsOf, maskOf, serviceOf } from '../fixture.ts'
import { createNaive, type Lists, nearnessOf } from '../naive.ts'
import { createRandom, type Random } from '../random.ts'

/** Of words that generated directories have, and of others. */
const SYNONYMS = [
  'foodbank, food money, larder',
  'skint, broke, money worries => debt, money, advice',
  'help, support, assistance',
  'singing group, choir',
  'nosh => lunch, food, lunch club',
  'well-being, wellbeing, feeling better',
  'learn a language => English, reading',
  'cafe, tearoom',
  'jobcentre plus office near me, employment',
]

describe('find gives the same results as a scan of all documents', () => {
  for (const [services, options, queries] of [
    [7, {}, runs(25, 150)],
    [60, { shardBytes: 2048 }, runs(40, 300)],
    [400, { shardBytes: 4096, packBytes: 0 }, runs(40, 400)],
    [80, { synonyms: SYNONYMS }, runs(40, 400)],
    [200, { packBytes: 0, synonyms: SYNONYMS }, runs(40, 400)],
  ] as const) {
    const lists = listsOf({ services, seed: services, description: [5, 40] })
    const index = indexOf(lists, options)
    const synonyms = 'synonyms' in options ? options.synonyms : []
    const naive = createNaive(lists, { isSplit: 'packBytes' in options, synonyms })
    const kind = synonyms.length > 0 ? ' with synonyms' : ''

    it.each(collectionNames)(`of ${services} services${kind}, in %s`, async (collection) => {
      let found = 0
      for (let i = 0; i < queries; i++) {
        const r = createRandom(`${collection} ${services} ${i}`)
        const query = someQuery(r, lists, collection, synonyms)
        const window = { offset: r.pick([0, 0, 1, 5, 50]), limit: r.pick([1, 5, 20, Infinity]) }
        const expected = naive.find(collection, await withAll(query), window)
        const actual = await find(index.reader, index.manifest, collection, query, window)
        const { total, page, complete } = actual
        expect({ total, page, complete }, JSON.stringify({ query, window })).toEqual(expected)
        found += Math.sign(expected.total)
      }
      expect(found).toBeGreaterThan(queries / 5)
    })
  }
})

describe('when only the nearest offerings were measured', () => {
  const lists = listsOf({ services: 60 })
  const places = lists.service_at_locations.length
  const { reader, manifest } = indexOf(lists)
  const nearness = Uint32Array.from({ length: places }, (_, offering) => 1000 - offering)
  /** The first twenty offerings are measured; `widen` measures the rest. */
  const measured = () => {
    const widen = vi.fn(async () => ({ nearness }))
    return {
      nearness,
      offerings: Uint32Array.from({ length: 20 }, (_, offering) => offering),
      widen,
    }
  }
  const page = async (query: Query, limit: number) =>
    (await find(reader, manifest, 'service_at_locations', query, { limit })).page

  it('measures the others for a page that they may be on', async () => {
    const near = measured()
    expect(await page({ near }, 21)).toHaveLength(21)
    expect(near.widen).toHaveBeenCalledOnce()
  })

  it('does not measure the others for a page of the nearest', async () => {
    const near = measured()
    expect(await page({ near }, 20)).toHaveLength(20)
    expect(near.widen).not.toHaveBeenCalled()
  })

  it('does not measure the others when nothing else matches', async () => {
    const near = measured()
    const covers = maskOf(places + lists.services.length, (offering) => offering < 3)
    const coverage = { offerings: covers, services: covers }
    expect(await page({ near, coverage }, 20)).toEqual([0, 1, 2])
    expect(near.widen).not.toHaveBeenCalled()
  })
})

describe('the best match', () => {
  const id = 'ef7d5ad5-ba8c-4d4c-8d8f-0c2b1a0b7c11'
  const organization = (name: string) => ({ id, name, description: '' })
  const tagged = (name: string) => ({
    id,
    taxonomy_term: { id, name, description: '' },
  })
  const at = (name: string, city: string): Document<'service_at_location'> => {
    const location = { id, location_type: 'physical', name } as const
    const addresses = [{ id, address_1: '', city } as Document<'address'>]
    return { id, location: { ...location, addresses } }
  }
  const plain = {
    name: 'other',
    alternate_name: 'other',
    organization: organization('other'),
    attributes: [tagged('other')],
    service_at_locations: [at('other', 'town')],
    description: 'other',
    eligibility_description: 'other',
    accreditations: 'other',
  }
  const order = async (services: readonly Partial<Document<'service'>>[], words: string) => {
    const index = indexOf({ services: services.map((one, i) => serviceOf({ id: `${i}`, ...one })) })
    return (await find(index.reader, index.manifest, 'services', { search: words })).page
  }

  it('has the word in its name, then its alternate name, its organization or terms, then other fields', async () => {
    const services = [
      { ...plain, accreditations: 'choir' },
      { ...plain, eligibility_description: 'choir' },
      { ...plain, description: 'choir' },
      { ...plain, service_at_locations: [at('choir', 'town')] },
      { ...plain, service_at_locations: [at('other', 'choir')] },
      { ...plain, attributes: [tagged('choir')] },
      { ...plain, organization: organization('choir') },
      { ...plain, alternate_name: 'choir' },
      { ...plain, name: 'choir' },
      plain,
    ]
    expect(await order(services, 'choir')).toEqual([8, 7, 5, 6, 2, 3, 4, 0, 1])
  })

  it('of organizations has the word in its name, then in its own terms', async () => {
    const own = [
      { id: 'none', name: 'other', description: '' },
      { id: 'term', name: 'other', description: '', attributes: [tagged('choir')] },
      { id: 'name', name: 'choir', description: '' },
    ]
    const { reader, manifest } = indexOf({ organizations: own })
    const found = await find(reader, manifest, 'organizations', { search: 'choir' })
    expect(found.page).toEqual([2, 1])
  })

  it('has the word more often, or in a shorter text', async () => {
    const texts = ['choir and many other words to read', 'choir club', 'choir choir', 'other']
    expect(
      await order(
        texts.map((description) => ({ description })),
        'choir',
      ),
    ).toEqual([2, 1, 0])
  })

  it('has the rarer of two words in the more important field', async () => {
    const names = ['choir club', 'choir club', 'choir club', 'club', 'club', 'club', 'club', 'club']
    const services = [
      { name: 'club', description: 'choir' },
      { name: 'choir', description: 'club' },
      ...names.map((name) => ({ name, description: 'words' })),
    ]
    const ranking = await order(services, 'choir club')
    expect(ranking.indexOf(1)).toBeLessThan(ranking.indexOf(0))
  })
})

/** The same query with all distances. */
const withAll = async (query: Query): Promise<Query> =>
  query.near?.widen ? { ...query, near: await query.near.widen() } : query

/** A word with a letter left out, added, replaced or swapped, or without its end, or without a space before it. */
function withSlip(r: Random, word: string): string {
  const i = r.whole(0, Math.max(0, word.length - 1))
  const letter = r.pick([...'abcdefghijklmnopqrstuvwxyz'])
  return r.pick([
    word.slice(0, i) + word.slice(i + 1),
    word.slice(0, i) + letter + word.slice(i),
    word.slice(0, i) + letter + word.slice(i + 1),
    word.slice(0, i) +
      word
        .slice(i, i + 2)
        .split('')
        .reverse()
        .join('') +
      word.slice(i + 2),
    word.slice(0, Math.max(2, i)),
    `${r.pick(['support', 'lunch', 'family'])}${word}`,
    `${word}ing`,
  ])
}

/** A few random parameters, with values that occur. */
function someQuery(
  r: Random,
  lists: Lists,
  collection: Collection,
  synonyms: readonly string[],
): Query {
  const service = r.pick(lists.services)
  const texts = lists[collection].map((one) =>
    'service' in one ? `${one.service!.name} ${one.location!.name}` : 'name' in one ? one.name : '',
  )
  const asked = synonyms.flatMap((group) => group.split(/=>|,/))
  const written = () => r.pick(texts).split(' ').slice(0, r.whole(1, 4)).join(' ')
  const words = () =>
    asked.length === 0 || r.chance(0.3)
      ? written()
      : `${r.chance(0.5) ? written() : ''} ${r.pick(asked)}`.trim()
  const placeSeed = r.whole(1, 1000)
  const offerings = lists.service_at_locations.length + lists.services.length
  const places = lists.service_at_locations.length
  const metresTo = (offering: number) =>
    offering % 9 === 0 ? Infinity : (offering * placeSeed) % 1009
  const nearness = Uint32Array.from({ length: places }, (_, offering) =>
    nearnessOf(metresTo(offering)),
  )
  const within = (most: number) =>
    Uint32Array.from(lists.service_at_locations.keys())
      .filter((offering) => metresTo(offering) <= most)
      .reverse()
  /** The services of these offerings, as read along with a part of them. */
  const servicesOf = (offerings: Uint32Array) => {
    const ids = lists.services.map(({ id }) => id)
    const services = new Uint32Array(places)
    for (const offering of offerings)
      services[offering] = ids.indexOf(lists.service_at_locations[offering]!.service_id!)
    return services
  }
  const withServices = (offerings: Uint32Array) => ({
    nearness,
    offerings,
    services: servicesOf(offerings),
  })
  /** Only these have been measured. */
  const nearest = (offerings: Uint32Array) => {
    const own = new Set(offerings)
    const known = nearness.map((near, offering) => (own.has(offering) ? near : 0))
    const services = servicesOf(Uint32Array.from(nearness.keys()))
    return r.chance(0.5)
      ? { nearness: known, offerings, widen: async () => ({ nearness }) }
      : { ...withServices(offerings), nearness: known, widen: async () => ({ nearness, services }) }
  }
  /** A mask with the number of service_at_locations of each code. */
  const withCounts = (mask: FilterMask): FilterMask => {
    const counts = new Uint32Array(mask.passes.length)
    for (const code of mask.codes.subarray(0, places)) counts[code]! += 1
    return { ...mask, counts }
  }
  /** The services that have any of these offerings. */
  const ofServices = ({ codes, passes }: FilterMask): FilterMask => {
    const marks = Uint8Array.from(codes.slice(places), (code) => passes[code]!)
    for (const [offering, service] of servicesOf(Uint32Array.from(nearness.keys())).entries())
      marks[service] = Math.max(marks[service]!, passes[codes[offering]!]!)
    const counts = [0, 1].map((code) => marks.filter((mark) => mark === code).length)
    return { ...markMask(marks), counts: Uint32Array.from(counts) }
  }
  const coverageOf = (test: (offering: number) => boolean) => {
    const mask = maskOf(offerings, test)
    return { offerings: r.chance(0.5) ? withCounts(mask) : mask, services: ofServices(mask) }
  }
  const misspelt = () => {
    const all = words().split(' ')
    return all.map((word) => (r.chance(0.5) ? withSlip(r, word) : word)).join(' ')
  }
  const parameters: (() => Query)[] = [
    () => ({ search: misspelt() }),
    () => ({ search: misspelt() }),
    () => ({ search: misspelt(), match: r.pick(['all', undefined]) }),
    () => ({
      search: r.pick(['mentalhealth', 'well being', 'family kirafe nothere', 'gardn clb Leeds']),
    }),
    () => ({ search: Array.from({ length: 7 }, misspelt).join(' ') }),
    () => ({ search: words() }),
    () => ({
      search: r.pick(['help', 'service support', 'community people', 'drop-in', 'well being']),
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
    () => ({ coverage: coverageOf((offering) => (offering * placeSeed) % 7 < 4) }),
    () => ({ coverage: coverageOf((offering) => (offering * placeSeed) % 97 < 3) }),
    () => ({ near: { nearness } }),
    () => ({ near: { nearness, offerings: within(r.pick([r.whole(0, 1009), Infinity])) } }),
    () => ({ near: withServices(within(r.whole(0, 300))) }),
    () => ({ near: nearest(within(r.whole(0, 1009))) }),
  ]
  const chosen = Array.from({ length: r.whole(0, 3) }, () => r.pick(parameters)())
  return Object.assign({}, ...chosen)
}
