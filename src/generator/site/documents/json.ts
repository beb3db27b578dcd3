import { type Slice, pageFrame } from '../../../feed/page.ts'

/** One page of a list, made of the texts on it. */
export function pageText(slice: Slice, items: readonly string[]): string {
  const [head, tail] = pageFrame(slice)
  return `${head}${items.join(',')}${tail}`
}

/** Texts one a line (NDJSON). */
export const linesText = (lines: readonly string[]): string =>
  lines.length > 0 ? `${lines.join('\n')}\n` : ''
