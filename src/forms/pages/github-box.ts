import { builtMessagesIn } from '../../messages/messages.ts'
import { type Html, html } from '../../pages/layout/html.ts'
import type { PageContext } from '../../pages/page-context.ts'

/** The button that leads to the pages of GitHub, where the settings say which repository has the records. */
export function githubBox(context: PageContext): Html | undefined {
  const { repository, assets } = context
  if (repository === undefined || !assets) return undefined
  const { script, ...messages } = builtMessagesIn(context).github
  return html`<div
    id="github"
    data-repository="${repository}"
    data-script="${assets['github.js']}"
    data-words="${JSON.stringify(script)}"
    hidden
  >
    <p class="quiet" id="github-hint">${messages.hint}</p>
    <p class="act">
      <button type="button" class="other" id="github-open" aria-describedby="github-hint">
        ${messages.open}
      </button>
    </p>
    <p id="github-said" role="status"></p>
    <div id="github-guide"></div>
  </div>`
}
