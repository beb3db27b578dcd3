import type { PageContext } from '../page-context.ts'
import { type Html, html } from './html.ts'
import { safeUrl } from './safe-url.ts'
import { symbol } from './symbols.ts'

/** Where somebody goes who must leave at once. Everybody may be there, and it loads quickly. */
const ELSEWHERE = 'https://www.bbc.co.uk/weather'

/** How pages are left at once, as a publisher has set it. */
export interface QuickExit {
  /** Where it leads. */
  readonly to?: string
  /** True when all pages have it. */
  readonly everywhere?: boolean
  /** The ids of topics whose pages, records and results have it. */
  readonly topics: readonly string[]
}

/** True when a record or a search is of a topic that must be left at once. */
export const isSensitive = (
  topics: readonly string[],
  { quickExit }: Pick<PageContext, 'quickExit'>,
): boolean => topics.some((id) => quickExit?.topics.includes(id))

/** The mark of a card whose service has such a topic: results with it can be left at once, too. */
export const SENSITIVE = 'data-sensitive'

/**
 * A way to leave a page at once, and what it does not do. Without its script it is a link; with it, it covers the page first and
 * takes its place in the history, also after Shift is pressed three times.
 */
export function quickExit({ quickExit: exit, messages, assets }: PageContext): Html {
  const say = messages.exit
  return html`<aside
      class="exit"
      id="exit"
      aria-label="${say.leave}"
      data-leaving="${say.leaving}"
      data-more="${say.more}"
      data-once="${say.once}"
      data-stopped="${say.stopped}"
    >
      <a
        class="button"
        href="${safeUrl(exit?.to) ?? ELSEWHERE}"
        rel="nofollow noreferrer"
        target="_top"
        >${symbol('leave')}${say.leave}</a
      >
      <details>
        <summary>${say.history}</summary>
        <p>${say.howTo}</p>
        ${assets && html`<p>${say.keys}</p>`}
      </details>
      <p role="status"></p>
    </aside>
    ${assets && html`<script type="module" src="${assets['exit.js']}"></script>`}`
}
