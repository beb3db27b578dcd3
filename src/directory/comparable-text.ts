import { plainText } from '../privacy/plain.ts'

/** A text in the forms in which exact addresses are searched for in it. */
export interface Comparable {
  /** Normalised, with a space at either end. */
  readonly words: string
  /** Capital letters and digits, without what separates them. */
  readonly letters: string
  /** The whole text in capital letters. */
  readonly capitals: string
  /** Numbers with three decimals or more, which could be coordinates. */
  readonly degrees: readonly number[]
}

export function comparable(written: string): Comparable {
  const text = plainText(written)
  const capitals = text.toUpperCase()
  return {
    words: ` ${normalise(text)} `,
    letters: capitals.replace(/[^A-Z0-9]/g, ''),
    capitals,
    degrees: [...(text.match(/-?\d{1,3}\.\d{3,}/g) ?? []).map(Number), ...inMinutes(text)],
  }
}

/** Degrees and minutes, with or without seconds: `51°26'28"N`, `51 26.467 N`. */
const MINUTES =
  /(?<!\d)(?<degrees>\d{1,3})\s?(?:[°od]|deg(?:rees)?|\s)\s?(?<minutes>\d{1,2}(?:\.\d+)?)\s?(?:['′’m]|min(?:utes)?)?\s?(?:(?<seconds>\d{1,2}(?:\.\d+)?)\s?(?:["″”s]|''|′′|’’|sec(?:onds)?)?\s?)?(?<side>[NSEW])(?![a-z])/gi

const inMinutes = (text: string): number[] =>
  Array.from(text.matchAll(MINUTES), ({ groups = {} }) => {
    const { degrees, minutes, seconds = '0', side = '' } = groups
    const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600
    return /[SW]/i.test(side) ? -size : size
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
