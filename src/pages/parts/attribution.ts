import { type Html, type Piece, html } from '../layout/html.ts'
import { safeUrl } from '../layout/safe-url.ts'
import type { Attribution, PageContext } from '../page-context.ts'
import { shorten } from './shorten.ts'

/** The most letters of an attribution; a licence asks for a sentence or two. */
const MAX_LENGTH = 300

/** Whom a source asks to name, as a link to the licence. */
export const attributionOf = ({ text, licence }: Attribution): Html => {
  const link = safeUrl(licence)
  const name = shorten(text, MAX_LENGTH)
  return link
    ? html`<a href="${link}" dir="auto">${name}</a>`
    : html`<span dir="auto">${name}</span>`
}

/** Where an imported record came from; nothing for one that was written here, or in a sheet of our own. */
export function sourceLine(id: string, { sourceOf, words }: PageContext): Piece {
  const source = sourceOf?.(id)
  return (
    source &&
    source.text !== '' &&
    html`<p class="quiet">${words.service.from}: ${attributionOf(source)}</p> `
  )
}
