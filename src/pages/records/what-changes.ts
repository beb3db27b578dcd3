import { type Html, type Piece, html } from '../layout/html.ts'
import { linesOf } from '../layout/lines-of.ts'
import { list } from '../parts/section.ts'
import { type Speaking, builtMessagesIn } from '../../messages/messages.ts'

/** A part of the page of a record, by its heading. */
export interface PagePart {
  readonly heading: string
  readonly content: Piece
}

/** A change of a record, as the preview of its page shows it. */
export interface ShownChange {
  /** In English. */
  readonly sentences: readonly string[]
  /** The page before and after, in the same order; neither for a new record. */
  readonly before: readonly PagePart[]
  readonly after: readonly PagePart[]
  /** Hides what the preview may not show. */
  readonly redact: (text: string) => string
}

/** The effect of a change on a page: sentences, then each part whose words differ, before and after. Nothing when none do. */
export function whatChanges(change: ShownChange, speaking: Speaking): Html | undefined {
  const { sentences } = change
  const differences = differencesIn(change)
  if (sentences.length + differences.length === 0) return undefined
  const { preview } = builtMessagesIn(speaking)
  return html`<section class="notice">
    <h2>${preview.title}</h2>
    ${list(sentences.map((sentence) => html`<span lang="en">${sentence}</span>`))}
    ${differences.map(
      ({ heading, gone, added }) =>
        html`<h3>${heading}</h3>
          ${gone.length > 0 && html`<p>${preview.before}: <del dir="auto">${lines(gone)}</del></p> `}${added.length > 0 && html`<p>${preview.after}: <ins dir="auto">${lines(added)}</ins></p> `}`,
    )}
  </section> `
}

const lines = (texts: readonly string[]): Piece =>
  texts.map((text, i) => [i > 0 && html`<br />`, text])

interface Difference {
  readonly heading: string
  readonly gone: readonly string[]
  readonly added: readonly string[]
}

/** The lines that only one of the two versions of a part has; all of them when only their order differs. */
function differencesIn({ before, after, redact }: ShownChange): Difference[] {
  const headings = [...new Set([...after, ...before].map(({ heading }) => heading))]
  return headings.flatMap((heading) => {
    const [was, is] = [linesUnder(heading, before), linesUnder(heading, after)]
    if (was.join('\n') === is.join('\n')) return []
    const own = [was.filter((line) => !is.includes(line)), is.filter((line) => !was.includes(line))]
    const isOrder = own.every((lines) => lines.length === 0)
    const [gone, added] = (isOrder ? [was, is] : own).map((lines) => lines.map(redact))
    // What differs is hidden in both.
    return gone!.join('\n') === added!.join('\n') ? [] : [{ heading, gone: gone!, added: added! }]
  })
}

const linesUnder = (heading: string, parts: readonly PagePart[]): readonly string[] =>
  parts.filter((part) => part.heading === heading).flatMap(({ content }) => linesOf(content))
