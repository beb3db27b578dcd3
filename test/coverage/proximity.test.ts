import { distance } from '@turf/turf'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nodeHashing } from '../../src/files/hashing.ts'
import { createLookup } from '../../src/coverage/gazetteer/postcode-source.ts'
import { pointOf } from '../../src/coverage/place-point.ts'
import { proximity } from '../../src/coverage/proximity.ts'
import { POINT_PATH, REGIONS_PATH, regionPath } from '../../src/search/format/manifest.ts'
import { encodePoints, toPoint } from '../../src/search/format/points.ts'
import { encodeBoxes, encodeRegions, toRegions } from '../../src/search/format/regions.ts'
import { seal } from '../../src/search/format/checksummed.ts'
import { LAST_RANK } from '../../src/search/read/select.ts'
import { createSource } from '../../src/search/read/source.ts'
import { indexOf } from '../search/fixture.ts'
import { createRandom } from '../search/random.ts'
import { place, sourceOf } from './helpers.ts'

/** Places at these points, without a point for NaN, as a site publishes them; `asked` are the files that were read. */
function placesAt(points: readonly (readonly [number, number])[]) {
  const all = points.map(([latitude, longitude]) =>
    toPoint(Number.isNaN(latitude) ? {} : { latitude, longitude }),
  )
  const [x, y, z] = [0, 1, 2].map((axis) => Int32Array.from(all, (point) => point[axis]!))
  const columns = { x: x!, y: y!, z: z! }
  const regions = [
    ...toRegions(
      columns,
      Uint32Array.from(all, (_, unit) => serviceOf(unit)),
    ),
  ]
  const files = new Map<string, Uint8Array>([
    [POINT_PATH, encodePoints(columns)],
    [REGIONS_PATH, encodeBoxes(regions)],
    ...[...encodeRegions(regions)].map((payload, i) => [regionPath(i), payload] as const),
  ])
  const asked: string[] = []
  const reader = async (path: string) => {
    asked.push(path)
    return seal({ path, count: all.length, payload: files.get(path)! }, nodeHashing.sha256)
  }
  const { manifest } = indexOf({})
  const counted = {
    ...manifest,
    packs: {},
    collections: {
      ...manifest.collections,
      service_at_locations: { count: all.length, shards: '' },
    },
  }
  return Object.assign(createSource(reader, counted), { asked })
}

/** The service of a place: another number than its own. */
const serviceOf = (unit: number) => Math.floor(unit / 2) + 7

/** How far away something is, to the centimetre. */
const metresOf = (nearness: number) => (nearness === 0 ? Infinity : (LAST_RANK - nearness) / 100)

describe('proximity', () => {
  const centre = { latitude: 51.45, longitude: -2.6 }

  it('keeps what lies within the distance, and tells how far it is', async () => {
    const places = placesAt([
      [51.45, -2.6],
      [51.459, -2.6],
      [51.5, -2.6],
      [NaN, NaN],
      [Infinity, Infinity],
    ])
    const { units, nearness } = await proximity(places, centre, { metres: 1500 })
    expect([...units!]).toEqual([0, 1, 4])
    const metres = Array.from(nearness, metresOf)
    expect(metres[0]).toBe(0)
    expect(metres[1]).toBeCloseTo(1000.8, 0)
    expect([metres[3], metres[4]]).toEqual([Infinity, Infinity])
  })

  it('keeps the very place itself when asked for nought metres', async () => {
    expect((await proximity(placesAt([[51.45, -2.6]]), centre, { metres: 0 })).units).toHaveLength(
      1,
    )
  })

  it('finds what has no point nowhere, even within more than half way round the earth', async () => {
    const places = placesAt([
      [51.45, -2.6],
      [-41.3, 174.8],
      [NaN, NaN],
    ])
    const { units } = await proximity(places, centre, { metres: 4e7 })
    expect([...units!]).toEqual([0, 1])
    const { nearness } = await proximity(places, centre)
    expect(nearness[1]).toBeGreaterThan(0)
    expect(nearness[2]).toBe(0)
  })

  const r = createRandom('many places')
  const many = Array.from({ length: 60_000 }, (_, i): [number, number] =>
    i % 97 === 0
      ? [NaN, NaN]
      : i % 89 === 0
        ? [Infinity, Infinity]
        : [50 + 5 * r.unit() ** 3, -3 + 4 * r.unit() ** 2],
  )

  it('finds the same among many places, whether it reads a few regions or all', async () => {
    const all = await proximity(placesAt(many), centre)
    const ways = new Set<boolean>()
    for (const metres of [0, 50, 2000, 10_000, 40_000, 100_000, 300_000, 3e7]) {
      const source = placesAt(many)
      const { units, nearness, services } = await proximity(source, centre, {
        metres,
        withServices: true,
      })
      const straight = 2 * 6_371_008.8 * Math.sin(Math.min(metres / 6_371_008.8, Math.PI) / 2)
      const expected = many.flatMap(([latitude], unit) => {
        const isNear = metresOf(all.nearness[unit]!) <= straight
        return latitude === Infinity || isNear ? [unit] : []
      })
      expect([...units!].sort((a, b) => a - b)).toEqual(expected)
      for (const unit of units!) expect(nearness[unit]).toBe(all.nearness[unit])
      if (services) for (const unit of units!) expect(services[unit]).toBe(serviceOf(unit))
      expect(source.asked.includes(POINT_PATH)).toBe(services === undefined)
      ways.add(services === undefined)
    }
    expect(ways.size).toBe(2)
    expect(await proximity(placesAt(many), centre, { metres: 50 })).not.toHaveProperty('services')
  })

  it('measures only some regions where a few of the nearest are asked for', async () => {
    const whole = placesAt(many)
    for (let i = 0; i < 10; i++) {
      const source = placesAt(many)
      const there = { latitude: 50 + 5 * r.unit() ** 3, longitude: -3 + 4 * r.unit() }
      const { nearness } = await proximity(whole, there)
      const sizes: number[] = []
      let near = await proximity(source, there, { first: 50 })
      for (; near.wider; near = await near.wider()) {
        expect(source.asked).not.toContain(POINT_PATH)
        const units = new Set(near.units)
        const farthest = Math.min(...near.units!.map((unit) => nearness[unit]!))
        const wrong = nearness.findIndex((own, unit) =>
          units.has(unit) ? own !== near.nearness[unit] : own >= farthest,
        )
        expect(wrong).toBe(-1)
        sizes.push(units.size)
      }
      expect(near.nearness).toEqual(nearness)
      expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
      expect(sizes.at(-1)).toBeGreaterThan(50)
    }
  })

  it('measures all where many are asked for, or there are few', async () => {
    const all = await proximity(placesAt(many), centre, { first: 1000 })
    expect(all.units ?? all.wider).toBeUndefined()
    const few = await proximity(placesAt(many.slice(0, 200)), centre, { first: 50 })
    expect(few.units ?? few.wider).toBeUndefined()
  })

  const latitude = fc.double({ min: -89.9, max: 89.9, noNaN: true })
  const longitude = fc.double({ min: -180, max: 180, noNaN: true })
  const aside = fc.double({ min: -3, max: 3, noNaN: true })
  /** Half the rounding of both ends, and what a metre of the sphere's arc differs from its chord. */
  const CENTIMETRES = 0.05

  it('agrees with the distance on the sphere, to a few centimetres', () => {
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
          const { units } = await proximity(placesAt([[lat, lon]]), there, { metres: far })
          if (Math.abs(measured - far) > CENTIMETRES)
            expect(units).toHaveLength(measured < far ? 1 : 0)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('puts places in the order of their distance on the sphere', () => {
    const place = fc.tuple(latitude, longitude)
    return fc.assert(
      fc.asyncProperty(place, place, place, async ([north, east], one, other) => {
        const there = { latitude: north, longitude: east }
        const { units, nearness } = await proximity(placesAt([one, other]), there)
        expect(units).toBeUndefined()
        const [a, b] = [one, other].map(([lat, lon]) =>
          distance([east, north], [lon, lat], { units: 'meters' }),
        ) as [number, number]
        // At the far side of the earth a straight way hardly grows, and of two alike either may come first.
        if (Math.abs(a - b) > 100 && Math.max(a, b) < 19_000_000)
          expect(nearness[0]! > nearness[1]!).toBe(a < b)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the point of a place', () => {
  const lookup = createLookup(['GB'], [sourceOf([['BS3 4EB', 51.44, -2.61]])])
  const near = { unknown: 'include', virtual_places: 'include' } as const
  const nowhere = { unknown: 'include', virtual_places: 'exclude' } as const

  it('is its own, else that of its postcode, else none', () => {
    const own = place('a', { latitude: 51.5, longitude: -2.5, postcode: 'BS3 4EB' })
    expect(pointOf(own, lookup, nowhere)).toEqual({
      latitude: 51.5,
      longitude: -2.5,
      from: 'published',
    })
    expect(pointOf(place('b', { postcode: 'BS3 4EB' }), lookup, nowhere)).toEqual({
      latitude: 51.44,
      longitude: -2.61,
      from: 'unit',
    })
    expect(pointOf(place('c', { postcode: 'LS1 1AA' }), lookup, nowhere)).toBeUndefined()
    expect(pointOf(place('d'), lookup, nowhere)).toBeUndefined()
  })

  it('of a place on the web is nowhere, or everywhere', () => {
    const web = place('w', { location_type: 'virtual', latitude: 51.5, longitude: -2.5 })
    expect(pointOf(web, lookup, nowhere)).toBeUndefined()
    expect(pointOf(web, lookup, near)).toMatchObject({ latitude: Infinity, longitude: Infinity })
  })
})
