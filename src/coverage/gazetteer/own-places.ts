import { COUNTRIES, type Country } from '../../countries/countries.ts'
import type { IndexFile } from '../format/index-file.ts'
import type { Point } from '../format/point.ts'
import { type Postcode, parsePostcode } from '../../countries/postcode.ts'
import { type FileKind, decodeCheckedJson, encodeCheckedJson } from '../format/checked-json.ts'
import { ownPath } from './gazetteer.ts'
import { type PackedNames, packNames } from './names.ts'
import { toPoint, toSteps } from './shard.ts'

/**
 * The directory's own places by sector, or by ZIP code: their number, and the sums of their latitudes and longitudes in
 * hundred thousandths of a degree.
 */
export type OwnCells = Readonly<
  Record<string, readonly [count: number, north: number, east: number]>
>

/** A gazetteer for directories without ingested postcodes: locations with a postcode and coordinates. */
export interface OwnPlaces {
  /** Adds a place. Ignores text that is not a whole postcode, and coordinates that are certainly wrong. */
  readonly add: (postalCode: string, point: Point) => void
  readonly cells: (area: string) => OwnCells
  readonly areas: () => PackedNames
  readonly files: () => Generator<IndexFile>
}

const KIND: FileKind = { kind: 'own-places', version: 1 }

/** Starts without any place. */
export function createOwnPlaces(countries: readonly Country[]): OwnPlaces {
  const areas = new Map<string, Record<string, readonly [number, number, number]>>()
  const cells = (area: string): OwnCells => areas.get(area) ?? {}
  return {
    add(postalCode, point) {
      const parsed = parsePostcode(postalCode, countries)
      if (!('postcode' in parsed)) return
      const { area, country } = parsed.postcode
      const { isPlausible, cellOf } = COUNTRIES[country].postcodes
      const name = cellOf(parsed.postcode)
      if (name === undefined || !isPlausible(point)) return
      const ofArea = areas.get(area) ?? {}
      const [north, east] = toSteps(point)
      const [count, norths, easts] = ofArea[name] ?? [0, 0, 0]
      ofArea[name] = [count + 1, norths + north, easts + east]
      areas.set(area, ofArea)
    },
    cells,
    areas: () => packNames(areas.keys()),
    *files() {
      for (const area of [...areas.keys()].sort())
        yield { path: ownPath(area), body: encodeOwnPlaces(area, cells(area)) }
    },
  }
}

/** Writes the places of one postcode area, in an order that does not depend on theirs. */
export const encodeOwnPlaces = (area: string, cells: OwnCells): string =>
  encodeCheckedJson(KIND, {
    area,
    cells: Object.fromEntries(Object.entries(cells).sort(([a], [b]) => (a < b ? -1 : 1))),
  })

/** Reads the places of one postcode area. Throws when the file is damaged or of another area. */
export function decodeOwnPlaces(area: string, bytes: Uint8Array): OwnCells {
  return decodeCheckedJson<{ area: string; cells: OwnCells }>(KIND, bytes, { area }).cells
}

/** The centre of the places in the same sector (or ZIP code), else in the same outcode (or its first three digits). */
export function estimate(
  cells: OwnCells,
  postcode: Postcode,
): { readonly point: Point; readonly doubt: number } | undefined {
  const { doubt, cellOf, cellsAround } = COUNTRIES[postcode.country].postcodes
  const cell = cellOf(postcode)
  if (cell !== undefined && Object.hasOwn(cells, cell))
    return within(
      doubt.cell,
      centreOf(cells, (name) => name === cell),
    )
  const prefix = cellsAround(postcode)
  if (prefix === undefined) return undefined
  return within(
    doubt.wider,
    centreOf(cells, (name) => name.startsWith(prefix)),
  )
}

const within = (doubt: number, point: Point | undefined) => point && { point, doubt }

function centreOf(cells: OwnCells, belongs: (name: string) => boolean): Point | undefined {
  let [count, north, east] = [0, 0, 0]
  for (const [name, cell] of Object.entries(cells)) {
    if (!belongs(name)) continue
    count += cell[0]
    north += cell[1]
    east += cell[2]
  }
  return count === 0 ? undefined : toPoint([Math.round(north / count), Math.round(east / count)])
}
