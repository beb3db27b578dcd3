import type { IndexFile } from './index-file.ts'
import type { Box } from './point.ts'
import type { PolygonRule, Rings } from './rule.ts'
import { type SealKind, openJson, sealJson } from './checksum.ts'

const SEAL: SealKind = { kind: 'polygons', version: 1 }

/** Where a file of polygons lies in the index folder. */
export const polygonPath = (file: number): string => `coverage/polygons/${file}.json`

/** Stands for the polygons inside the index of areas. */
export const INSIDE = -1

/** Reads the polygons of one file; throws when it is damaged. */
export const decodePolygons = (bytes: Uint8Array): readonly Rings[] =>
  openJson<{ polygons: readonly Rings[] }>(SEAL, bytes).polygons

/** Writes polygons into one file. */
const encodePolygons = (polygons: readonly Rings[]): string => sealJson(SEAL, { polygons })

/** Polygons spread over files. */
export interface PolygonFiles {
  /** Of each polygon, its file and its place there. */
  readonly places: readonly { readonly file: number; readonly index: number }[]
  /** All polygons of a small directory together; absent when they are in files. */
  readonly inside?: string
  readonly files: readonly IndexFile[]
}

/** Up to so many characters travel with the index. */
const FEW = 65_536

/**
 * A file is full when its polygons take this many characters; one large polygon may take more. All of a file has to be
 * read for one of its polygons.
 */
const FULL = 16_384

/**
 * Puts polygons into files: into one that travels with the index when they are few, else neighbours
 * together, so that the polygons around one point lie in as few files as may be.
 */
export function packPolygons(polygons: readonly PolygonRule[]): PolygonFiles {
  const sizes = polygons.map(({ rings }) => JSON.stringify(rings).length)
  const rings = (numbers: readonly number[]) =>
    numbers.map((number) => polygons[number]?.rings ?? [])
  if (sizes.reduce((sum, size) => sum + size, 0) <= FEW)
    return {
      places: polygons.map((_, index) => ({ file: INSIDE, index })),
      ...(polygons.length > 0 && { inside: encodePolygons(rings([...polygons.keys()])) }),
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
      body: encodePolygons(rings(group)),
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
      room = FULL
    }
    groups.at(-1)?.push(number)
    room -= size
  }
  return groups
}

/**
 * The digits of the longitude and latitude of a box's middle, in turns: near in this order is near
 * on the map.
 */
function zOrder([west, south, east, north]: Box): number {
  const x = Math.round((((west + east) / 2 + 180) / 360) * 0xffff)
  const y = Math.round((((south + north) / 2 + 90) / 180) * 0xffff)
  let key = 0
  for (let bit = 15; bit >= 0; bit -= 1) key = key * 4 + ((y >> bit) & 1) * 2 + ((x >> bit) & 1)
  return key
}
