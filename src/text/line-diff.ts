/** A line of a comparison: what stays, what goes and what comes. */
export interface DiffLine {
  readonly sign: ' ' | '-' | '+'
  readonly text: string
}

/** The lines in which two texts differ, each group with one line around it. For texts of the size of a record. */
export function lineDiff(before: string, after: string): readonly DiffLine[] {
  const lines = [...compareLines(before.split('\n'), after.split('\n'))]
  const isNear = (i: number) =>
    [i - 1, i, i + 1].some((at) => lines[at] !== undefined && lines[at].sign !== ' ')
  return lines.filter((_, i) => isNear(i))
}

/** Each line of two texts once, by the longest common subsequence. */
export function* compareLines(
  before: readonly string[],
  after: readonly string[],
): Generator<DiffLine> {
  const width = after.length + 1
  const common = new Uint16Array((before.length + 1) * width)
  const at = (i: number, j: number) => common[i * width + j]!
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      common[i * width + j] =
        before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length)
    if (i < before.length && before[i] === after[j]) {
      yield { sign: ' ', text: before[i++]! }
      j++
    } else if (j === after.length || (i < before.length && at(i + 1, j) >= at(i, j + 1)))
      yield { sign: '-', text: before[i++]! }
    else yield { sign: '+', text: after[j++]! }
}
