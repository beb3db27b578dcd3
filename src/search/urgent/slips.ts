import { distanceBetween } from '../../text/distance.ts'

/** A shorter word must be spelt right: "dye" is not "die". */
export const MIN_SLIP = 4
/** From these lengths on, one vowel may be another, one letter may be another, and two letters may be wrong. */
const MIN_VOWEL = 5
const MIN_REPLACED = 6
const MIN_TWICE = 9

/**
 * The words of a vocabulary of which a word may be a slip of the finger: with the same first letter, and some letter missing, doubled
 * or swapped. The vocabulary is one text with a space before and after each word, which costs nothing to prepare.
 */
export function slipsOf(word: string, vocabulary: string): readonly string[] {
  if (word.length < MIN_SLIP) return []
  const start = ` ${word[0]}`
  const found = new Set<string>()
  for (let at = vocabulary.indexOf(start); at >= 0; at = vocabulary.indexOf(start, at + 1)) {
    const end = vocabulary.indexOf(' ', at + 1)
    const length = (end < 0 ? vocabulary.length : end) - at - 1
    if (length < MIN_SLIP || Math.abs(length - word.length) > 2) continue
    const other = vocabulary.slice(at + 1, at + 1 + length)
    if (isSlip(word, other)) found.add(other)
  }
  return [...found]
}

function isSlip(asked: string, word: string): boolean {
  const shorter = Math.min(asked.length, word.length)
  const tolerance = shorter < MIN_TWICE ? 1 : 2
  if (Math.abs(asked.length - word.length) > tolerance) return false
  if (shorter < MIN_REPLACED && asked.length === word.length && !isSwapped(asked, word))
    return (
      shorter >= MIN_VOWEL &&
      vowelsOf(asked) === vowelsOf(word) &&
      distanceBetween(word, asked, 2) < 2
    )
  return distanceBetween(word, asked, tolerance + 1) <= tolerance
}

const vowelsOf = (word: string): string => word.replace(/[aeiouy]/g, 'a')

/** True when two words have the same letters. */
const isSwapped = (one: string, other: string): boolean =>
  [...one].sort().join('') === [...other].sort().join('')
