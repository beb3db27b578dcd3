import { COUNTRIES } from '../../countries/countries.ts'
import type { Reader } from '../../search/read/reader.ts'
import type { Level } from '../../countries/gb/gss.ts'
import type { Point } from '../format/point.ts'
import { distanceInMetres } from '../../countries/distance.ts'
import { wholeDoubt } from '../../countries/doubt.ts'
import type { Postcode } from '../../countries/postcode.ts'
import type { SectorTable } from '../../countries/gb/sectors.ts'
import { type AreaCodes, type CodeLists, codesByLetters, codesOfFirst } from './area-codes.ts'
import {
  type GazetteerManifest,
  ownPath,
  sectorsPath,
  shardNameOf,
  shardPath,
} from './gazetteer.ts'
import { hasName } from './names.ts'
import { type OwnCells, decodeOwnPlaces, estimate } from './own-places.ts'
import { decodeSectors } from './sector-files.ts'
import { type Shard, type ShardUnit, decodeShard, toPoint, unitsUnder } from './shard.ts'

/**
 * How exact a point is. `unit`: the point of the postcode itself, from an ingested file; `sector`, `outcode`: the middle of
 * its sector or outcode, from the program's own table or an ingested file. `estimated`: the middle of the directory's own
 * places in the same sector or else outcode, for postcodes that no table has. `none`: no point is known.
 */
export type Precision = 'unit' | 'sector' | 'outcode' | 'estimated' | 'none'

/** The point of a postcode, and how far it may be from the place itself. */
interface PostcodePoint {
  readonly precision: Exclude<Precision, 'none'>
  readonly point: Point
  /** Nine of ten places with this postcode are within this many metres of the point. */
  readonly doubt: number
}

/** A located postcode. The point and its doubt are absent exactly when the precision is `none`. */
export type Located = { readonly codes: AreaCodes } & (
  | PostcodePoint
  | { readonly precision: 'none'; readonly point?: undefined; readonly doubt?: undefined }
)

/** Locates a postcode with the files of the index. Throws when a file that should exist cannot be read. */
export async function locate(
  reader: Reader,
  gazetteer: GazetteerManifest,
  postcode: Postcode,
): Promise<Located> {
  const { country, area } = postcode
  const name = shardNameOf(postcode)
  const ingested = gazetteer.ingested[country]
  const levels = ingested?.levels
  const shard =
    name !== undefined && ingested && hasName(ingested.shards, name)
      ? decodeShard(name, await reader(`postcodes/${shardPath(country, name)}`))
      : undefined
  const exact = locateWith(postcode, { shard, levels })
  if (exact.precision === 'unit' || name === undefined) return exact
  const letter = area.charAt(0)
  const sectors =
    COUNTRIES[country].hasSectors && gazetteer.sectors.includes(letter)
      ? decodeSectors(letter, await reader(sectorsPath(letter)))
      : undefined
  const found = locateWith(postcode, { shard, levels, sectors })
  if (found.precision !== 'none' || !hasName(gazetteer.own, area)) return found
  const cells = decodeOwnPlaces(area, await reader(ownPath(area)))
  return locateWith(postcode, { shard, levels, cells })
}

/** The files to locate one postcode with. */
export interface GazetteerFiles {
  readonly shard?: Shard | undefined
  readonly levels?: readonly Level[] | undefined
  readonly sectors?: SectorTable | undefined
  readonly cells?: OwnCells | undefined
}

/**
 * Locates a postcode by its unit, its sector, its outcode, and then the directory's own places. For a sector or an outcode the
 * table comes before the ingested file, which may be an extract.
 */
export function locateWith(
  postcode: Postcode,
  { shard, levels, sectors, cells }: GazetteerFiles,
): Located {
  const found = (shard ? stepsFrom(postcode) : []).map(([precision, prefix]) => ({
    precision,
    ...(precision === 'outcode' ? allOf(shard as Shard) : partOf(shard as Shard, prefix)),
  }))
  const lists = COUNTRIES[postcode.country].hasAreaCodes ? found.map(({ areas }) => areas) : []
  const codes = codesOfFirst(lists, levels ?? []) ?? codesByLetters(postcode)
  const shipped = sectors?.find(postcode)
  for (const precision of ['unit', 'sector', 'outcode'] as const) {
    if (shipped?.precision === precision) {
      const { latitude, longitude, doubt } = shipped
      return { precision, point: { latitude, longitude }, doubt, codes }
    }
    const own = found.find((part) => part.precision === precision)
    if (own?.point) {
      const { point, units } = own
      return { precision, point, doubt: doubtOf(postcode, units(), point), codes }
    }
  }
  const estimated = cells && estimate(cells, postcode)
  return estimated ? { precision: 'estimated', ...estimated, codes } : { precision: 'none', codes }
}

/** The ninth decile of the distances of units from their middle; at least that of a unit. */
function doubtOf({ country }: Postcode, units: readonly ShardUnit[], middle: Point): number {
  const distances = units
    .flatMap(({ point }) => (point ? [distanceInMetres(point, middle)] : []))
    .sort((a, b) => a - b)
  const ninth = distances[Math.ceil(distances.length * 0.9) - 1] ?? 0
  return wholeDoubt(Math.max(COUNTRIES[country].postcodes.doubt.unit, ninth))
}

type Step = readonly [precision: 'unit' | 'sector' | 'outcode', prefix: string]

/** What to look for in a shard, in order, with the prefix of its keys. */
function stepsFrom(postcode: Postcode): Step[] {
  const { kind, sector, unit } = postcode
  const shard = shardNameOf(postcode)
  if (kind === 'area' || shard === undefined) return []
  const prefix = (part: string) => part.slice(shard.length).trim()
  return [
    ...(unit ? [['unit', prefix(unit)] as const] : []),
    ...(sector ? [['sector', prefix(sector)] as const] : []),
    ['outcode', ''],
  ]
}

interface Part {
  readonly areas: CodeLists
  readonly units: () => readonly ShardUnit[]
  readonly point?: Point | undefined
}

const allOf = (shard: Shard): Part => ({
  areas: shard.areas,
  units: () => unitsUnder(shard, ''),
  point: shard.centre && toPoint(shard.centre),
})

function partOf(shard: Shard, prefix: string): Part {
  const units = unitsUnder(shard, prefix)
  const areas = [...new Set(units.map(({ codes }) => codes))]
  return { areas, units: () => units, point: centreOf(units) }
}

function centreOf(units: readonly ShardUnit[]): Point | undefined {
  const points = units.flatMap(({ point }) => point ?? [])
  if (points.length === 0) return undefined
  const mean = (values: readonly number[]) =>
    Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 1e5) / 1e5
  return {
    latitude: mean(points.map(({ latitude }) => latitude)),
    longitude: mean(points.map(({ longitude }) => longitude)),
  }
}
