import { EditError } from './edit.ts'

/** A part of a text and its replacement. Offsets are those of the old text. */
export interface Splice {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Applies all splices at once. Those at the same offset keep their order. */
export function applySplices(text: string, splices: readonly Splice[]): string {
  const parts: string[] = []
  let position = 0
  for (const { start, end, text: piece } of splices.toSorted((a, b) => a.start - b.start)) {
    if (start < position) throw new EditError('Two changes overlap.')
    parts.push(text.slice(position, start), piece)
    position = end
  }
  return [...parts, text.slice(position)].join('')
}
