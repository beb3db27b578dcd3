import { formMessagesIn } from '../../messages/messages.ts'
import { FIND, SIGNED_IN } from '../address.ts'
import { framePage } from '../frame/frame.ts'
import { html } from '../frame/html.ts'
import type { PageContext } from '../page-context.ts'

/** The page that GitHub leads a member back to; undefined where members cannot sign in. It leads on by itself. */
export function signedInPage(context: PageContext): string | undefined {
  const { members, assets, words } = context
  if (!members || !assets) return undefined
  const { back: say } = formMessagesIn(context).members
  return framePage(
    {
      title: say.title,
      address: SIGNED_IN,
      isHidden: true,
      trail: [{ address: FIND, text: words.nav.find }],
      main: html`<p id="state" role="status" data-words="${JSON.stringify(say)}"></p>
        <p><a id="back" hidden>${say.link}</a></p>
        <noscript><p>${say.noScript}</p></noscript>
        <script type="module" src="${assets['returned.js']}"></script>`,
    },
    context,
  )
}
