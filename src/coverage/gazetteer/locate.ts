import type { Reader } from '../../search/read/reader.ts'
import type { Level } from '../../places/gss.ts'
import type { Point } from '../format/point.ts'
import type { Postcode } from '../../places/postcode.ts'
import { type AreaCodes, type CodeLists, codesByLetters, codesOfFirst } from './area-codes.ts'
import { type GazetteerManifest, ownPath, shardNameOf, shardPath } from './gazetteer.ts'
import { hasName } from './names.ts'
import { type OwnCells, decodeOwnPlaces, estimate } from './own-places.ts'
import { type Shard, type ShardUnit, decodeShard, toPoint, unitsUnder } from './shard.ts'

/**
 * How exact a point is. `unit`: the point of the postcode itself; `sector`, `outcode`: the centre of its sector or outcode.
 * These three come from an ingested file. `estimated`: the centre of the directory's own places in the same sector or else
 * outcode. `none`: no point is known.
 */
export type Precision = 'unit' | 'sector' | 'outcode' | 'estimated' | 'none'

/** A located postcode. `point` is absent exactly when the precision is `none`. */
export interface Located {
  readonly precision: Precision
  readonly point?: Point
  readonly codes: AreaCodes
}

/** Locates a postcode with the files of the index. Throws when a file that should exist cannot be read. */
export async function locate(
  reader: Reader,
  gazetteer: GazetteerManifest,
  postcode: Postcode,
): Promise<Located> {
  const { country, area } = postcode
  const name = shardNameOf(postcode)
  const ingested = gazetteer.ingested[country]
  const shard =
    name !== undefined && ingested && hasName(ingested.shards, name)
      ? decodeShard(name, await reader(`postcodes/${shardPath(country, name)}`))
      : undefined
  const found = locateWith(postcode, { shard, levels: ingested?.levels })
  if (found.precision !== 'none' || name === undefined || !hasName(gazetteer.own, area))
    return found
  const cells = decodeOwnPlaces(area, await reader(ownPath(area)))
  return locateWith(postcode, { shard, levels: ingested?.levels, cells })
}

/** The files to locate one postcode with. */
export interface GazetteerFiles {
  readonly shard?: Shard | undefined
  readonly levels?: readonly Level[] | undefined
  readonly cells?: OwnCells | undefined
}

/** Locates a postcode by its unit, its sector, its outcode, and then the directory's own places. */
export function locateWith(postcode: Postcode, { shard, levels, cells }: GazetteerFiles): Located {
  const steps = shard ? stepsFrom(postcode) : []
  const found = steps.map(([precision, prefix]) => ({
    precision,
    ...(precision === 'outcode' ? allOf(shard as Shard) : partOf(shard as Shard, prefix)),
  }))
  const lists = postcode.country === 'GB' ? found.map(({ areas }) => areas) : []
  const codes = codesOfFirst(lists, levels ?? []) ?? codesByLetters(postcode)
  const best = found.find(({ point }) => point)
  if (best?.point) return { precision: best.precision, point: best.point, codes }
  const point = cells && estimate(cells, postcode)
  return point ? { precision: 'estimated', point, codes } : { precision: 'none', codes }
}

type Step = readonly [precision: 'unit' | 'sector' | 'outcode', prefix: string]

/** What to look for in a shard, in order, with the prefix of its keys. */
function stepsFrom({ country, area, kind, outcode = '', sector, unit }: Postcode): Step[] {
  if (kind === 'area') return []
  if (country === 'US')
    return [
      ['unit', (unit ?? '').slice(area.length)],
      ['outcode', ''],
    ]
  const steps: Step[] = [['outcode', '']]
  if (sector) steps.unshift(['sector', sector.slice(outcode.length + 1)])
  if (unit) steps.unshift(['unit', unit.slice(outcode.length + 1)])
  return steps
}

interface Part {
  readonly areas: CodeLists
  readonly point?: Point | undefined
}

const allOf = ({ areas, centre }: Shard): Part => ({ areas, point: centre && toPoint(centre) })

function partOf(shard: Shard, prefix: string): Part {
  const units = unitsUnder(shard, prefix)
  return { areas: [...new Set(units.map(({ codes }) => codes))], point: centreOf(units) }
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
