/** Line and column count from 1. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** Creates a function from offset to position. It finds the lines once, so that many offsets are fast. */
export function createPositionAt(text: string): (offset: number) => Position {
  let starts: readonly number[] | undefined
  return (offset) => {
    starts ??= lineStarts(text)
    const line = countUpTo(starts, offset)
    return { line, column: offset - starts[line - 1]! + 1 }
  }
}

/** The position of a single offset. */
export const positionAt = (text: string, offset: number): Position => createPositionAt(text)(offset)

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1))
    starts.push(end + 1)
  return starts
}

/** Counts the ascending numbers up to a maximum, by binary search. */
function countUpTo(numbers: readonly number[], max: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (numbers[middle]! <= max) low = middle + 1
    else high = middle
  }
  return low
}
