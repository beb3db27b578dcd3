import { type Html, type Piece, html } from '../layout/html.ts'
import { WRITTEN } from '../translated.ts'

/** A section with its heading; nothing when it has no content. */
export const section = (heading: string, ...content: readonly Piece[]): Html | undefined =>
  isEmpty(content)
    ? undefined
    : html`<section>
        <h2>${heading}</h2>
        ${content}
      </section> `

/** A text of a record: each paragraph, and each line in it, as it was written. */
export const prose = (text: string | undefined, written = WRITTEN): Html | undefined =>
  text === undefined
    ? undefined
    : html`${text
        .split(/\n[^\S\n]*\n/)
        .filter((paragraph) => paragraph.trim() !== '')
        .map(
          (paragraph) =>
            html`<p ${written}>
              ${paragraph
                .trim()
                .split('\n')
                .map((line, i) => [i > 0 && html`<br />`, line])}
            </p> `,
        )}`

/** A list of short things; nothing when it is empty. */
export const list = (items: readonly Piece[], name = 'list'): Html | undefined =>
  items.length === 0
    ? undefined
    : html`<ul class="${name}">
        ${items.map((item) => html`<li>${item}</li> `)}
      </ul> `

export const isEmpty = (piece: Piece): boolean =>
  piece === undefined ||
  piece === null ||
  piece === false ||
  piece === '' ||
  (Array.isArray(piece) && (piece as readonly Piece[]).every(isEmpty))
