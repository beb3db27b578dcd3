import { createAnalyser } from '../text/analyser.ts'
import type { FoundWord } from './why.ts'

/** A piece of a text. */
export interface Piece {
  readonly text: string
  readonly isFound: boolean
}

/** Cuts a text into pieces, so that the words for which it was found stand alone. The pieces together are the text. */
export function highlight(text: string, words: readonly FoundWord[]): Piece[] {
  const { terms } = createAnalyser()
  const wanted = new Set(words.flatMap(({ found }) => found.flatMap(terms)))
  const pieces: { text: string; isFound: boolean }[] = []
  for (const { 0: part } of text.matchAll(WORD_OR_NOT)) {
    const isFound = terms(part).some((term) => wanted.has(term))
    const last = pieces.at(-1)
    if (last?.isFound === isFound) last.text += part
    else pieces.push({ text: part, isFound })
  }
  return pieces
}

/** A word with its hyphens and apostrophes, or what is between two words. */
const WORD_OR_NOT = /[\p{L}\p{N}\p{M}'’‐‑-]+|[^\p{L}\p{N}\p{M}'’‐‑-]+/gu
