/** A place in a text; line and column count from 1. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** Tells where offsets in a text are. Its lines are counted once, for there may be tens of thousands to tell. */
export function createPositionAt(text: string): (offset: number) => Position {
  let starts: readonly number[] | undefined
  return (offset) => {
    starts ??= lineStarts(text)
    const line = countUpTo(starts, offset)
    return { line, column: offset - starts[line - 1]! + 1 }
  }
}

/** The same for a single offset. */
export const positionAt = (text: string, offset: number): Position => createPositionAt(text)(offset)

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1))
    starts.push(end + 1)
  return starts
}

/** How many of some ascending numbers are no higher than another one. */
function countUpTo(numbers: readonly number[], most: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (numbers[middle]! <= most) low = middle + 1
    else high = middle
  }
  return low
}
