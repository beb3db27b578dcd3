import { type ShardUnit, encodeShard, toPoint, toSteps } from '../../coverage/gazetteer/shard.ts'
import type { Box, Point } from '../../coverage/format/point.ts'
import type { FoundPostcode } from './layout.ts'

/** A packed shard and its totals. */
export interface PackedShard {
  readonly name: string
  readonly area: string
  readonly body: string
  readonly postcodes: number
  readonly repeated: number
  readonly withoutPoint: number
  /** The bounding box of its points. Absent when it has none. */
  readonly box?: Box
}

/** Collects the postcodes of a whole country in little memory: four numbers each. */
export interface Collector {
  readonly add: (postcode: FoundPostcode) => void
  /** All shards, sorted by name. */
  readonly shards: () => Generator<PackedShard>
}

export function createCollector(): Collector {
  const batchs = new Map<string, Batch>()
  return {
    add({ area, shard, key, point, codes }) {
      const batch: Batch = batchs.get(shard) ?? {
        area,
        width: key.length,
        numbers: [],
        lists: new Map(),
      }
      batchs.set(shard, batch)
      const list = codes.join(' ')
      const number = batch.lists.get(list) ?? batch.lists.size
      batch.lists.set(list, number)
      const [north, east] = point ? toSteps(point) : [NOWHERE, NOWHERE]
      batch.numbers.push(Number.parseInt(key, 36), north, east, number)
    },
    *shards() {
      for (const [name, batch] of [...batchs].sort(([a], [b]) => (a < b ? -1 : 1)))
        yield packBatch(name, batch)
    },
  }
}

/** The postcodes of a shard. `numbers` has four for each: its key in base 36, latitude, longitude, and number of its list of codes. */
interface Batch {
  readonly area: string
  readonly width: number
  readonly numbers: number[]
  /** List of codes, joined by spaces → its number. */
  readonly lists: Map<string, number>
}
const STRIDE = 4
const NOWHERE = 2 ** 30

function packBatch(name: string, batch: Batch): PackedShard {
  const units = unitsIn(batch)
  const box = boxOf(units.flatMap(({ point }) => point ?? []))
  return {
    name,
    area: batch.area,
    body: encodeShard(name, units),
    postcodes: units.length,
    repeated: batch.numbers.length / STRIDE - units.length,
    withoutPoint: units.filter(({ point }) => !point).length,
    ...(box && { box }),
  }
}

/** The sorted postcodes of a batch. A repeated one has the mean of its points and the codes of its first row. */
function unitsIn({ numbers, lists, width }: Batch): ShardUnit[] {
  const codes = [...lists.keys()].map((list) => (list === '' ? [] : list.split(' ')))
  const at = (row: number, column: number) => numbers[row * STRIDE + column] ?? NOWHERE
  const rows = Array.from({ length: numbers.length / STRIDE }, (_, row) => row)
  rows.sort((a, b) => at(a, 0) - at(b, 0) || a - b)
  const units: ShardUnit[] = []
  for (let row = 0; row < rows.length;) {
    const first = rows[row] ?? 0
    const key = at(first, 0)
    let [count, north, east] = [0, 0, 0]
    for (; row < rows.length && at(rows[row] ?? 0, 0) === key; row += 1) {
      const same = rows[row] ?? 0
      if (at(same, 1) === NOWHERE) continue
      count += 1
      north += at(same, 1)
      east += at(same, 2)
    }
    units.push({
      key: key.toString(36).toUpperCase().padStart(width, '0'),
      codes: codes[at(first, 3)] ?? [],
      ...(count > 0 && { point: toPoint([Math.round(north / count), Math.round(east / count)]) }),
    })
  }
  return units
}

/** The bounding box of some points. */
export function boxOf(points: readonly Point[]): Box | undefined {
  let box: Box | undefined
  for (const { latitude, longitude } of points)
    box = joinBoxes(box, [longitude, latitude, longitude, latitude])
  return box
}

/** The bounding box of two boxes. */
export function joinBoxes(one: Box | undefined, other: Box | undefined): Box | undefined {
  if (!one || !other) return one ?? other
  const [west, south, east, north] = other
  return [
    Math.min(one[0], west),
    Math.min(one[1], south),
    Math.max(one[2], east),
    Math.max(one[3], north),
  ]
}
