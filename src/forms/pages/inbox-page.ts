import { builtMessagesIn } from '../../messages/messages.ts'
import { FIND, INBOX } from '../../pages/address.ts'
import { layoutPage } from '../../pages/layout/layout.ts'
import { html } from '../../pages/layout/html.ts'
import type { PageContext } from '../../pages/page-context.ts'

/** The page on which members decide about what was sent; undefined where members cannot sign in. Its script fills it in. */
export function inboxPage(context: PageContext): string | undefined {
  const { members, proposals, assets, words } = context
  if (!members || !assets) return undefined
  const { script, ...say } = builtMessagesIn(context).inbox
  return layoutPage(
    {
      title: say.title,
      address: INBOX,
      isHidden: true,
      readsGitHub: true,
      trail: [{ address: FIND, text: words.nav.find }],
      main: html`<p>${say.intro}</p>
        <p class="quiet">${say.publishing}</p>
        ${
          proposals?.sent_to !== undefined &&
          html`<p>
            ${say.privateBox}
            <a href="https://github.com/${proposals.sent_to}/pulls" rel="noreferrer"
              >${say.privateLink}</a
            >
          </p>`
        }
        <noscript><p>${say.noScript}</p></noscript>
        <p id="state" role="status" tabindex="-1"></p>
        <p class="act">
          <button type="button" id="sign-in" hidden>${say.signIn}</button>
          <button type="button" class="other" id="again" hidden>${say.again}</button>
        </p>
        <ul
          class="results"
          id="inbox"
          data-repository="${members.repository}"
          data-client="${members.client_id}"
          data-words="${JSON.stringify(script)}"
        ></ul>
        <script type="module" src="${assets['inbox.js']}"></script>`,
    },
    context,
  )
}
