import { EVERYWHERE, type Points, RADIUS } from '../format/points.ts'
import { MAX_DOCUMENTS } from '../format/rank.ts'
import { type Region, rangeOf } from '../format/regions.ts'

/** The most points in a region. */
const MAX_POINTS = 256

/** Groups all points into regions: cuts them in halves along the widest axis until each part is small. */
export function* cutRegions(points: Points, services: Uint32Array): Generator<Region> {
  const { x, y, z } = points
  const everywhere: number[] = []
  const somewhere: number[] = []
  for (let offering = 0; offering < x.length; offering++) {
    if (x[offering] === EVERYWHERE) everywhere.push(offering)
    else if (x[offering] !== 0 || y[offering] !== 0 || z[offering] !== 0) somewhere.push(offering)
  }
  // In this order the regions of a file are halves of halves, and so neighbours.
  yield* cut(Uint32Array.from(somewhere))
  for (let first = 0; first < everywhere.length; first += MAX_POINTS)
    yield regionOf(Uint32Array.from(everywhere.slice(first, first + MAX_POINTS)))

  function* cut(offerings: Uint32Array): Generator<Region> {
    if (offerings.length > MAX_POINTS) {
      const sorted = sortAlongWidest(offerings, points)
      yield* cut(sorted.subarray(0, offerings.length / 2))
      yield* cut(sorted.subarray(offerings.length / 2))
    } else if (offerings.length > 0) yield regionOf(offerings)
  }

  function regionOf(offerings: Uint32Array): Region {
    const own = <T extends Int32Array | Uint32Array>(all: T) =>
      offerings.map((offering) => all[offering]!)
    const [ofX, ofY, ofZ] = [x, y, z].map((all) => Int32Array.from(own(all)))
    const doubts = Uint16Array.from(offerings, (offering) => points.doubts[offering]!)
    return { x: ofX!, y: ofY!, z: ofZ!, doubts, offerings, services: own(services) }
  }
}

/** Offerings in the order of the axis along which they spread most. A double holds coordinate and offering exactly. */
function sortAlongWidest(offerings: Uint32Array, { x, y, z }: Points): Uint32Array {
  const width = (axis: Int32Array) => {
    const [low, high] = rangeOf(offerings.map((offering) => axis[offering]! + RADIUS))
    return high - low
  }
  const widest = [x, y, z].reduce((wide, axis) => (width(axis) > width(wide) ? axis : wide))
  const keys = Float64Array.from(
    offerings,
    (offering) => widest[offering]! * MAX_DOCUMENTS + offering,
  ).sort()
  return Uint32Array.from(keys, (key) => key - Math.floor(key / MAX_DOCUMENTS) * MAX_DOCUMENTS)
}
