import { type Html, html } from '../layout/html.ts'
import type { PagePart } from '../records/what-changes.ts'
import { isEmpty } from './section.ts'

/** What people decide by: a label and a text in each row. One without a text is left out. */
export const summary = (rows: readonly PagePart[]): Html =>
  html`<dl class="sum">
    ${rows
      .filter(({ content }) => !isEmpty(content))
      .map(
        ({ heading, content }) =>
          html`<div>
            <dt>${heading}</dt>
            <dd>${content}</dd>
          </div> `,
      )}
  </dl> `
