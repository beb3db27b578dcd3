import { distanceBetween } from './distance.ts'

/** The most similar of some words, if one is similar enough. */
export function suggest(written: string, words: Iterable<string>): string | undefined {
  const wanted = normalise(written)
  const furthest = wanted.length < 3 ? 0 : Math.min(4, Math.max(1, Math.floor(wanted.length / 3)))
  let best: string | undefined
  let least = furthest + 1
  for (const word of words) {
    const candidate = normalise(word)
    if (Math.abs(candidate.length - wanted.length) >= least) continue
    const distance = distanceBetween(wanted, candidate, least)
    if (distance < least) [best, least] = [word, distance]
  }
  return best
}

/** Whether at most `most` letters have to be added, deleted, replaced or swapped. */
export const isWithin = (a: string, b: string, most: number): boolean =>
  Math.abs(a.length - b.length) <= most && distanceBetween(a, b, most + 1) <= most

export const didYouMean = (word: string): string => `Did you mean \`${word}\`?`

const MAX_LENGTH = 100
const normalise = (word: string) =>
  word
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .replace(/[\s_-]+/g, '-')
