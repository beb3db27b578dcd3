/** The word of a list that somebody most likely meant by another one, if any is near enough. */
export function suggest(written: string, words: Iterable<string>): string | undefined {
  const wanted = plain(written)
  const furthest = wanted.length < 3 ? 0 : Math.min(4, Math.max(1, Math.floor(wanted.length / 3)))
  let best: string | undefined
  let least = furthest + 1
  for (const word of words) {
    const candidate = plain(word)
    if (Math.abs(candidate.length - wanted.length) >= least) continue
    const distance = distanceBetween(wanted, candidate, least)
    if (distance < least) [best, least] = [word, distance]
  }
  return best
}

/** Did you mean …, as the beginning of a hint. */
export const didYouMean = (word: string): string => `Did you mean \`${word}\`?`

const LONGEST = 100
const plain = (word: string) =>
  word
    .slice(0, LONGEST)
    .toLowerCase()
    .replace(/[\s_-]+/g, '-')

/**
 * How many letters must be added, left out, replaced or exchanged with their neighbour (Damerau and Levenshtein, in the
 * form that changes no letter twice). Each row holds the distances of one beginning of `a` to all beginnings of `b`:
 *
 *         s  t  a
 *      0  1  2  3
 *   t  1  1  1  2     exchange: two up, two left, plus one
 *   s  2  1  1  2
 *
 * No row has a lower number than the lowest above it, so what is as far as `most` at one row is no nearer at the end.
 */
function distanceBetween(a: string, b: string, most: number): number {
  let above: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    let nearest = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        next[j] = Math.min(next[j]!, above[j - 2]! + 1)
      nearest = Math.min(nearest, next[j]!)
    }
    if (nearest >= most) return most
    ;[above, row] = [row, next]
  }
  return row[b.length]!
}
