import { COUNTRIES, type Country, countryNamed } from '../countries/countries.ts'
import { formatPostcode, parsePostcode } from '../countries/postcode.ts'
import { MAX_LENGTH } from './max-length.ts'

/** The parts of an address that is written in one text. */
export interface ReadAddress {
  /** The building and the street, with commas between them. */
  readonly street?: string
  readonly town?: string
  readonly county?: string
  /** In its usual spelling. */
  readonly postcode?: string
  /** The code of ISO 3166. */
  readonly country?: string
}

/** The code of a country by its code or its name; undefined for any other text. */
export function readCountry(text: string): string | undefined {
  const plain = text.trim()
  return countryNamed(plain) ?? (/^[A-Z]{2}$/i.test(plain) ? plain.toUpperCase() : undefined)
}

const POSTCODE = /(?<![\p{L}\d])([A-Z]{1,2}\d[A-Z\d]?)\s?(\d[A-Z]{2})(?![\p{L}\d])/giu

/**
 * The postcode in a text, and the text without it, also where a letter of it is wrong. Undefined with none or with several.
 * `D1 2nd floor` has none.
 */
function cutPostcode(
  text: string,
): { readonly postcode: string; readonly rest: string } | undefined {
  const found = [...text.matchAll(POSTCODE)].filter(
    ([, , inward = '']) => !/^\d(?:st|nd|rd|th)$/.test(inward),
  )
  const [match, other] = found
  if (!match || other) return undefined
  const parsed = parsePostcode(match[0])
  return {
    postcode:
      'postcode' in parsed
        ? formatPostcode(parsed.postcode)
        : `${match[1]} ${match[2]}`.toUpperCase(),
    // What stands behind a postcode is not the town before it.
    rest: `${text.slice(0, match.index)}\n${text.slice(match.index + match[0].length)}`,
  }
}

/** Ends of the names of streets and buildings, which are no towns. */
const STREET =
  /\b(?:street|st|road|rd|lane|ln|avenue|ave|close|drive|way|row|terrace|crescent|court|square|place|hill|gardens|grove|walk|mews|parade|hall|church|house|centre|center|school|library|building|floor|unit|park|pub|inn|hotel|surgery|room)\.?$/i
const COUNTY =
  /^(?:.+shire|cornwall|county durham|co\.? durham|cumbria|devon|dorset|(?:east |west )?sussex|essex|gloucestershire|greater (?:london|manchester)|isle of wight|kent|merseyside|middlesex|norfolk|northumberland|rutland|somerset|suffolk|surrey|tyne (?:and|&) wear|west midlands|(?:north|south|west|east riding of) yorkshire|gwent|dyfed|gwynedd|powys|clwyd|fife|co\.? (?:antrim|armagh|down|fermanagh|tyrone|londonderry))$/i

/**
 * An address in one text, with commas or lines between its parts: the last one that is no street, no county and no country is
 * the town. Parts that are not there are left out.
 */
export function readAddress(text: string, [first]: readonly Country[]): ReadAddress {
  if (text.length > MAX_LENGTH) return { street: text }
  const cut = first && COUNTRIES[first].hasAreaCodes ? cutPostcode(text) : undefined
  const parts = (cut?.rest ?? text)
    .split(/\s*[,\n]\s*/)
    .map((part) => part.replace(/^[\s.;-]+|(?<![\s;-])[\s;-]+$/g, ''))
    .filter((part) => part !== '')
  const last = () => (parts.length > 1 ? parts.at(-1)! : '')
  const note = /^\(.*\)$/.test(last()) ? ` ${parts.pop()}` : ''
  const country = last().length > 1 ? countryNamed(last()) : undefined
  if (country) parts.pop()
  const county =
    COUNTY.test(last()) && (parts.length > 2 || STREET.test(parts[0]!)) ? parts.pop() : undefined
  const isTown = last() !== '' && !/\d/.test(last()) && !STREET.test(last())
  const town = isTown ? parts.pop()!.replace(/\.$/, '') : undefined
  return {
    ...(parts.length > 0 && { street: parts.join(', ') + note }),
    ...(town && { town }),
    ...(county && { county }),
    ...(cut && { postcode: cut.postcode }),
    ...(country && { country }),
  }
}
