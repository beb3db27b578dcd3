import { type FileKind, decodeCheckedJson, encodeCheckedJson } from './checked-json.ts'
import type { IndexFile } from './index-file.ts'
import type { Box } from './point.ts'
import type { PolygonRule, Rings } from './coverage-rule.ts'

const KIND: FileKind = { kind: 'polygons', version: 2 }

/** The path of a file of polygons in the index folder. */
export const polygonPath = (file: number): string => `coverage/polygons/${file}.json`

/** The file number of polygons that are inside the area index. */
export const INSIDE = -1

/** Reads the polygons of one file, by its number and that of the rules in the area index. Throws `DamagedFile`. */
export const decodePolygons = (bytes: Uint8Array, file: number, rules: number): readonly Rings[] =>
  decodeCheckedJson<{ file: number; rules: number; polygons: readonly Rings[] }>(KIND, bytes, {
    file,
    rules,
  }).polygons

/** Polygons divided among files. */
export interface PolygonFiles {
  /** For each polygon, its file and its position there. */
  readonly places: readonly { readonly file: number; readonly index: number }[]
  /** All polygons of a small directory, to be put inside the area index. */
  readonly inside?: string
  readonly files: readonly IndexFile[]
}

/** Up to this many characters of polygons are put inside the area index. */
const MAX_INSIDE = 65_536

/** A file has about this many characters, or one larger polygon. All of it is read to test one of its polygons. */
const FILE_SIZE = 16_384

/**
 * Divides polygons among files, neighbours together, so that the polygons around one point are in as few files as possible.
 * Puts them inside the area index when there are few.
 * `rules` is how many there are of any kind.
 */
export function packPolygons(polygons: readonly PolygonRule[], rules: number): PolygonFiles {
  const sizes = polygons.map(({ rings }) => JSON.stringify(rings).length)
  const encode = (file: number, numbers: readonly number[]) =>
    encodeCheckedJson(KIND, {
      file,
      rules,
      polygons: numbers.map((number) => polygons[number]?.rings ?? []),
    })
  if (sizes.reduce((sum, size) => sum + size, 0) <= MAX_INSIDE)
    return {
      places: polygons.map((_, index) => ({ file: INSIDE, index })),
      ...(polygons.length > 0 && { inside: encode(INSIDE, [...polygons.keys()]) }),
      files: [],
    }
  const groups = groupNeighbours(polygons, sizes)
  const places = new Map(
    groups.flatMap((group, file) =>
      group.map((number, index) => [number, { file, index }] as const),
    ),
  )
  return {
    places: polygons.map((_, number) => places.get(number) ?? { file: 0, index: 0 }),
    files: groups.map((group, file) => ({
      path: polygonPath(file),
      body: encode(file, group),
    })),
  }
}

function groupNeighbours(polygons: readonly PolygonRule[], sizes: readonly number[]): number[][] {
  const keys = polygons.map(({ box }) => zOrder(box))
  const order = [...polygons.keys()].sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b)
  const groups: number[][] = []
  let room = 0
  for (const number of order) {
    const size = sizes[number] ?? 0
    if (size > room || groups.length === 0) {
      groups.push([])
      room = FILE_SIZE
    }
    groups.at(-1)?.push(number)
    room -= size
  }
  return groups
}

/** The position of a box's centre on a Z-order curve, along which neighbours are mostly near each other. */
function zOrder([west, south, east, north]: Box): number {
  const x = Math.round((((west + east) / 2 + 180) / 360) * 0xffff)
  const y = Math.round((((south + north) / 2 + 90) / 180) * 0xffff)
  let key = 0
  for (let bit = 15; bit >= 0; bit -= 1) key = key * 4 + ((y >> bit) & 1) * 2 + ((x >> bit) & 1)
  return key
}
