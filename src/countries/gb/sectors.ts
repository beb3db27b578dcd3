import { DOUBT_STEP, wholeDoubt } from '../doubt.ts'
import type { Postcode } from '../postcode.ts'

/** The middle of a postcode sector, or of a district (outcode), in degrees of WGS84. */
export interface SectorMiddle {
  readonly precision: 'sector' | 'outcode'
  readonly latitude: number
  readonly longitude: number
  /** Nine of ten places with such a postcode are within this many metres of the middle. */
  readonly doubt: number
}

/** Finds sectors in the text of a table; see data/README.md for its format. */
export interface SectorTable {
  readonly text: string
  /** The middle of a postcode's sector, or else of its district; undefined for what the table does not have. */
  readonly find: (postcode: Postcode) => SectorMiddle | undefined
}

const STEPS_IN_DEGREE = 10_000
/**
 * The table has nine tenths of the postcodes, but places lie farther out than homes. Measured on 985 stops of mobile libraries,
 * of which 86 % are within the spread of the postcodes of their sector, and 92 % within 1.1 times that.
 */
const PLACES_PER_POSTCODES = 1.1
/** A sector of one postcode has no spread, but the postcode itself is some streets wide. */
const LEAST_DOUBT = 100

/** Reads a table, or a part of one with whole lines. A line is parsed when it is first asked for. */
export function createSectorTable(text: string): SectorTable {
  const lines = new Map<string, string>()
  for (const line of text.split('\n')) lines.set(line.slice(0, line.indexOf(' ')), line)
  return {
    text,
    find({ outcode, sector }) {
      const line = outcode === undefined ? undefined : lines.get(outcode)
      return line === undefined ? undefined : findInLine(line, sector?.slice(-1))
    },
  }
}

/** What the licence of the table requires wherever something is made of it. */
export const SECTORS_ATTRIBUTION: readonly string[] = [
  'Contains OS data © Crown copyright and database right 2025.',
  'Contains Royal Mail data © Royal Mail copyright and database right 2025.',
  'Source: Office for National Statistics licensed under the Open Government Licence v.3.0.',
]

/** The middles of every sector of a table, with their districts. A district without sectors gives its own. */
export function* middlesIn({
  text,
}: SectorTable): Generator<{ readonly outcode: string; readonly middle: SectorMiddle }> {
  for (const line of text.split('\n')) {
    const [outcode = '', district, ...sectors] = line.split(' ')
    if (district === undefined) continue
    const steps = stepsIn(district)
    for (const sector of sectors.length > 0 ? sectors : [undefined])
      yield { outcode, middle: toMiddle(steps, sector) }
  }
}

/** The first letters of the districts in a table, in order: `ABC…`. */
export const lettersOf = (text: string): string =>
  [...new Set(text.match(/^[A-Z]/gm))].sort().join('')

/** The part of a table whose districts begin with a letter; the parts together are the whole. */
export const partOfTable = (text: string, letter: string): string =>
  text
    .split('\n')
    .filter((line) => line.startsWith(letter))
    .join('\n')

/** `BS31 514131,-25041,226 1,-44,33,146 …` and the digit of a sector → its middle, or the district's. */
function findInLine(line: string, digit: string | undefined): SectorMiddle {
  const [, district = '', ...sectors] = line.split(' ')
  return toMiddle(
    stepsIn(district),
    sectors.find((sector) => sector[0] === digit),
  )
}

const stepsIn = (text: string): readonly number[] => text.split(',').map(Number)

function toMiddle(
  [north = 0, east = 0, doubt = 0]: readonly number[],
  sector: string | undefined,
): SectorMiddle {
  if (sector === undefined) return middle('outcode', north, east, doubt)
  const [, toNorth = 0, toEast = 0, within = 0] = stepsIn(sector)
  return middle('sector', north + toNorth, east + toEast, within)
}

const middle = (
  precision: SectorMiddle['precision'],
  north: number,
  east: number,
  doubt: number,
): SectorMiddle => ({
  precision,
  latitude: north / STEPS_IN_DEGREE,
  longitude: east / STEPS_IN_DEGREE,
  doubt: wholeDoubt(Math.max(LEAST_DOUBT, Math.round(doubt * DOUBT_STEP * PLACES_PER_POSTCODES))),
})
