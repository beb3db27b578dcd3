import type { Country } from '../../countries/countries.ts'
import { formatPostcode, parsePostcode } from '../../countries/postcode.ts'

const INTRODUCTION =
  /^\s*((all|the)\s+)*(postcodes?|post codes?|outcodes?)(\s+(areas?|districts?|sectors?))?(\s+(starting|beginning)\s+with)?[\s:]+/i

/**
 * The postcodes that a text lists, in the usual spelling: `BS1, BS2 and BS3 4`, `BS1 BS2`, `Postcodes: BS1; BS2`. Undefined
 * unless every word is a postcode.
 */
export function readPostcodeList(
  text: string,
  countries: readonly Country[],
): readonly string[] | undefined {
  const pieces = text
    .replace(INTRODUCTION, '')
    .replace(/\.\s*$/, '')
    .split(/[,;|&+/\n]|\band\b/i)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
  const postcodes = pieces.map((piece) => readPiece(piece, countries))
  if (postcodes.length === 0 || postcodes.includes(undefined)) return undefined
  return [...new Set(postcodes.flatMap((found) => found ?? []))].sort()
}

/** One postcode, or several separated by spaces. */
function readPiece(piece: string, countries: readonly Country[]): readonly string[] | undefined {
  const whole = readOne(piece, countries)
  if (whole !== undefined) return [whole]
  const plain = piece.replace(/\s+/g, ' ')
  const words = plain.replace(/ (?=\d([A-Z]{2})?( |$))/gi, '\u00a0').split(' ')
  const all = words.length > 1 ? words.map((word) => readOne(word, countries)) : [undefined]
  return all.includes(undefined) ? undefined : (all as string[])
}

function readOne(text: string, countries: readonly Country[]): string | undefined {
  const parsed = parsePostcode(text, countries)
  return 'postcode' in parsed ? formatPostcode(parsed.postcode) : undefined
}
