import { builtMessagesIn } from '../../messages/messages.ts'
import { INBOX, MINE } from '../../pages/address.ts'
import { layoutPage } from '../../pages/layout/layout.ts'
import { html } from '../../pages/layout/html.ts'
import type { PageContext } from '../../pages/page-context.ts'

/** The organizations that a member cares for, with what is stale; undefined where members cannot sign in. Its script fills it in. */
export function minePage(context: PageContext): string | undefined {
  const { members, assets, directory } = context
  if (!members || !assets) return undefined
  const { inbox, mine } = builtMessagesIn(context)
  return layoutPage(
    {
      title: mine.title,
      address: MINE,
      isHidden: true,
      readsGitHub: true,
      main: html`<p>${mine.intro}</p>
        <p><a href="${INBOX}">${inbox.title}</a></p>
        <noscript><p>${inbox.noScript}</p></noscript>
        <p id="state" role="status" tabindex="-1"></p>
        <p class="act"><button type="button" id="sign-in" hidden>${inbox.signIn}</button></p>
        <div
          id="mine"
          data-repository="${members.repository}"
          data-client="${members.client_id}"
          data-timezone="${directory.timezone}"
          data-words="${JSON.stringify({ ...mine.script, months: context.messages.schedule.months })}"
        ></div>
        <script type="module" src="${assets['mine.js']}"></script>`,
    },
    context,
  )
}
