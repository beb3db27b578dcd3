import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EVERYWHERE, RADIUS } from '../../../src/search/format/points.ts'
import { decodeRegions, encodeBoxes, encodeRegions } from '../../../src/search/format/regions.ts'
import { squaredDistances } from '../../../src/search/read/regions.ts'
import { cutRegions } from '../../../src/search/write/cut-regions.ts'
import { createRandom } from '../random.ts'
import { runs } from '../../runs.ts'

const coordinate = fc.integer({ min: -RADIUS, max: RADIUS })

/** Points in clusters, some 0, 0, 0 and some everywhere. */
function pointsOf(length: number, seed: number) {
  const { unit, whole } = createRandom(`points ${seed}`)
  const middles = Array.from({ length: 5 }, () => [0, 1, 2].map(() => whole(-RADIUS, RADIUS) / 2))
  const all = Array.from({ length }, () => {
    if (unit() < 0.1) return [0, 0, 0]
    if (unit() < 0.1) return [EVERYWHERE, 0, 0]
    return middles[whole(0, 4)]!.map((middle) => Math.round(middle + (unit() - 0.5) * 1e7))
  })
  const [x, y, z] = [0, 1, 2].map((axis) => Int32Array.from(all, (point) => point[axis]!))
  return { x: x!, y: y!, z: z!, doubts: Uint16Array.from(all, () => whole(0, 0xffff)) }
}
const sizes = fc.oneof(fc.nat(10), fc.nat(5000))

describe('regions', () => {
  it('hold every offering with a point once, with its service', () => {
    fc.assert(
      fc.property(sizes, fc.nat(), (length, seed) => {
        const points = pointsOf(length, seed)
        const services = points.x.map((_, offering) => offering * 7)
        const regions = [...cutRegions(points, Uint32Array.from(services))]
        const held = regions.flatMap(({ x, y, z, doubts, offerings, services }) =>
          Array.from(offerings, (offering, i) => [
            offering,
            x[i],
            y[i],
            z[i],
            doubts[i],
            services[i],
          ]),
        )
        const somewhere = Array.from(points.x.keys())
          .filter(
            (offering) =>
              points.x[offering] !== 0 || points.y[offering] !== 0 || points.z[offering] !== 0,
          )
          .map((offering) => [
            offering,
            points.x[offering],
            points.y[offering],
            points.z[offering],
            points.doubts[offering],
            services[offering],
          ])
        expect(held.sort(([a], [b]) => a! - b!)).toEqual(somewhere)
        for (const { offerings } of regions) expect(offerings.length).toBeLessThanOrEqual(256)
      }),
      { numRuns: runs(10, 30) },
    )
  })

  it('hold points at the ends of the axes: on the equator at 0° and 180°, and at the poles', () => {
    for (const end of [RADIUS, -RADIUS])
      for (const axis of [0, 1, 2]) {
        const ends = [0, 0, 0].with(axis, end)
        const points = pointsOf(1001, axis)
        for (const [i, column] of [points.x, points.y, points.z].entries()) column[501] = ends[i]!
        const regions = [...cutRegions(points, new Uint32Array(1001))]
        expect(
          regions.flatMap(({ offerings }) => [...offerings]).filter((offering) => offering === 501),
        ).toEqual([501])
      }
  })

  it('round-trip', () => {
    for (const length of [0, 1, 2, 3, 2500, 20_000]) {
      const regions = [...cutRegions(pointsOf(length, 3), new Uint32Array(length).fill(9))]
      expect([...encodeRegions(regions)].flatMap(decodeRegions)).toEqual(regions)
    }
  })

  it('are no farther from a point than their nearest point', () => {
    const points = pointsOf(9000, 1)
    const regions = [...cutRegions(points, new Uint32Array(9000))]
    const boxes = new Int32Array(encodeBoxes(regions).buffer, 8, regions.length * 6)
    let most = 0
    fc.assert(
      fc.property(fc.nat(8999), fc.nat(2e9), coordinate, (offering, radius, aside) => {
        const centre = [
          points.x[offering]! - (aside >> 8),
          points.y[offering]!,
          points.z[offering]!,
        ] as const
        const squares = squaredDistances(boxes, centre)
        most = Math.max(most, squares.filter((square) => square > (radius / 100) ** 2).length)
        regions.forEach(({ x, y, z }, region) => {
          if (x[0] === EVERYWHERE) return expect(squares[region]).toBe(-1)
          const nearest = Array.from(x.keys()).reduce((least, i) => {
            const [dx, dy, dz] = [x[i]! - centre[0], y[i]! - centre[1], z[i]! - centre[2]]
            return Math.min(least, dx ** 2 + dy ** 2 + dz ** 2)
          }, Infinity)
          expect(squares[region]).toBeLessThanOrEqual(nearest)
        })
      }),
    )
    expect(most).toBeGreaterThan(regions.length / 2)
  })
})
