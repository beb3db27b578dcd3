import { distanceBetween } from '../../text/distance.ts'
import { firstNotBefore } from '../format/sorted.ts'
import { type WordGroup, lettersOf } from '../format/words.ts'

/** A word of the records that somebody may have meant. */
export interface Candidate {
  readonly word: string
  /** How likely it is: four times a binary logarithm. */
  readonly likelihood: number
  /** How many letters are other ones; a completion counts as one. */
  readonly steps: number
}

/** A word at one more step of distance must be in eight times as many documents to be as likely. */
const STEP = 12
/** A candidate is dropped when another is more likely by this much: 64 times. */
const MAX_GAP = 24

/** How many letters may be wrong in a word: none of four, one of five or six, two of seven or more. */
export const toleranceOf = (word: string) => (word.length < 5 ? 0 : word.length < 7 ? 1 : 2)

/**
 * The words within the tolerated distance of a misspelt one. Each letter that is added, deleted or replaced changes at most
 * one bit in the letters on either side, so few words must be measured.
 */
export function similarWords(
  groups: readonly WordGroup[],
  written: string,
  tolerance = toleranceOf(written),
): Candidate[] {
  const letters = lettersOf(written)
  const found: Candidate[] = []
  for (const { length, size, word, frequency, letters: lettersAt } of groups) {
    if (Math.abs(length - written.length) > tolerance) continue
    for (let i = 0; i < size; i++) {
      const own = lettersAt(i)
      if (isMore(own & ~letters, tolerance) || isMore(letters & ~own, tolerance)) continue
      const steps = distanceBetween(written, word(i), tolerance + 1)
      if (steps <= tolerance)
        found.push({ word: word(i), likelihood: frequency(i) - STEP * steps, steps })
    }
  }
  return found
}

/** Whether more than `limit` bits are set, for a limit of up to two. */
function isMore(bits: number, limit: number): boolean {
  let rest = bits
  for (let i = 0; i < limit; i++) rest &= rest - 1
  return rest !== 0
}

/** Words of fewer letters differ by a vowel and are other words all the same: "bowls" and "bowels". */
const MIN_RESPELT = 6

/** True when two words of some length differ in vowels or doubled letters alone, as "ukelele" and "ukulele" do. */
export const isRespelling = (one: string, other: string): boolean =>
  one.length >= MIN_RESPELT && soundOf(one) === soundOf(other)

const soundOf = (word: string) => word.replace(/[eiouy]/g, 'a').replace(/([^a])\1/g, '$1')

/** Fewer letters begin too many words, and may be an abbreviation. */
const MIN_BEGINNING = 4

/** The words that an unfinished one may become. */
export function completions(groups: readonly WordGroup[], written: string): Candidate[] {
  const found: Candidate[] = []
  if (written.length < MIN_BEGINNING) return found
  for (const { length, size, word, frequency } of groups) {
    if (length <= written.length) continue
    for (let i = firstNotBefore(size, word, written); i < size; i++) {
      if (!word(i).startsWith(written)) break
      found.push({ word: word(i), likelihood: frequency(i) - STEP, steps: 1 })
    }
  }
  return found
}

/** The likelihood of a word; undefined when it is not in the groups. */
export function likelihoodOf(groups: readonly WordGroup[], written: string): number | undefined {
  for (const { length, size, word, frequency } of groups) {
    if (length !== written.length) continue
    const i = firstNotBefore(size, word, written)
    if (i < size && word(i) === written) return frequency(i)
  }
  return undefined
}

/** The likeliest candidates, at most one of each `kind`. */
export function likeliest(
  candidates: readonly Candidate[],
  most: number,
  kind: (word: string) => string,
): Candidate[] {
  const sorted = candidates.toSorted(
    (a, b) => b.likelihood - a.likelihood || (a.word < b.word ? -1 : 1),
  )
  const best = new Map<string, Candidate>()
  for (const one of sorted) {
    if (best.size === most || one.likelihood < sorted[0]!.likelihood - MAX_GAP) break
    if (!best.has(kind(one.word))) best.set(kind(one.word), one)
  }
  return [...best.values()]
}
