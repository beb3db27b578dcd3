import type { Posting } from '../format/posting.ts'
import { lastNotAfter } from '../format/sorted.ts'
import type { WordMatch } from './word-match.ts'

/** A word of a search that a document has. */
export interface FoundWord {
  /** The word of the search, without case, accents and apostrophes. */
  readonly asked: string
  /** The words that the document has for it. They differ from `asked` when it was corrected, or has a synonym. */
  readonly found: readonly string[]
}

/** Says why a document was found: the words of the search that it has. */
export const whyFound = (words: readonly WordMatch[], doc: number): FoundWord[] =>
  words.flatMap(({ written, alternatives }) => {
    const found = alternatives.filter(({ posting }) => has(posting, doc)).map(({ as }) => as)
    return found.length > 0 ? [{ asked: written, found }] : []
  })

function has(posting: Posting, doc: number): boolean {
  if (posting.kind === 'row') return posting.impacts[doc] !== 0
  return posting.docs[lastNotAfter(posting.docs, doc)] === doc
}
