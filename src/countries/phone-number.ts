/** A telephone number as it is written, in its parts. */
export interface PhoneNumber {
  /** What is dialled, with its spaces: `0117 496 0123`. */
  readonly dialled: string
  /** The text around the number, without an extension: `Tel`, `Maureen`. */
  readonly words: string
}

/** An extension, and what to press when somebody answers. */
const EXTENSION =
  /(?<![\s,;(])[\s,;(]+(?:ext(?:ension|n)?|x|opt(?:ion)?|press|then)[\s.:]*\d+\)?\s*$/i
/** A run of digits and separators. Brackets may hold an area code, or the 0 after a country code. */
const RUN = /\(?\+?\(?\d[\d\s).‐-―−-]*(?:\((?:0|\d{3,4})\)[\d\s.‐-―−-]*)?\d/g
const MIN_DIGITS = 3

/** Finds the one number in a text; undefined when there is none or more than one. */
export function parsePhoneNumber(text: string): PhoneNumber | undefined {
  const bare = text.replace(/(?<=\d)x(?=\d)/i, ' x').replace(EXTENSION, '')
  const runs = [...bare.matchAll(RUN)].filter(([run]) => digitsOf(run).length >= MIN_DIGITS)
  const long = runs.filter(([run]) => isLong(run))
  const [found] = long.length > 0 ? long : runs
  if (!found || long.length > 1) return undefined
  const [dialled] = found
  const around = [bare.slice(0, found.index), bare.slice(found.index + dialled.length)]
  const words = around.map((part) =>
    part.replace(/^[\s:;,.()/-]+|(?<![\s:;,.()/-])[\s:;,.()/-]+$/g, ''),
  )
  return { dialled, words: words.filter((part) => /\p{L}/u.test(part)).join(', ') }
}

/** The numbers in a text that have more digits than a year, a price or a short number. */
export const longNumbersIn = (text: string): readonly string[] =>
  (text.match(RUN) ?? [])
    .filter(isLong)
    .map((run) => (run.includes(')') ? run : run.replace('(', '')))

const isLong = (run: string) => digitsOf(run).length > 6

export const digitsOf = (text: string): string => text.replace(/\D/g, '')
