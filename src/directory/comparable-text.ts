/** A text in the forms in which exact addresses are searched for in it. */
export interface Comparable {
  /** Normalised, with a space at either end. */
  readonly words: string
  /** Capital letters without spaces. */
  readonly letters: string
  /** Numbers with three decimals or more, which could be coordinates. */
  readonly degrees: readonly number[]
}

export const comparable = (text: string): Comparable => ({
  words: ` ${normalise(text)} `,
  letters: text.replace(/\s/g, '').toUpperCase(),
  degrees: [...text.matchAll(/-?\d{1,3}\.\d{3,}/g)].map(Number),
})

const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['ave', 'avenue'],
  ['cl', 'close'],
  ['ct', 'court'],
  ['dr', 'drive'],
  ['gdns', 'gardens'],
  ['ln', 'lane'],
  ['pl', 'place'],
  ['rd', 'road'],
  ['sq', 'square'],
  ['st', 'street'],
  ['ter', 'terrace'],
])

/** The words of a text in small letters, without accents and punctuation, and with street names spelled out. */
export const normalise = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => ABBREVIATIONS.get(word) ?? word)
    .join(' ')
