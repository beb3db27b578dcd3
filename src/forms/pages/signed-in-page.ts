import { builtMessagesIn } from '../../messages/messages.ts'
import { SIGNED_IN } from '../../pages/address.ts'
import { layoutPage } from '../../pages/layout/layout.ts'
import { html } from '../../pages/layout/html.ts'
import type { PageContext } from '../../pages/page-context.ts'

/** The page that GitHub leads a member back to; undefined where members cannot sign in. It leads on by itself. */
export function signedInPage(context: PageContext): string | undefined {
  const { members, assets } = context
  if (!members || !assets) return undefined
  const { back: messages } = builtMessagesIn(context).members
  return layoutPage(
    {
      title: messages.title,
      address: SIGNED_IN,
      isHidden: true,
      main: html`<p id="state" role="status" data-words="${JSON.stringify(messages)}"></p>
        <p><a id="back" hidden>${messages.link}</a></p>
        <noscript><p>${messages.noScript}</p></noscript>
        <script type="module" src="${assets['returned.js']}"></script>`,
    },
    context,
  )
}
