import { builtMessagesIn } from '../../messages/messages.ts'
import { INBOX, MINE } from '../../pages/address.ts'
import { layoutPage } from '../../pages/layout/layout.ts'
import { html } from '../../pages/layout/html.ts'
import type { PageContext } from '../../pages/page-context.ts'

/** The page on which members decide about what was sent; undefined where members cannot sign in. Its script fills it in. */
export function inboxPage(context: PageContext): string | undefined {
  const { members, proposals, assets } = context
  if (!members || !assets) return undefined
  const {
    report: { ticks },
    inbox: { script, same, ...messages },
  } = builtMessagesIn(context)
  return layoutPage(
    {
      title: messages.title,
      address: INBOX,
      isHidden: true,
      readsGitHub: true,
      main: html`<p>${messages.intro}</p>
        <p class="quiet">${messages.publishing}</p>
        <p id="to-mine" hidden><a href="${MINE}">${messages.mine}</a></p>
        ${
          proposals?.sent_to !== undefined &&
          html`<p>${messages.privateBox}</p>
            <p>
              <a href="https://github.com/${proposals.sent_to}/pulls" rel="noreferrer"
                >${messages.privateLink}</a
              >
            </p>`
        }
        <noscript><p>${messages.noScript}</p></noscript>
        <p id="state" role="status" tabindex="-1"></p>
        <p class="act">
          <button type="button" id="sign-in" hidden>${messages.signIn}</button>
          <button type="button" class="other" id="again" hidden>${messages.again}</button>
        </p>
        <details class="block" id="publish" hidden>
          <summary id="publish-title"></summary>
          <div id="publish-what"></div>
          <p class="act">
            <button type="button" id="publish-now" aria-describedby="publish-hint">
              ${messages.publish}
            </button>
          </p>
          <p class="quiet" id="publish-hint">${messages.publishHint}</p>
          <p id="publish-said" role="status"></p>
        </details>
        <details class="block" id="same" data-script="${assets['matches.js']}" hidden>
          <summary id="same-title"></summary>
          <p>${same.intro}</p>
          <ul class="results" id="pairs"></ul>
        </details>
        <ul
          class="results"
          id="inbox"
          data-repository="${members.repository}"
          ${proposals?.sent_to !== undefined && html`data-reports="${proposals.sent_to}" `}data-client="${members.client_id}"
          data-words="${JSON.stringify({ ...script, ticks, months: context.messages.schedule.months })}"
        ></ul>
        <script type="module" src="${assets['inbox.js']}"></script>`,
    },
    context,
  )
}
