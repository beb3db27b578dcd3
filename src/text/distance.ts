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
export function distanceBetween(one: string, other: string, max: number): number {
  const [a, b] = withoutEnds(one, other)
  // One step changes two letters at most.
  if (max <= 2 && Math.max(a.length, b.length) > 2) return max
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

/** Two texts without the letters that both begin and end with, which change nothing in their distance. */
function withoutEnds(a: string, b: string): readonly [string, string] {
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  const most = Math.min(a.length, b.length) - start
  while (end < most && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)]
}
