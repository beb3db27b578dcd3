import type { Document } from '../../hsds/types.ts'
import { type Html, type Piece, html } from '../layout/html.ts'
import type { PageContext } from '../page-context.ts'
import { timesOf } from '../../times/search-times.ts'

/** Whether the service is open now: its script says so where that can be judged. */
export function openNow(
  service: Document<'service'>,
  { words, directory, assets }: PageContext,
): Piece {
  const times = timesOf(service)
  const isJudged = times?.some(({ isUnclear }) => !isUnclear)
  return (
    assets &&
    isJudged &&
    html`<p
      id="open-now"
      class="keep"
      data-times="${JSON.stringify(times)}"
      data-timezone="${directory.timezone}"
      data-open="${words.find.now}"
      data-closed="${words.service.notOpen}"
      hidden
    ></p> `
  )
}

/** A button that shares the address of the page, and the script of both. */
export const share = ({ words: { service: say }, assets }: PageContext): Html | undefined =>
  assets &&
  html`<p id="share" class="keep" data-copied="${say.copied}" hidden>
      <button type="button" class="other">${say.share}</button> <span role="status"></span>
    </p>
    <script type="module" src="${assets['service.js']}"></script> `
