import { distance } from '@turf/turf'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLookup } from '../../src/coverage/gazetteer/postcode-source.ts'
import { pointOf } from '../../src/coverage/place-point.ts'
import { proximity } from '../../src/coverage/proximity.ts'
import { toPoint } from '../../src/search/points.ts'
import { place, sourceOf } from './helpers.ts'

function columns(points: readonly (readonly [number, number])[]) {
  const all = points.map(([latitude, longitude]) =>
    toPoint(Number.isNaN(latitude) ? {} : { latitude, longitude }),
  )
  return {
    x: Int32Array.from(all, ([x]) => x),
    y: Int32Array.from(all, ([, y]) => y),
    z: Int32Array.from(all, ([, , z]) => z),
  }
}

describe('proximity', () => {
  const centre = { latitude: 51.45, longitude: -2.6 }

  it('keeps what lies within the distance, and tells how far it is', () => {
    const points = columns([
      [51.45, -2.6],
      [51.459, -2.6],
      [51.5, -2.6],
      [NaN, NaN],
      [Infinity, Infinity],
    ])
    const { units, metresTo } = proximity(points, centre, 1500)
    expect([...units!]).toEqual([0, 1, 4])
    expect(metresTo(0)).toBe(0)
    expect(metresTo(1)).toBeCloseTo(1000.8, 0)
    expect([3, 4, 5].map(metresTo)).toEqual([Infinity, Infinity, Infinity])
  })

  it('keeps the very place itself when asked for nought metres', () => {
    expect(proximity(columns([[51.45, -2.6]]), centre, 0).units).toHaveLength(1)
  })

  const latitude = fc.double({ min: -89.9, max: 89.9, noNaN: true })
  const longitude = fc.double({ min: -180, max: 180, noNaN: true })
  const aside = fc.double({ min: -3, max: 3, noNaN: true })
  /** Half the rounding of both ends, and what a metre of the sphere's arc differs from its chord. */
  const CENTIMETRES = 0.05

  it('agrees with the distance on the sphere, to a few centimetres', () => {
    const metres = fc.double({ min: 0, max: 300_000, noNaN: true })
    fc.assert(
      fc.property(latitude, longitude, aside, aside, metres, (north, east, up, along, far) => {
        const [lat, lon] = [
          Math.max(-90, Math.min(90, north + up)),
          ((east + along + 540) % 360) - 180,
        ]
        const measured = distance([east, north], [lon, lat], { units: 'meters' })
        const there = { latitude: north, longitude: east }
        const { units } = proximity(columns([[lat, lon]]), there, far)
        if (Math.abs(measured - far) > CENTIMETRES)
          expect(units).toHaveLength(measured < far ? 1 : 0)
      }),
      { numRuns: 2000 },
    )
  })

  it('puts places in the order of their distance on the sphere', () => {
    const place = fc.tuple(latitude, longitude)
    fc.assert(
      fc.property(place, place, place, ([north, east], one, other) => {
        const there = { latitude: north, longitude: east }
        const { units, metresTo } = proximity(columns([one, other]), there)
        expect(units).toBeUndefined()
        const [a, b] = [one, other].map(([lat, lon]) =>
          distance([east, north], [lon, lat], { units: 'meters' }),
        ) as [number, number]
        // At the far side of the earth a straight way hardly grows, and of two alike either may come first.
        if (Math.abs(a - b) > 100 && Math.max(a, b) < 19_000_000)
          expect(metresTo(0) < metresTo(1)).toBe(a < b)
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
