/**
 * The number of letters to add, delete, replace or swap with their neighbour (Damerau–Levenshtein, optimal string
 * alignment); `max` when there are as many or more. Each row has the distances of one prefix of `a` to all prefixes of `b`:
 *
 *         s  t  a
 *      0  1  2  3
 *   t  1  1  1  2     swap: two up, two left, plus one
 *   s  2  1  1  2
 *
 * The minimum of a row never decreases, so once it reaches `max` the result does too.
 */
export function distanceBetween(a: string, b: string, max: number): number {
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
    if (nearest >= max) return max
    ;[above, row] = [row, next]
  }
  return Math.min(row[b.length]!, max)
}
