import { distanceBetween } from '../text/distance.ts'
import type { ComparedName } from './name.ts'

/** How far two names agree. */
export interface NameAgreement {
  /** They have the same letters, or the same words, of which some may be spelt nearly alike. */
  readonly isSame: boolean
  /** None is. */
  readonly isExact: boolean
  /** One is made of the first letters of the other. */
  readonly isAcronym: boolean
  /** The weight of the words that both have. */
  readonly both: number
  /** The words that only the first or only the second has. */
  readonly only: readonly [readonly string[], readonly string[]]
  /** Their weight. */
  readonly missing: readonly [number, number]
}

export type WeightOf = (word: string) => number

/** True when two names have the same words, or the same letters. */
export const areExact = (a: ComparedName, b: ComparedName): boolean =>
  a.sorted === b.sorted || a.letters === b.letters

/** Compares two names word by word: a word may have one letter wrong, be cut short, or be written as two. */
export function compareNames(a: ComparedName, b: ComparedName, weightOf: WeightOf): NameAgreement {
  if (a.letters === b.letters && a.letters !== '') {
    const both = a.words.reduce((sum, word) => sum + weightOf(word), 0)
    return { isSame: true, isExact: true, isAcronym: false, both, only: [[], []], missing: [0, 0] }
  }
  const left = [...b.words]
  let both = 0
  const take = (at: number, count = 1) => {
    if (at < 0) return false
    for (let i = at; i < at + count; i++) both += weightOf(left[i]!)
    left.splice(at, count)
    return true
  }
  const first = a.words.filter((word) => !take(left.indexOf(word)))
  const isExact = first.length + left.length === 0
  const onlyA: string[] = []
  for (let i = 0; i < first.length; i++) {
    const [word, next] = [first[i]!, first[i + 1]]
    if (next !== undefined && take(left.indexOf(word + next))) {
      i++
      continue
    }
    if (take(left.findIndex((other) => isNear(word, other)))) continue
    // `paulofreire` and `paulo freire`
    const pairAt = left.findIndex(
      (one, j) => j + 1 < left.length && isNear(word, one + left[j + 1]!),
    )
    if (take(pairAt, 2)) continue
    if (next !== undefined && take(left.findIndex((one) => isNear(word + next, one)))) i++
    else onlyA.push(word)
  }
  return {
    isSame: both > 0 && onlyA.length + left.length === 0,
    isExact,
    isAcronym: isInitials(a, b) || isInitials(b, a),
    both,
    only: [onlyA, left],
    missing: [weightIn(a, onlyA, weightOf), weightIn(b, left, weightOf)],
  }
}

/** False when no word of two names may be in both, and neither name is made of the first letters of the other. */
export const areAlike = (a: ComparedName, b: ComparedName): boolean =>
  a.words.length * b.words.length === 0 ||
  countAlike(a, b) > 0 ||
  isInitials(a, b) ||
  isInitials(b, a)

/** False when two names cannot be the same: of two words that are one, or of two and one, at least one is like a word of the other name. */
export const mayBeSame = (a: ComparedName, b: ComparedName): boolean =>
  areExact(a, b) ||
  (countAlike(a, b) * 2 >= a.words.length && countAlike(b, a) * 2 >= b.words.length)

function countAlike({ words }: ComparedName, other: ComparedName): number {
  let count = 0
  for (const word of words) if (hasAlike(word, other.words)) count++
  return count
}

/** True when a word begins or ends with the same two letters as one of others, or is so short that it may be part of any. */
function hasAlike(word: string, others: readonly string[]): boolean {
  const end = word.length - 1
  for (const other of others) {
    const last = other.length - 1
    if (end < 1 || last < 1 || (word[0] === other[0] && word[1] === other[1])) return true
    if (word[end] === other[last] && word[end - 1] === other[last - 1]) return true
  }
  return false
}

/** What stands in brackets is left out more often. */
const ASIDE = 0.4

const weightIn = ({ aside }: ComparedName, words: readonly string[], weightOf: WeightOf): number =>
  words.reduce((sum, word) => sum + weightOf(word) * (aside.has(word) ? ASIDE : 1), 0)

/** A word of so many letters may have one wrong, or be the beginning of the other. */
const LONG = 5
const CUT = 4

function isNear(a: string, b: string): boolean {
  const short = Math.min(a.length, b.length)
  if (a === b) return true
  if (short < CUT) return false
  const isBegun = a[0] === b[0] && a[1] === b[1]
  // With one letter wrong, the first two are the same, or the last two.
  if (!isBegun && !(a.at(-1) === b.at(-1) && a.at(-2) === b.at(-2))) return false
  if (/\d/.test(a + b)) return false
  if (isBegun && (a.startsWith(b) || b.startsWith(a))) return true
  return (
    Math.max(a.length, b.length) >= LONG &&
    Math.abs(a.length - b.length) < 2 &&
    distanceBetween(a, b, 2) < 2
  )
}

/** `vso` of `Voluntary Service Overseas`. */
const isInitials = ({ letters }: ComparedName, { initials }: ComparedName): boolean =>
  letters.length > 1 && letters.length < 9 && initials.includes(letters)
