import { EditError } from './edit.ts'

/** A part of a text and its replacement. Offsets are those of the old text. */
export interface Splice {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Applies all splices at once. At one offset, insertions come first; those of a kind keep their order. */
export function applySplices(text: string, splices: readonly Splice[]): string {
  const parts: string[] = []
  let position = 0
  for (const { start, end, text: piece } of splices.toSorted(byOffset)) {
    if (start < position) throw new EditError('Two changes overlap.')
    parts.push(text.slice(position, start), piece)
    position = end
  }
  return [...parts, text.slice(position)].join('')
}

const byOffset = (a: Splice, b: Splice) =>
  a.start - b.start || Number(a.end > a.start) - Number(b.end > b.start)
