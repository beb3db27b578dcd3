import { inBaseLetters } from '../../text/letters.ts'

// Separates words. Hyphens do not: they may be inside a word. Kept as a string, because compiling a regular expression with
// all Unicode letters takes a fifth of the edge function's start time.
export const SEPARATOR = String.raw`[^\p{L}\p{N}\p{M}‐‑–-]+`
/** The same for ASCII text. */
export const ASCII_SEPARATOR = /[^a-z\d-]+/
export const HYPHEN = /[‐‑–-]/
const ASCII = /^[\0-\x7f]*$/
// NFKD would turn these into letters or spaces: trademark signs, and an acute accent used as an apostrophe.
const REMOVED_FIRST = /[´\u2120\u2122]/g
// Accents, apostrophes of all shapes, soft hyphens, zero-width characters and variation selectors.
const REMOVED =
  /[\u0300-\u036f\u20e3\ufe00-\ufe0f'’‘`′\u02b9-\u02bf\u00ad\u200b-\u200d\u2060\ufeff]/g

export const isAscii = (text: string) => ASCII.test(text)

/** Removes case, accents and apostrophes: "John's" is "johns", "Café" is "cafe", "Łódź" is "lodz". */
export const fold = (text: string) =>
  inBaseLetters(
    text.replace(REMOVED_FIRST, '').normalize('NFKD').replace(REMOVED, '').toLowerCase(),
  ).replaceAll('ı', 'i')

/** The same for ASCII text. */
export const foldAscii = (text: string) =>
  text.replaceAll("'", '').replaceAll('`', '').toLowerCase()

/** The words of a text in order, folded, with stopwords; words with hyphens as their parts. */
export function foldedWords(text: string): string[] {
  const words = isAscii(text)
    ? foldAscii(text).split(ASCII_SEPARATOR)
    : fold(text).split(new RegExp(SEPARATOR, 'u'))
  return words.flatMap((word) => word.split(HYPHEN)).filter((word) => word !== '')
}
