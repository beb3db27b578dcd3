import { type ShardUnit, encodeShard, toPoint, toSteps } from '../coverage/gazetteer/shard.ts'
import type { Box, Point } from '../coverage/format/point.ts'
import type { FoundPostcode } from './layout.ts'

/** One packed shard, and what is in it. */
export interface PackedShard {
  readonly name: string
  readonly area: string
  readonly body: string
  readonly postcodes: number
  readonly repeated: number
  readonly withoutPoint: number
  /** The smallest box around its points; absent when it has none. */
  readonly box?: Box
}

/** The postcodes of a whole country, in little memory: four numbers each. */
export interface Collector {
  readonly add: (postcode: FoundPostcode) => void
  /** All shards, one after another, in order. */
  readonly shards: () => Generator<PackedShard>
}

/** Begins with no postcodes. */
export function createCollector(): Collector {
  const piles = new Map<string, Pile>()
  return {
    add({ area, shard, key, point, codes }) {
      const pile: Pile = piles.get(shard) ?? {
        area,
        width: key.length,
        numbers: [],
        lists: new Map(),
      }
      piles.set(shard, pile)
      const list = codes.join(' ')
      const number = pile.lists.get(list) ?? pile.lists.size
      pile.lists.set(list, number)
      const [north, east] = point ? toSteps(point) : [NOWHERE, NOWHERE]
      pile.numbers.push(Number.parseInt(key, 36), north, east, number)
    },
    *shards() {
      for (const [name, pile] of [...piles].sort(([a], [b]) => (a < b ? -1 : 1)))
        yield packPile(name, pile)
    },
  }
}

/**
 * What a shard will be made of: for each postcode its key to base 36, latitude, longitude, list of
 * codes.
 */
interface Pile {
  readonly area: string
  readonly width: number
  readonly numbers: number[]
  /** Lists of codes, with their numbers. */
  readonly lists: Map<string, number>
}
const STRIDE = 4
const NOWHERE = 2 ** 30

function packPile(name: string, pile: Pile): PackedShard {
  const units = unitsIn(pile)
  const box = boxOf(units.flatMap(({ point }) => point ?? []))
  return {
    name,
    area: pile.area,
    body: encodeShard(name, units),
    postcodes: units.length,
    repeated: pile.numbers.length / STRIDE - units.length,
    withoutPoint: units.filter(({ point }) => !point).length,
    ...(box && { box }),
  }
}

/**
 * The postcodes of a pile in order; of a repeated one the middle of its points and the codes of the
 * first.
 */
function unitsIn({ numbers, lists, width }: Pile): ShardUnit[] {
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

/** The smallest box around some points, or around some boxes. */
export function boxOf(points: readonly Point[]): Box | undefined {
  let box: Box | undefined
  for (const { latitude, longitude } of points)
    box = joinBoxes(box, [longitude, latitude, longitude, latitude])
  return box
}

/** The smallest box around two. */
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
