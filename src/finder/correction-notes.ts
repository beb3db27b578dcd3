import { type Piece, html } from '../pages/layout/html.ts'
import type { Messages } from '../messages/messages.ts'
import type { WordMatch } from '../search/read/word-match.ts'
import type { FindQuery } from './find-query.ts'

/** A note that names the corrected words, with a link to search as typed. */
export function correctionNotes(
  words: readonly WordMatch[],
  {
    addressOf,
    messages: { find: say },
  }: { readonly addressOf: (changes: Partial<FindQuery>) => string; readonly messages: Messages },
): readonly Piece[] {
  const corrected = words.filter(({ isCorrected }) => isCorrected)
  if (corrected.length === 0) return []
  const found = corrected.flatMap(({ alternatives }) => alternatives.map(({ as }) => as))
  const written = corrected.map((word) => word.written)
  const unknown = corrected.filter(({ isEnglish }) => isEnglish)
  return [
    html`${unknown.map((word) => `${say.unknownWord({ word: word.written })} `)}${say.corrected({ found: found.join('”, “') })}
      <a href="${addressOf({ typed: 'yes' })}">${say.asTyped({ written: written.join(' ') })}</a>`,
  ]
}
