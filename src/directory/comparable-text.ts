import { withoutAccents } from '../text/accents.ts'
import { memoise } from '../text/memoise.ts'
import { normalForm } from '../privacy/normal-form.ts'
import { SMALL_NUMBERS } from '../text/number-words.ts'

/** A text in the forms in which exact addresses are searched for in it. */
export interface Comparable {
  /** Its normal form. */
  readonly plain: string
  /** Capital letters and digits, without what separates them, and one for all that look alike. */
  readonly skeleton: string
}

export function comparable(written: string): Comparable {
  const plain = normalForm(written)
  return { plain, skeleton: skeletonOf(plain) }
}

/** The words of a text, normalised, with a space at either end. */
export const wordsOf = memoise(({ plain }: Comparable): string => ` ${normalise(plain)} `)

/** Letters that may stand for a digit. */
const ALIKE = ['O0', 'IL1', 'Z2', 'E3', 'A4', 'S5', 'T7', 'B8']

/** What each character of ASCII is in a skeleton. */
const SKELETON = Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code).toUpperCase()
  return /[A-Z\d]/.test(letter) ? (alikeOf(letter)?.at(-1) ?? letter) : ''
})

export function skeletonOf(text: string): string {
  let skeleton = ''
  for (let i = 0; i < text.length; i++) skeleton += SKELETON[text.charCodeAt(i)] ?? ''
  return skeleton
}

/** Signs that may stand between two characters that belong together. */
const SEPARATORS = '[^A-Za-z0-9]{0,3}'

/** A pattern of capital letters and digits, with those that look alike, however they are separated. */
export const patternOf = (letters: string, between = SEPARATORS): string =>
  [...letters].map((letter) => `[${alikeOf(letter) ?? letter}]`).join(between)

function alikeOf(letter: string) {
  return ALIKE.find((alike) => alike.includes(letter))
}

/** A number of a text that may be a latitude or a longitude, without its sign. */
export interface Degrees {
  readonly value: number
  /** How many numbers stand before it. */
  readonly at: number
}

/**
 * Everything in a text that may be degrees: a fraction (`51.4414`, `51,4414`), a whole number of their millionths
 * (`51441430`), and degrees, minutes and seconds, however they are marked (`51°26'28"N`, `51 26.467`).
 */
export const degreesIn = memoise(({ plain }: Comparable): readonly Degrees[] => {
  const numbers = plain.match(/\d+(?:[.,]\d+)?/g) ?? []
  return numbers.length < 2 && !/\d{5}|\d[.,]\d{3}/.test(plain) ? NONE : [...eachDegrees(numbers)]
})
const NONE: readonly Degrees[] = []

function* eachDegrees(numbers: readonly string[]): Generator<Degrees> {
  const values = numbers.map((number) => Number(number.replace(',', '.')))
  for (const [at, number] of numbers.entries()) {
    const [degrees = 0, minutes = 60, seconds = 60] = values.slice(at, at + 3)
    const size = number.search(/[.,]/)
    // Three digits after a comma are thousands.
    if (size > 0 && number.length - size > (number[size] === ',' ? 4 : 3))
      yield { value: degrees, at }
    if (size < 0 && number.length >= 5 && number.length <= 9)
      for (const scale of [1e4, 1e5, 1e6, 1e7]) yield { value: degrees / scale, at }
    if (size >= 0 || degrees >= 180 || minutes >= 60) continue
    yield { value: degrees + minutes / 60, at }
    if (seconds < 60) yield { value: degrees + minutes / 60 + seconds / 3600, at }
  }
}

const STREETS =
  'ave avenue cl close ct court dr drive gdns gardens ln lane pl place rd road sq square st street ter terrace'

/** Words that are written in more than one way: short names of streets, and numbers. */
const SPELLED_OUT: ReadonlyMap<string, string> = new Map([
  ...SMALL_NUMBERS.slice(1).map((word, i) => [word, String(i + 1)] as const),
  ...Array.from(
    STREETS.matchAll(/(?<!\w)(\w+) (\w+)/g),
    ([, short = '', long = '']) => [short, long] as const,
  ),
])

/** The words of a text in small letters, without accents and punctuation, and with street names spelled out. */
export const normalise = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => SPELLED_OUT.get(word) ?? word)
    .join(' ')
