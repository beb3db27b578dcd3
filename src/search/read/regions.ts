import { REGIONS_PATH, regionPath } from '../format/index-manifest.ts'
import { offeringCount } from '../format/offerings.ts'
import { EVERYWHERE, type SpherePoint } from '../format/points.ts'
import { type Region, REGIONS_PER_FILE, decodeBoxes, decodeRegions } from '../format/regions.ts'
import type { Source } from './source.ts'

/** Reads the bounding boxes of all regions: six numbers per region. */
export const readBoxes = async (source: Source): Promise<Int32Array> =>
  decodeBoxes(await source.read(REGIONS_PATH, offeringCount(source.manifest)))

/** The squared distance of each region from a point: 0 if the point is in its box, −1 if the region is everywhere. */
export function squaredDistances(boxes: Int32Array, [x, y, z]: SpherePoint): Float64Array {
  const squares = new Float64Array(boxes.length / 6)
  for (let region = 0, at = 0; at < boxes.length; region++, at += 6) {
    const dx = distanceFrom(boxes[at]!, x, boxes[at + 3]!)
    const dy = distanceFrom(boxes[at + 1]!, y, boxes[at + 4]!)
    const dz = distanceFrom(boxes[at + 2]!, z, boxes[at + 5]!)
    squares[region] = boxes[at] === EVERYWHERE ? -1 : dx * dx + dy * dy + dz * dz
  }
  return squares
}

/** The distance of a coordinate from the range between two others. */
const distanceFrom = (low: number, at: number, high: number) =>
  at < low ? low - at : at > high ? at - high : 0

const fileOf = (region: number) => Math.floor(region / REGIONS_PER_FILE)

/** The numbers of the files that hold some regions. */
export const filesOf = (regions: readonly number[]) => [...new Set(regions.map(fileOf))]

/** Reads some regions. */
export async function readRegions(source: Source, regions: readonly number[]): Promise<Region[]> {
  const files = new Map<number, Region[]>()
  await Promise.all(
    filesOf(regions).map(async (file) => {
      const payload = await source.read(regionPath(file), offeringCount(source.manifest))
      files.set(file, decodeRegions(payload))
    }),
  )
  return regions.map((region) => files.get(fileOf(region))![region % REGIONS_PER_FILE]!)
}
