import { type Html, type Piece, html } from '../../pages/layout/html.ts'
import type { Messages } from '../../messages/messages.ts'

/**
 * Services that belong together: those for the urgent needs of a text; those named by all words, those that have them elsewhere; those
 * that do not say what else a text says, or say something else; closed ones with all words where nothing else has all; those with some
 * of the words, those that do not say what they cost where that was asked, other closed ones.
 */
export type SectionKind =
  'needed' | 'named' | 'all' | 'unsaid' | 'other' | 'shut' | 'some' | 'unpriced' | 'closed'

/** The finished cards of services that belong together, on one page. */
export interface CardSection {
  readonly kind: SectionKind
  readonly cards: readonly Html[]
}

const PARTIAL: ReadonlySet<SectionKind> = new Set(['some', 'unpriced', 'closed'])

/** True for services that are only a part of what was asked. With urgent help above they are folded. */
export const isPartial = ({ kind }: { readonly kind: SectionKind }): boolean => PARTIAL.has(kind)

/** The results on a page: a list for each section that has any, below a heading that says why it comes after the one before. */
export const resultSections = (
  sections: readonly CardSection[],
  { sections: messages }: Messages['find'],
  { isUrgent, page }: { readonly isUrgent: boolean; readonly page: number },
): Piece =>
  sections.map((section) => {
    const { kind, cards } = section
    if (cards.length === 0) return false
    const heading = messages[kind === 'shut' ? 'closed' : kind]
    const list = html`<ul class="results">
      ${cards}
    </ul>`
    if (isUrgent && isPartial(section))
      return html`<details class="parted" ${page > 1 && 'open'}>
        <summary>${heading}</summary>
        ${list}
      </details>`
    const isSaid = kind === 'named' || kind === 'needed'
    return html`<h2 class="${isSaid ? 'hidden' : 'parted'}">${heading}</h2>
      ${list}`
  })
