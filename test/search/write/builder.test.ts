import { describe, expect, it } from 'vitest'
import { nodeHashing } from '../../../src/generator/publish/hashing.ts'
import { indexPath, isPublishable } from '../../../src/feed/paths.ts'
import type { Document } from '../../../src/hsds/types.ts'
import { createIndexBuilder } from '../../../src/search/write/builder.ts'
import { toIndexed } from '../../../src/search/write/indexed-document.ts'
import { find } from '../../../src/search/read/find.ts'
import type { Query } from '../../../src/search/read/query.ts'
import { createSource } from '../../../src/search/read/source.ts'
import { toSpherePoint } from '../../../src/search/format/points.ts'
import { offeringCount } from '../../../src/search/format/offerings.ts'
import { readPoints, readServices } from '../../../src/search/read/offerings.ts'
import { indexOf, listsOf, serviceOf } from '../fixture.ts'
import { casesOf } from '../../runs.ts'

/** Words as they may be typed, and as they are spelt. */
const MISSPELT = [
  ['suport', 'support'],
  ['upport', 'support'],
  ['nitting', 'knitting'],
  ['comunity servce famly', 'community service family'],
  ['comm', 'community'],
  ['mentalhealth', 'mental health'],
  ['xomunity hospce', 'community hospice'],
] as const

const textsOf = (files: ReadonlyMap<string, Uint8Array>) =>
  [...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString('latin1')])

describe('an index', () => {
  const lists = listsOf({ services: 300, seed: 2 })

  it('has the same bytes for the same documents', () => {
    for (const options of [{}, { packBytes: 0, shardBytes: 2000 }]) {
      const [one, two] = [indexOf(lists, options), indexOf(structuredClone(lists), options)]
      expect(two.manifest).toEqual(one.manifest)
      // As texts, because bytes are compared one by one.
      expect(textsOf(two.files)).toEqual(textsOf(one.files))
    }
  })

  it('accepts no document once it is finished', () => {
    const builder = createIndexBuilder(nodeHashing.sha256)
    builder.add(toIndexed('services', serviceOf({})))
    builder.manifest()
    const late = toIndexed('services', serviceOf({ id: 'late' }))
    expect(() => builder.add(late)).toThrow('finished')
  })

  it('needs services before their service_at_locations', () => {
    const place = toIndexed('service_at_locations', lists.service_at_locations[0]!)
    expect(() => createIndexBuilder(nodeHashing.sha256).add(place)).toThrow('No service')
  })

  it('of an empty directory finds nothing', async () => {
    const { reader, manifest } = indexOf({})
    for (const query of [{}, { search: 'help' }, { day: 'MO' }, { minimum_age: 3 }] as Query[]) {
      expect(await find(reader, manifest, 'services', query)).toMatchObject({ total: 0, page: [] })
    }
  })

  it.each(casesOf([300, 2000], 2))(
    'of %d services is read in at most two files',
    async (services) => {
      const lists = listsOf({ services, seed: 2 })
      const everything: Query = {
        search: 'community service support help people',
        taxonomy_id: lists.taxonomies[0]!.id,
        organization_id: lists.organizations[0]!.id,
        minimum_age: 1,
        maximum_age: 100,
        modified_after: 0,
        day: 'MO',
        near: { nearness: new Uint32Array(lists.service_at_locations.length) },
      }
      const { reader, manifest, asked, files } = indexOf(lists)
      for (const collection of ['services', 'service_at_locations', 'taxonomy_terms'] as const) {
        const before = asked.length
        await find(reader, manifest, collection, everything)
        expect(asked.length - before).toBeLessThanOrEqual(2)
      }
      const further = [...files.keys()].filter((path) => !path.startsWith('suggestions/'))
      expect(further.length).toBeLessThanOrEqual(10)
    },
  )

  it('reads only the timetable of the day, in a large directory', async () => {
    const { reader, manifest, asked } = indexOf(lists, { packBytes: 0 })
    await find(reader, manifest, 'services', { day: 'SU', start_time: 9 * 3600 })
    await find(reader, manifest, 'service_at_locations', { day: 'MO' })
    await find(reader, manifest, 'services', { start_time: 9 * 3600 })
    expect(asked).toEqual([
      'services/timetable-su.bin',
      'units/timetable-mo.bin',
      'services/timetable.bin',
    ])
  })

  it('has only paths that can be published', () => {
    const { files } = indexOf(lists, { packBytes: 0, shardBytes: 1000 })
    expect(files.size).toBeGreaterThan(40)
    for (const path of files.keys()) expect(isPublishable(indexPath('b', path)), path).toBe(true)
  })

  it('reads at most six more files for words that no document has', async () => {
    const { reader, manifest, asked } = indexOf(lists, { packBytes: 0, shardBytes: 1000 })
    const search = (words: string) => find(reader, manifest, 'services', { search: words })
    expect(await search('qqqq')).toMatchObject({ total: 0, page: [] })
    const filesFor = async (words: string) => {
      asked.length = 0
      await search(words)
      return asked.length
    }
    expect(await filesFor('qqqq')).toBeLessThanOrEqual(1 + 6)
    for (const [misspelt, right] of MISSPELT)
      expect(await filesFor(misspelt), misspelt).toBeLessThanOrEqual((await filesFor(right)) + 6)
    const many = Array.from({ length: 2000 }, (_, i) => `q${i}`).join(' ')
    expect(await filesFor(many)).toBeLessThanOrEqual(12 + 6)
  })

  it('stops reading once no document has all words so far', async () => {
    const { reader, manifest, asked } = indexOf(lists, { packBytes: 0, shardBytes: 1000 })
    const words = lists.services.map(({ description }) => description!.split(' ').at(-1)).join(' ')
    const query = { search: words, match: 'all' } as const
    expect((await find(reader, manifest, 'services', query)).total).toBe(0)
    expect(asked.length).toBeLessThanOrEqual(12 + 2)
  })

  it('refuses an id with a comma, which separates shards in the manifest', () => {
    const services = ['+', ','].map((id) => serviceOf({ id, organization_id: id }))
    expect(() => indexOf({ services }, { shardBytes: 1 })).toThrow('comma')
  })

  it('matches every word of a long query', async () => {
    const index = indexOf(lists, { packBytes: 0, shardBytes: 1000 })
    const whole = lists.services[7]!.description!
    const search = (search: string, match?: 'all') =>
      find(index.reader, index.manifest, 'services', { search, match })
    expect((await search(whole, 'all')).page).toEqual([7])
    expect(await search(whole)).toMatchObject({ complete: 1, page: expect.arrayContaining([7]) })
    const long = whole.split(' ').slice(0, 30).join(' ')
    expect((await search(`${long} qqqq`, 'all')).total).toBe(0)
    expect((await search(`${long} qqqq`)).complete).toBe(0)
  })

  it.each([
    ['common', 0],
    ['rare', 100],
  ])('matches the first and the last of many %s words', async (_, others) => {
    const words = Array.from({ length: 20 }, (_, i) => `word${i}`)
    const names = words.map((word) => words.filter((other) => other !== word).join(' '))
    const fillers = Array.from({ length: others }, () => 'other')
    const services = [...names, words.join(' '), ...fillers].map((name, i) => {
      return serviceOf({ id: `${i}`, name })
    })
    const { reader, manifest } = indexOf({ services })
    const found = await find(reader, manifest, 'services', {
      search: words.join(' '),
      match: 'all',
    })
    expect(found).toMatchObject({ total: 1, page: [20] })
  })

  it('finds a service_at_location by its own name and town only', async () => {
    const at = (id: string, name?: string): Document<'service_at_location'> => {
      const location = { id, location_type: 'physical' as const, ...(name && { name }) }
      return { id, service_id: 'service', location }
    }
    const service_at_locations = [at('a', 'Library'), at('b', 'Church'), at('c')]
    const service = serviceOf({ name: 'Choir', service_at_locations })
    const { reader, manifest } = indexOf({ services: [service], service_at_locations })
    const search = async (search: string, match?: 'all') =>
      (await find(reader, manifest, 'service_at_locations', { search, match })).page
    expect(await search('choir')).toEqual([0, 1, 2])
    expect(await search('choir library', 'all')).toEqual([0])
    expect(await search('church')).toEqual([1])
  })

  it('has the service and the point of each service_at_location', async () => {
    const { reader, manifest } = indexOf(lists)
    const source = createSource(reader, manifest)
    const [services, points] = [await readServices(source), await readPoints(source)]
    expect(offeringCount(manifest)).toBe(lists.services.length + lists.service_at_locations.length)
    lists.service_at_locations.forEach(({ service_id, location }, offering) => {
      expect(lists.services[services[offering]!]!.id).toBe(service_id)
      expect([points.x[offering], points.y[offering], points.z[offering]]).toEqual([
        ...toSpherePoint(location),
      ])
    })
  })
})
