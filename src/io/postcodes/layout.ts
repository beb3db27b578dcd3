import { type Level, levelOf } from '../../countries/gb/gss.ts'
import type { Point } from '../../coverage/format/point.ts'
import { nationsOf } from '../../countries/gb/postcode-area.ts'
import { AREA, DISTRICT, INCODE } from '../../countries/gb/postcode-grammar.ts'
import type { Country } from '../../countries/countries.ts'
import { IngestError } from './ingest-error.ts'
import type { Row } from './rows.ts'

/** The sources that we can read. */
export type SourceName = 'code-point-open' | 'onspd' | 'nspl' | 'census' | 'geonames'

/** A postcode of a source. */
export interface FoundPostcode {
  readonly area: string
  readonly shard: string
  readonly key: string
  readonly point?: Point
  readonly codes: readonly string[]
}

/** Why a row is left out. */
export type DropReason = 'not-a-postcode' | 'terminated' | 'northern-ireland' | 'without-place'

/** The layout of one kind of file. */
export interface Layout {
  readonly source: SourceName
  readonly country: Country
  readonly delimiter: ',' | '\t' | '|'
  /** The names in the header row. Undefined for files without one. */
  readonly header: readonly string[] | undefined
  readonly width: number
  /** The tiers whose codes it has. */
  readonly levels: readonly Level[]
  readonly read: (row: Row) => FoundPostcode | DropReason
}

/** Finds columns by patterns, because their names change every year. */
export function findColumns<Name extends string>(
  header: readonly string[],
  patterns: Readonly<Record<Name, RegExp>>,
): Readonly<Record<Name, number>> {
  const entries = Object.entries<RegExp>(patterns).map(([logical, pattern]) => {
    const column = header.findIndex((name) => pattern.test(name))
    if (column < 0)
      throw new IngestError(
        `The file has no column for the ${logical}: no name in its first line matches ${pattern.source}. ` +
          'It may be newer than this program. Upgrade, or use an older edition.',
      )
    return [logical, column]
  })
  return Object.fromEntries(entries) as Record<Name, number>
}

const POSTCODE = new RegExp(`^((${AREA})${DISTRICT})(${INCODE})$`)

/** The column names of a header row, in lower case. Files come with a byte order mark in either encoding. */
export const parseHeader = (firstLine: string, delimiter: string): string[] =>
  firstLine.split(delimiter).map((name) =>
    name
      .replace(/^(\ufeff|ï»¿)/, '')
      .replaceAll('"', '')
      .trim()
      .toLowerCase(),
  )

/** Splits a British postcode, which may be padded to seven or eight characters. */
export function splitPostcode(
  text: string,
): Pick<FoundPostcode, 'area' | 'shard' | 'key'> | undefined {
  const compact = text.replaceAll(' ', '')
  const [, shard, area, key] = POSTCODE.exec(compact) ?? []
  if (shard === undefined || area === undefined || key === undefined) return undefined
  return nationsOf(area) && { area, shard, key }
}

/**
 * Creates a filter of area codes. It drops pseudo codes, such as 99999999 for "no county", and kinds of areas that are not
 * used. Results are cached, because a file repeats a few thousand codes millions of times.
 */
export function createCodeFilter(): (codes: readonly string[]) => string[] {
  const cache = new Map<string, boolean>()
  const isReal = (code: string) => {
    const cached = cache.get(code)
    if (cached !== undefined) return cached
    const real =
      /^[A-Z]\d{8}$/.test(code) && !code.endsWith('99999999') && levelOf(code) !== undefined
    cache.set(code, real)
    return real
  }
  return (codes) => codes.filter(isReal)
}

/** A ZIP code of the United States. */
export function zipCode(
  unit: string,
  latitude: string,
  longitude: string,
): FoundPostcode | DropReason {
  if (!/^\d{5}$/.test(unit)) return 'not-a-postcode'
  if (latitude === '' || longitude === '') return 'without-place'
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  if (!(Math.abs(point.latitude) <= 90) || !(Math.abs(point.longitude) <= 180))
    return 'without-place'
  const area = unit.slice(0, 3)
  return { area, shard: area, key: unit.slice(3), point, codes: [] }
}
