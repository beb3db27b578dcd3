import { distanceBetween } from '../../text/distance.ts'
import { BRITISH_URGENT } from './british-urgent.ts'

/** Help that cannot wait, and the words of those who need it. */
export interface Urgent {
  readonly name: string
  readonly telephone: string
  /** One sentence that says when to ring. */
  readonly sentence: string
  /** Words or phrases; one of them in a search is enough. */
  readonly words: readonly string[]
  /** Where the number was found. */
  readonly source?: string
}

/** The urgent help of a directory: its own, and that of Britain unless it does without. */
export const urgentHelp = ({
  urgent,
  british_urgent,
}: {
  readonly urgent: readonly Urgent[]
  readonly british_urgent: boolean
}): readonly Urgent[] => [...urgent, ...(british_urgent ? BRITISH_URGENT : [])]

/** Words that may stand between the words of a phrase and change nothing. */
const FILLERS: ReadonlySet<string> = new Set(
  'a an the my our i is am are was be been being has have just really now so even very always keeps going to'.split(
    ' ',
  ),
)
/** Shorter words must be spelt right: "dye" is not "die". */
const MIN_MISSPELT = 6
/** From this length on, two letters may be wrong. */
const MIN_TWICE = 8

/** The urgent help for a search, in the order of the list: where one of the phrases is in it, if misspelt. */
export function urgentFor(search: string, list: readonly Urgent[]): Urgent[] {
  const asked = wordsOf(search)
  const isIn = (phrase: string) => {
    const words = wordsOf(phrase)
    // A phrase of fillers would be in every search.
    if (words.length === 0) return false
    return asked.some((_, at) => words.every((word, i) => isSame(word, asked[at + i])))
  }
  return list.filter(({ words }) => words.some(isIn))
}

/** The words of a text without case, accents, apostrophes and fillers. */
const wordsOf = (text: string): string[] =>
  partsOf(text.replaceAll('’', "'").toLowerCase()).filter(
    (word) => word !== '' && !FILLERS.has(word),
  )

/** Nearly all texts are ASCII. To compile the expressions for the others takes milliseconds of a search. */
const partsOf = (text: string): string[] =>
  // eslint-disable-next-line no-control-regex
  /^[\u0000-\u007f]*$/.test(text)
    ? text.replaceAll("'", '').split(/[^a-z\d]+/)
    : text
        .normalize('NFKD')
        .replace(/[\p{M}']/gu, '')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)

function isSame(word: string, asked: string | undefined): boolean {
  if (asked === undefined) return false
  if (word === asked) return true
  const shorter = Math.min(word.length, asked.length)
  if (shorter < MIN_MISSPELT || word[0] !== asked[0]) return false
  const tolerance = shorter < MIN_TWICE ? 1 : 2
  return distanceBetween(word, asked, tolerance + 1) <= tolerance
}
