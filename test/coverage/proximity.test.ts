import { distance } from '@turf/turf'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nodeHashing } from '../../src/generator/publish/hashing.ts'
import { createLookup } from '../../src/coverage/gazetteer/postcode-source.ts'
import { pointOf } from '../../src/coverage/place-point.ts'
import { proximity } from '../../src/coverage/proximity.ts'
import { POINT_PATH, REGIONS_PATH, regionPath } from '../../src/search/format/index-manifest.ts'
import { encodePoints, toDoubtSteps, toSpherePoint } from '../../src/search/format/points.ts'
import { encodeBoxes, encodeRegions } from '../../src/search/format/regions.ts'
import { cutRegions } from '../../src/search/write/cut-regions.ts'
import { encodeChecksummed } from '../../src/search/format/checksummed-file.ts'
import { MAX_RANK } from '../../src/search/format/rank.ts'
import { createSource } from '../../src/search/read/source.ts'
import { shippedSectors } from '../../src/io/shipped-sectors.ts'
import { indexOf } from '../search/fixture.ts'
import { createRandom } from '../search/random.ts'
import { runs } from '../runs.ts'
import { place, sourceOf } from './helpers.ts'

type Points = readonly (readonly [latitude: number, longitude: number, doubt?: number])[]

/** The index files of service_at_locations at these points; NaN is no point. */
function indexOfPoints(points: Points) {
  const all = points.map(([latitude, longitude]) =>
    toSpherePoint(Number.isNaN(latitude) ? {} : { latitude, longitude }),
  )
  const [x, y, z] = [0, 1, 2].map((axis) => Int32Array.from(all, (point) => point[axis]!))
  const doubts = Uint16Array.from(points, ([, , doubt = 0]) => toDoubtSteps(doubt))
  const columns = { x: x!, y: y!, z: z!, doubts }
  const services = Uint32Array.from(all, (_, offering) => serviceOf(offering))
  const regions = [...cutRegions(columns, services)]
  const payloads: [string, Uint8Array][] = [
    [POINT_PATH, encodePoints(columns)],
    [REGIONS_PATH, encodeBoxes(regions)],
    ...[...encodeRegions(regions)].map((payload, i): [string, Uint8Array] => [
      regionPath(i),
      payload,
    ]),
  ]
  const count = all.length
  const files = new Map(
    payloads.map(([path, payload]) => [
      path,
      encodeChecksummed({ path, count, payload }, nodeHashing.sha256),
    ]),
  )
  return { files, count }
}

const { manifest } = indexOf({})

/** A source of index files; `asked` are the paths that were read. */
function sourceFrom({ files, count }: ReturnType<typeof indexOfPoints>) {
  const asked: string[] = []
  const reader = async (path: string) => {
    asked.push(path)
    return files.get(path)!
  }
  const service_at_locations = { count, shards: '', letters: '' }
  const collections = { ...manifest.collections, service_at_locations }
  return Object.assign(createSource(reader, { ...manifest, packs: {}, collections }), { asked })
}

const sourceAt = (points: Points) => sourceFrom(indexOfPoints(points))

/** The service of an offering: a number that differs from the offering's. */
const serviceOf = (offering: number) => Math.floor(offering / 2) + 7

/** A distance, to the centimetre. */
const metresOf = (nearness: number) => (nearness === 0 ? Infinity : (MAX_RANK - nearness) / 100)

describe('proximity', () => {
  const centre = { latitude: 51.45, longitude: -2.6 }

  it('finds offerings within a distance, and measures them', async () => {
    const source = sourceAt([
      [51.45, -2.6],
      [51.459, -2.6],
      [51.5, -2.6],
      [NaN, NaN],
      [Infinity, Infinity],
    ])
    const { offerings, nearness } = await proximity(source, centre, { metres: 1500 })
    expect([...offerings!]).toEqual([0, 1, 4])
    const metres = Array.from(nearness, metresOf)
    expect(metres[0]).toBe(0)
    expect(metres[1]).toBeCloseTo(1000.8, 0)
    expect([metres[3], metres[4]]).toEqual([Infinity, Infinity])
  })

  it('finds an offering at the point itself within zero metres', async () => {
    const { offerings } = await proximity(sourceAt([[51.45, -2.6]]), centre, { metres: 0 })
    expect(offerings).toHaveLength(1)
  })

  it('finds no offering without a point, even within half the circumference of the earth', async () => {
    const source = sourceAt([
      [51.45, -2.6],
      [-41.3, 174.8],
      [NaN, NaN],
    ])
    const { offerings } = await proximity(source, centre, { metres: 4e7 })
    expect([...offerings!]).toEqual([0, 1])
    const { nearness } = await proximity(source, centre)
    expect(nearness[1]).toBeGreaterThan(0)
    expect(nearness[2]).toBe(0)
  })

  it('adds the doubt of a derived point to its distance', async () => {
    const source = sourceAt([
      [51.45, -2.6, 1000],
      [51.459, -2.6, 1000],
      [51.4545, -2.6],
    ])
    const within = async (metres: number) => [
      ...(await proximity(source, centre, { metres })).offerings!,
    ]
    expect(await within(100)).toEqual([])
    expect(await within(999)).toEqual([2])
    expect(await within(1000)).toEqual([0, 2])
    expect(await within(2000)).toEqual([0, 2])
    expect(await within(2002)).toEqual([0, 1, 2])
    const { nearness } = await proximity(source, centre)
    expect(Array.from(nearness, (near) => Math.round(metresOf(near) / 10))).toEqual([100, 200, 50])
  })

  it('finds the place of a postcode within the doubt that is told of it', async () => {
    const lookup = createLookup({ countries: ['GB'], sectors: shippedSectors() })
    for (const text of [
      'BS31 1AA',
      'BS3 4EB',
      'EX4 4AA',
      'LS1 4DY',
      'EH1 1AA',
      'CF10 1AA',
      'BS31',
    ]) {
      const { point, doubt } = lookup(text)!
      const source = sourceAt([[point!.latitude, point!.longitude, doubt!]])
      const within = async (metres: number) =>
        (await proximity(source, point!, { metres })).offerings!.length
      expect(await within(doubt!), text).toBe(1)
      expect(await within(doubt! - 1), text).toBe(0)
    }
  })

  const r = createRandom('many places')
  const many = Array.from({ length: 60_000 }, (_, i): [number, number, number?] =>
    i % 97 === 0
      ? [NaN, NaN]
      : i % 89 === 0
        ? [Infinity, Infinity]
        : [50 + 5 * r.unit() ** 3, -3 + 4 * r.unit() ** 2, i % 7 === 0 ? r.whole(1, 40_000) : 0],
  )
  const index = indexOfPoints(many)

  it('finds the same among many offerings, whether it reads a few regions or all points', async () => {
    const all = await proximity(sourceFrom(index), centre)
    const ways = new Set<boolean>()
    for (const metres of [0, 50, 2000, 10_000, 40_000, 100_000, 300_000, 3e7]) {
      const source = sourceFrom(index)
      const { offerings, nearness, services } = await proximity(source, centre, {
        metres,
        withServices: true,
      })
      const straight = 2 * 6_371_008.8 * Math.sin(Math.min(metres / 6_371_008.8, Math.PI) / 2)
      const expected = many.flatMap(([latitude], offering) => {
        const isNear = metresOf(all.nearness[offering]!) <= straight
        return latitude === Infinity || isNear ? [offering] : []
      })
      expect([...offerings!].sort((a, b) => a - b)).toEqual(expected)
      const isWrong = (offering: number) =>
        nearness[offering] !== all.nearness[offering] ||
        (services && services[offering] !== serviceOf(offering))
      expect(offerings!.filter(isWrong)).toHaveLength(0)
      expect(source.asked.includes(POINT_PATH)).toBe(services === undefined)
      ways.add(services === undefined)
    }
    expect(ways.size).toBe(2)
    expect(await proximity(sourceFrom(index), centre, { metres: 50 })).not.toHaveProperty(
      'services',
    )
  })

  it('measures only some regions for a few of the nearest', async () => {
    const whole = sourceFrom(index)
    for (let i = 0; i < runs(3, 10); i++) {
      const source = sourceFrom(index)
      const there = { latitude: 50 + 5 * r.unit() ** 3, longitude: -3 + 4 * r.unit() }
      const { nearness } = await proximity(whole, there)
      const sizes: number[] = []
      let near = await proximity(source, there, { first: 50 })
      for (; near.widen; near = await near.widen()) {
        expect(source.asked).not.toContain(POINT_PATH)
        const offerings = new Set(near.offerings)
        const farthest = Math.min(...near.offerings!.map((offering) => nearness[offering]!))
        const wrong = nearness.findIndex((own, offering) =>
          offerings.has(offering) ? own !== near.nearness[offering] : own >= farthest,
        )
        expect(wrong).toBe(-1)
        sizes.push(offerings.size)
      }
      expect(near.nearness.every((own, offering) => own === nearness[offering])).toBe(true)
      expect(near.nearness).toHaveLength(nearness.length)
      expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
      expect(sizes.at(-1)).toBeGreaterThan(50)
    }
  })

  it('measures all offerings for many of the nearest, or among few', async () => {
    const all = await proximity(sourceFrom(index), centre, { first: 1000 })
    expect(all.offerings ?? all.widen).toBeUndefined()
    const few = await proximity(sourceAt(many.slice(0, 200)), centre, { first: 50 })
    expect(few.offerings ?? few.widen).toBeUndefined()
  })

  const latitude = fc.double({ min: -89.9, max: 89.9, noNaN: true })
  const longitude = fc.double({ min: -180, max: 180, noNaN: true })
  const aside = fc.double({ min: -3, max: 3, noNaN: true })
  /** Half the rounding of both ends, and the difference between arc and chord over a metre. */
  const CENTIMETRES = 0.05
  const numRuns = runs(100, 2000)

  it('agrees with the distance on a sphere, to a few centimetres', () => {
    const metres = fc.double({ min: 0, max: 300_000, noNaN: true })
    return fc.assert(
      fc.asyncProperty(
        latitude,
        longitude,
        aside,
        aside,
        metres,
        async (north, east, up, along, far) => {
          const [lat, lon] = [
            Math.max(-90, Math.min(90, north + up)),
            ((east + along + 540) % 360) - 180,
          ]
          const measured = distance([east, north], [lon, lat], { units: 'meters' })
          const there = { latitude: north, longitude: east }
          const { offerings } = await proximity(sourceAt([[lat, lon]]), there, { metres: far })
          if (Math.abs(measured - far) > CENTIMETRES)
            expect(offerings).toHaveLength(measured < far ? 1 : 0)
        },
      ),
      { numRuns },
    )
  })

  it('orders offerings by their distance on a sphere', () => {
    const place = fc.tuple(latitude, longitude)
    return fc.assert(
      fc.asyncProperty(place, place, place, async ([north, east], one, other) => {
        const there = { latitude: north, longitude: east }
        const { offerings, nearness } = await proximity(sourceAt([one, other]), there)
        expect(offerings).toBeUndefined()
        const [a, b] = [one, other].map(([lat, lon]) =>
          distance([east, north], [lon, lat], { units: 'meters' }),
        ) as [number, number]
        // On the far side of the earth the chord hardly grows, so that two points may have the same nearness.
        if (Math.abs(a - b) > 100 && Math.max(a, b) < 19_000_000)
          expect(nearness[0]! > nearness[1]!).toBe(a < b)
      }),
      { numRuns },
    )
  })
})

describe('the point of a location', () => {
  const lookup = createLookup({
    countries: ['GB'],
    sources: [sourceOf([['BS3 4EB', 51.44, -2.61]])],
  })
  const near = { unknown: 'include', virtual_places: 'include' } as const
  const nowhere = { unknown: 'include', virtual_places: 'exclude' } as const

  it('is its own, else that of its postcode, else undefined', () => {
    const own = place('a', { latitude: 51.5, longitude: -2.5, postcode: 'BS3 4EB' })
    expect(pointOf(own, lookup, nowhere)).toEqual({
      latitude: 51.5,
      longitude: -2.5,
      from: 'published',
      doubt: 0,
    })
    expect(pointOf(place('b', { postcode: 'BS3 4EB' }), lookup, nowhere)).toEqual({
      latitude: 51.44,
      longitude: -2.61,
      from: 'unit',
      doubt: 100,
    })
    expect(pointOf(place('c', { postcode: 'LS1 1AA' }), lookup, nowhere)).toBeUndefined()
    expect(pointOf(place('d'), lookup, nowhere)).toBeUndefined()
  })

  it('of a virtual location is undefined, or everywhere', () => {
    const web = place('w', { location_type: 'virtual', latitude: 51.5, longitude: -2.5 })
    expect(pointOf(web, lookup, nowhere)).toBeUndefined()
    expect(pointOf(web, lookup, near)).toMatchObject({ latitude: Infinity, longitude: Infinity })
  })
})
