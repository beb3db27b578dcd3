/** A part of a text. `end` is exclusive. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** What is found in most texts. */
export const NO_SPANS: readonly Span[] = []

/** The matches of an expression: the group `value` of each, which needs the flag `d`, or else the whole match. */
export function matchesOf(text: string, expression: RegExp): Iterable<Span> {
  // Nearly no text has one, and `matchAll` copies the expression.
  return text.search(expression) < 0 ? NO_SPANS : everyMatch(text, expression)
}

function* everyMatch(text: string, expression: RegExp): Generator<Span> {
  for (const { index, 0: whole, indices } of text.matchAll(expression)) {
    const [start, end] = indices?.groups?.value ?? [index, index + whole.length]
    yield { start, end }
  }
}
