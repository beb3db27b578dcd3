import { type Html, type Piece, html } from '../../pages/layout/html.ts'
import type { Messages } from '../../messages/messages.ts'

/**
 * Services that belong together: those named by all words, those that have them elsewhere; those that do not say what else a text
 * says, or say something else; closed ones with all words where nothing else has
 * all; those with some of the words, those that do not say what they cost where that was asked, other closed ones.
 */
export type SectionKind =
  'named' | 'all' | 'unsaid' | 'other' | 'shut' | 'some' | 'unpriced' | 'closed'

/** The finished cards of services that belong together, on one page. */
export interface CardSection {
  readonly kind: SectionKind
  readonly cards: readonly Html[]
}

/** The results on a page: a list for each section that has any, below a heading that says why it comes after the one before. */
export const resultSections = (
  sections: readonly CardSection[],
  { sections: messages }: Messages['find'],
): Piece =>
  sections.map(({ kind, cards }) => {
    const heading = messages[kind === 'shut' ? 'closed' : kind]
    return (
      cards.length > 0 &&
      html`<h2 class="${kind === 'named' ? 'hidden' : 'parted'}">${heading}</h2>
        <ul class="results">
          ${cards}
        </ul>`
    )
  })
