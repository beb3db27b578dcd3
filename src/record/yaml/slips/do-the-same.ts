import type { OutlineLine } from './outline.ts'

/** More lines than these are only counted. */
const MOST_NAMED = 4

/** Tells to do the same in the other lines with a slip. Starts with a space; empty when there is no other line. */
export function doTheSame([, ...others]: readonly OutlineLine[]): string {
  const numbers = others.map(({ number }) => number)
  if (numbers.length === 0) return ''
  if (numbers.length === 1) return ` Do the same in line ${numbers[0]}.`
  return numbers.length > MOST_NAMED
    ? ` Do the same in the ${numbers.length} lines like it, down to line ${numbers.at(-1)}.`
    : ` Do the same in lines ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}.`
}
