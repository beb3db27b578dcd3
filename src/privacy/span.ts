/** A part of a text: from one character up to, and without, another. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Every match of an expression: its group `value`, which has to be there with the flag `d`, or else all of it. */
export function* matchesOf(text: string, expression: RegExp): Generator<Span> {
  for (const { index, 0: whole, indices } of text.matchAll(expression)) {
    const [start, end] = indices?.groups?.value ?? [index, index + whole.length]
    yield { start, end }
  }
}
