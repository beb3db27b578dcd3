import { INBOX } from '../address.ts'
import { type Html, html } from '../frame/html.ts'
import type { PageContext } from '../page-context.ts'
import { memberScriptWords, memberWordsIn } from '../words/members.ts'

/** The buttons with which members sign in, and send a change under their own name, where the publisher has set that up. */
export function memberBox({ members, assets, language }: PageContext): Html | undefined {
  if (!members || !assets) return undefined
  const say = memberWordsIn(language)
  return html`<p id="member-inbox" hidden><a href="${INBOX}">${say.inbox}</a></p>
    <div
      id="member"
      data-repository="${members.repository}"
      data-client="${members.client_id}"
      data-refused="${members.refused.join(' ')}"
      data-script="${assets['member.js']}"
      data-words="${JSON.stringify(memberScriptWords(language))}"
      hidden
    >
      <div id="member-out">
        <p class="quiet" id="sign-in-hint">${say.hint}</p>
        <p class="act">
          <button type="button" class="other" id="sign-in" aria-describedby="sign-in-hint">
            ${say.signIn}
          </button>
        </p>
      </div>
      <div id="member-in" hidden>
        <p class="quiet" id="member-hint">${say.sendHint}</p>
        <p class="act">
          <button type="button" id="member-send" aria-describedby="member-hint">${say.send}</button>
          <button type="button" class="other" id="sign-out">${say.signOut}</button>
        </p>
      </div>
      <p id="member-said" role="status"></p>
    </div>`
}
