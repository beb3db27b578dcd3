import { type Level, levelOf } from '../places/gss.ts'
import type { Point } from '../coverage/format/point.ts'
import { nationsOf } from '../places/postcode-area.ts'
import { AREA, DISTRICT, INCODE } from '../places/postcode-grammar.ts'
import type { Country } from '../places/postcode.ts'
import { IngestError } from './ingest-error.ts'
import type { Row } from './rows.ts'

/** The files that we can read. */
export type SourceName = 'code-point-open' | 'onspd' | 'nspl' | 'census' | 'geonames'

/** One postcode as a source tells it. */
export interface FoundPostcode {
  readonly area: string
  readonly shard: string
  readonly key: string
  readonly point?: Point
  readonly codes: readonly string[]
}

/** Why a row is left out. */
export type DropReason = 'not-a-postcode' | 'terminated' | 'northern-ireland' | 'without-place'

/** How one kind of file is laid out. */
export interface Layout {
  readonly source: SourceName
  readonly country: Country
  readonly delimiter: ',' | '\t' | '|'
  /** Names of columns in the first row; a layout without them has a fixed number of columns. */
  readonly header: readonly string[] | undefined
  readonly width: number
  /** The tiers whose codes it has. */
  readonly levels: readonly Level[]
  readonly read: (row: Row) => FoundPostcode | DropReason
}

/** Finds columns by what their names look like, for the names change every year. */
export function findColumns<Name extends string>(
  header: readonly string[],
  patterns: Readonly<Record<Name, RegExp>>,
): Readonly<Record<Name, number>> {
  const names = header.map((name) => name.trim().toLowerCase())
  const entries = Object.entries<RegExp>(patterns).map(([logical, pattern]) => {
    const column = names.findIndex((name) => pattern.test(name))
    if (column < 0)
      throw new IngestError(
        `The file has no column for the ${logical}: no name in its first line fits ${pattern.source}. ` +
          'It may be of a newer edition than this program knows.',
      )
    return [logical, column]
  })
  return Object.fromEntries(entries) as Record<Name, number>
}

const POSTCODE = new RegExp(`^((${AREA})${DISTRICT})(${INCODE})$`)

/** Splits a British postcode of a file, which may be padded to seven or eight characters. */
export function splitPostcode(
  text: string,
): Pick<FoundPostcode, 'area' | 'shard' | 'key'> | undefined {
  const compact = text.replaceAll(' ', '')
  const [, shard, area, key] = POSTCODE.exec(compact) ?? []
  if (shard === undefined || area === undefined || key === undefined) return undefined
  return nationsOf(area) && { area, shard, key }
}

/**
 * Creates a filter that leaves the codes that mean something: the 99999999 of "no county" goes, and
 * so do kinds that nobody asks about. It remembers what it has seen, as a file repeats a few
 * thousand codes millions of times.
 */
export function createCodeFilter(): (codes: readonly string[]) => string[] {
  const seen = new Map<string, boolean>()
  const isReal = (code: string) => {
    const known = seen.get(code)
    if (known !== undefined) return known
    const real =
      /^[A-Z]\d{8}$/.test(code) && !code.endsWith('99999999') && levelOf(code) !== undefined
    seen.set(code, real)
    return real
  }
  return (codes) => codes.filter(isReal)
}

/** A United States ZIP code with its point. */
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
