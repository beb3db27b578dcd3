import { COUNTRIES, type Country, DEFAULT_COUNTRIES } from './countries.ts'

/** Degrees of WGS84. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** How much of a postcode is written: `BS1 5TR`, `BS1 5`, `BS1` or `BS`. A ZIP code is a unit. */
export type PostcodeKind = 'unit' | 'sector' | 'outcode' | 'area'

/** A postcode or the beginning of one, with everything that contains it. */
export interface Postcode {
  readonly country: Country
  readonly kind: PostcodeKind
  /** `BS`; the first three digits of a ZIP code. */
  readonly area: string
  /** `BS1` */
  readonly outcode?: string
  /** `BS1 5` */
  readonly sector?: string
  /** `BS1 5TR`, `90210` */
  readonly unit?: string
}

/**
 * Why a text is not accepted: it is not written like a postcode; its letters are not a postcode area; or it is a postcode
 * without a place, such as those of the forces and of banks.
 */
export type PostcodeProblem = 'malformed' | 'no-such-area' | 'no-location'

export type ParsedPostcode = { readonly postcode: Postcode } | { readonly problem: PostcodeProblem }

/**
 * Parses a postcode in any case and with any spaces. Guesses nothing: a letter O is not a zero, `BS15` is the outcode BS15,
 * and only `BS1 5` with its space is a sector.
 */
export function parsePostcode(
  text: string,
  countries: readonly Country[] = DEFAULT_COUNTRIES,
): ParsedPostcode {
  const written = tidy(text)
  if (written === undefined) return { problem: 'malformed' }
  const results = countries.map((country) => COUNTRIES[country].postcodes.parse(written))
  return (
    results.find((result) => 'postcode' in result) ??
    results.find((result) => 'problem' in result && result.problem !== 'malformed') ?? {
      problem: 'malformed',
    }
  )
}

/** True when a text is a postcode, or the beginning of one, in any of these countries. */
export const isPostcodeLike = (
  text: string,
  countries: readonly Country[] = DEFAULT_COUNTRIES,
): boolean => 'postcode' in parsePostcode(text, countries)

/** The parts of a postcode from the widest to the narrowest: `BS`, `BS1`, `BS1 5`, `BS1 5TR`. */
export const partsOf = ({ area, outcode, sector, unit }: Postcode): readonly string[] =>
  [area, outcode, sector, unit].filter((part) => part !== undefined)

/** The usual spelling: capital letters, and one space before the inward part. */
export const formatPostcode = (postcode: Postcode): string => partsOf(postcode).at(-1) as string

/** A postcode is shorter, even with many spaces. */
const MAX_LENGTH = 32

/** Capital letters, digits, full stops and hyphens with single spaces; nothing when there is anything else. */
function tidy(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const visible = text.normalize('NFKC').replace(/[\u200b-\u200d\u2060\ufeff()[\]]/g, '')
  const spaced = visible.replace(/\s+/g, ' ').trim()
  return /^[A-Za-z0-9 .-]+$/.test(spaced) ? spaced.toUpperCase() : undefined
}
