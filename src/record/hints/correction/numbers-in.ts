/**
 * The numbers in a text, as JSON writes them; none where their size is not clear. Only the first can be negative: the dash
 * of `16–25` separates two numbers.
 */
export function numbersIn(written: string): readonly string[] {
  const text = withDecimals(written)
  if (UNCLEAR.test(text)) return []
  const found = [...text.matchAll(NUMBER)]
  const isNegative = MINUS.test(text.slice(0, found[0]?.index))
  return found.map(([value], i) => (i === 0 && isNegative ? '-' : '') + toJsonNumber(value))
}

const NUMBER = /\d+(?:(?:,\d{3})+(?!\d))?(?:[.,]\d+)?|\.\d+/g

/** A minus sign, any dash that is typed for it, or the word. */
const MINUS = /(?:[\p{Pd}\u2212]|\bminus\b)[\s\p{Sc}]*$/iu

/** Fractions that are not read. */
const UNCLEAR = /\p{No}|\b(?:half|halves|quarters?|thirds?)\b/iu

/** Reads `2½` as 2.5. */
const withDecimals = (text: string): string =>
  text.replace(/(?<!\d)(\d{0,4}) ?([¼½¾])(?!\d)/g, (_, whole: string, part: string) =>
    String(Number(whole) + { '¼': 0.25, '½': 0.5, '¾': 0.75 }[part]!),
  )

/** A number without thousands separators, with a decimal point and without leading zeros. */
export const toJsonNumber = (text: string): string =>
  text
    .replace(/,(?=\d{3}(?!\d))/g, '')
    .replace(',', '.')
    .replace(/^(-?)0*(?=\d)/, '$1')
    .replace(/^(-?)\./, '$10.')
