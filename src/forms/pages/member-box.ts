import { INBOX } from '../../pages/address.ts'
import { type Html, html } from '../../pages/layout/html.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { type BuiltMessages, builtMessagesIn } from '../../messages/messages.ts'

/** The buttons with which members sign in, and send a change under their own name, where the publisher has set that up. */
export function memberBox(context: PageContext): Html | undefined {
  const { members, assets } = context
  if (!members || !assets) return undefined
  const all = builtMessagesIn(context)
  const messages = all.members
  return html`<p id="member-inbox" hidden><a href="${INBOX}">${messages.inbox}</a></p>
    <div
      id="member"
      data-repository="${members.repository}"
      data-client="${members.client_id}"
      data-refused="${members.refused.join(' ')}"
      data-script="${assets['member.js']}"
      data-words="${JSON.stringify(memberScript(all))}"
      hidden
    >
      <div id="member-out">
        <p class="quiet" id="sign-in-hint">${messages.hint}</p>
        <p class="act">
          <button type="button" class="other" id="sign-in" aria-describedby="sign-in-hint">
            ${messages.signIn}
          </button>
        </p>
      </div>
      <div id="member-in" hidden>
        <p class="quiet" id="member-hint">${messages.sendHint}</p>
        <p class="act">
          <button type="button" id="member-send" aria-describedby="member-hint">
            ${messages.send}
          </button>
          <button type="button" class="other" id="sign-out">${messages.signOut}</button>
        </p>
      </div>
      <p id="member-said" role="status"></p>
    </div>`
}

/** The messages about sending: what members need not know otherwise is said as to everybody. */
export function memberScript({
  suggestion: { script: everybody },
  members: { script, sendHint },
}: BuiltMessages) {
  return { ...everybody, ...script, confirm: { ...everybody.confirm, hint: sendHint } }
}
