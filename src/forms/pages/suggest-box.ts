import { builtMessagesIn } from '../../messages/messages.ts'
import { type Html, html } from '../../pages/layout/html.ts'
import type { PageContext } from '../../pages/page-context.ts'

/** The button that sends a change without an account, where the publisher has set that up. */
export function suggestBox(context: PageContext): Html | undefined {
  const { proposals, assets } = context
  if (!proposals || !assets) return undefined
  const { script, ...messages } = builtMessagesIn(context).suggestion
  const isPrivate = proposals.sent_to !== undefined
  return html`<div
    id="suggest"
    data-repository="${proposals.repository}"
    ${isPrivate && html`data-private="" `}data-script="${assets['propose.js']}"
    data-words="${JSON.stringify(script)}"
    hidden
  >
    <p class="trap" aria-hidden="true">
      <label>${messages.trap} <input id="website" tabindex="-1" autocomplete="off" /></label>
    </p>
    <p class="quiet" id="suggest-hint">${isPrivate ? messages.hintPrivate : messages.hint}</p>
    <p class="act">
      <button type="button" id="suggest-send" aria-describedby="suggest-hint">
        ${messages.send}
      </button>
    </p>
    <p id="suggest-said" role="status"></p>
  </div>`
}
