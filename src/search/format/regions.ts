import { concatAligned, int32At, padded, uint16At, uint32At } from './bytes.ts'
import type { Points } from './points.ts'

/** Service_at_locations that are near each other; those that are everywhere have regions of their own. */
export interface Region extends Points {
  /** The number of each offering. */
  readonly offerings: Uint32Array
  /** The service of each. */
  readonly services: Uint32Array
}

/** Neighbouring regions share a file of at most 80 kB. */
export const REGIONS_PER_FILE = 16

/*
 *   regions.bin      number of regions, 0                                  uint32 × 2
 *                    lowest x, y, z, highest x, y, z of each region        int32
 *
 *   region file      number of regions, of points                          uint32 × 2
 *                    number of points of each region                       uint32
 *                    x x …  │  y y …  │  z z …                             int32
 *                    offering offering …  │  service service …             uint32
 *                    doubt doubt …                                         uint16
 *
 * Each part starts on an eight-byte boundary.
 */

/** Writes the bounding box of each region. */
export const encodeBoxes = (regions: readonly Region[]) =>
  concatAligned(
    Uint32Array.of(regions.length, 0),
    Int32Array.from(
      regions.flatMap(({ x, y, z }) => {
        const [ofX, ofY, ofZ] = [rangeOf(x), rangeOf(y), rangeOf(z)]
        return [ofX[0], ofY[0], ofZ[0], ofX[1], ofY[1], ofZ[1]]
      }),
    ),
  )

/** Reads the bounding box of each region: six numbers per region. */
export const decodeBoxes = (payload: Uint8Array): Int32Array =>
  int32At(payload, 8, (uint32At(payload, 0, 1)[0] ?? 0) * 6)

/** The lowest and the highest of some numbers. */
export function rangeOf(numbers: Int32Array | Uint32Array): readonly [low: number, high: number] {
  let [low, high] = [Infinity, -Infinity]
  for (const number of numbers) {
    low = Math.min(low, number)
    high = Math.max(high, number)
  }
  return [low, high]
}

const COLUMNS = ['x', 'y', 'z', 'offerings', 'services'] as const

/** Writes the files of regions. */
export function* encodeRegions(regions: readonly Region[]): Generator<Uint8Array> {
  for (let first = 0; first < regions.length; first += REGIONS_PER_FILE) {
    const own = regions.slice(first, first + REGIONS_PER_FILE)
    const sizes = Uint32Array.from(own, ({ offerings }) => offerings.length)
    const points = sizes.reduce((sum, size) => sum + size, 0)
    const column = (name: (typeof COLUMNS)[number]) =>
      Int32Array.from(own.flatMap((region) => [...region[name]]))
    const doubts = Uint16Array.from(own.flatMap((region) => [...region.doubts]))
    yield concatAligned(Uint32Array.of(own.length, points), sizes, ...COLUMNS.map(column), doubts)
  }
}

/** Reads the regions of a file as views of its bytes. */
export function decodeRegions(payload: Uint8Array): Region[] {
  const [regions = 0, points = 0] = uint32At(payload, 0, 2)
  const sizes = uint32At(payload, 8, regions)
  const start = (column: number) => 8 + padded(regions * 4) + column * padded(points * 4)
  const signed = (column: number) => int32At(payload, start(column), points)
  const unsigned = (column: number) => uint32At(payload, start(column), points)
  const [x, y, z] = [signed(0), signed(1), signed(2)]
  const [offerings, services] = [unsigned(3), unsigned(4)]
  const doubts = uint16At(payload, start(COLUMNS.length), points)
  let end = 0
  return Array.from(sizes, (size) => {
    const range = [end, (end += size)] as const
    return {
      x: x.subarray(...range),
      y: y.subarray(...range),
      z: z.subarray(...range),
      doubts: doubts.subarray(...range),
      offerings: offerings.subarray(...range),
      services: services.subarray(...range),
    }
  })
}
