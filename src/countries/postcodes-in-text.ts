import type { Country } from './countries.ts'
import { formatPostcode, isPostcodeLike, parsePostcode } from './postcode.ts'

/** The postcodes of a text that has several and nothing else. */
export interface SeveralPostcodes {
  readonly postcodes: readonly string[]
  /** True when there is a range that is too long or too unclear to be written out. */
  readonly hasOpenRange: boolean
}

/** Reads `BS3, BS4` and `BS1 to BS5`, where the range is written out. */
export function postcodesIn(
  text: string,
  countries: readonly Country[],
): SeveralPostcodes | undefined {
  const ranges = text
    .split(/[,;/&+]|\band\b/i)
    .map((range) => range.split(/[-–]|\bto\b/i).map((end) => end.trim()))
  const isPostcode = (part: string) => /\d/.test(part) && isPostcodeLike(part, countries)
  if (ranges.flat().length < 2 || !ranges.flat().every(isPostcode)) return undefined
  const read = ranges.map((range) => {
    const ends = range.map((end) => spell(end, countries))
    return { ends, all: writeOut(ends) }
  })
  return {
    postcodes: read.flatMap(({ ends, all }) => all ?? ends),
    hasOpenRange: read.some(({ ends, all }) => ends.length > 1 && !all),
  }
}

function spell(text: string, countries: readonly Country[]): string {
  const parsed = parsePostcode(text, countries)
  return 'postcode' in parsed ? formatPostcode(parsed.postcode) : text
}

/** A longer list would not fit in a hint. */
const MAX_RANGE = 20

/** All postcodes from the first to the last, which differ only in the number at their end: `BS1` and `BS5`. */
function writeOut([first = '', last = '', ...more]: readonly string[]): string[] | undefined {
  const [, stem, from] = NUMBERED.exec(first) ?? []
  const [, other, to] = NUMBERED.exec(last) ?? []
  const size = Number(to) - Number(from) + 1
  if (more.length > 0 || stem === undefined || stem !== other) return undefined
  return size > 1 && size <= MAX_RANGE
    ? Array.from({ length: size }, (_, i) => stem + String(Number(from) + i))
    : undefined
}

const NUMBERED = /^(.*\D)(\d+)$/
