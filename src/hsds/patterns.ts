/** A regular expression, and what a text that matches it is, to follow "it must be". */
interface Pattern {
  readonly pattern: string
  readonly wanted: string
}

/** A long number in a spreadsheet's scientific notation, such as `1.17496E+09`, which has lost digits. */
const SHORTENED = '\\s*[0-9](?:[.,][0-9]+)?[Ee]\\+[0-9]+\\s*$'

/** Any text except such a number. */
export const UNSHORTENED = {
  pattern: `^(?!${SHORTENED})`,
  wanted: 'written with all its digits',
} as const satisfies Pattern

/**
 * A telephone number, whatever surrounds its digits. Not an email address, not an O in place of a zero, not an area code
 * alone, which has six digits at most, and not a number that a spreadsheet shortened.
 */
export const WITH_DIGITS = {
  pattern: `^(?!.*@|\\s*[Oo][0-9]|\\s*0(?:\\s*[0-9]){0,5}\\s*$|${SHORTENED}).*[0-9]`,
  wanted: 'a telephone number',
} as const satisfies Pattern

/**
 * A country as ISO 3166-1 (alpha-2) writes it. The United Kingdom is GB there and UK is no country; with UK the postcode
 * of an address would go unchecked.
 */
export const COUNTRY = {
  pattern: '^(?!UK$)[A-Z]{2}$',
  wanted: 'a country code of two capital letters (ISO 3166)',
} as const satisfies Pattern

/** A currency of ISO 4217. */
export const CURRENCY = {
  pattern: '^[A-Z]{3}$',
  wanted: 'a currency code of three capital letters',
} as const satisfies Pattern

/** A code of the Government Statistical Service. */
export const GSS_CODE = {
  pattern: '^[EWSNKLMJ][0-9]{8}$',
  wanted: 'a code of one letter and eight digits',
} as const satisfies Pattern
