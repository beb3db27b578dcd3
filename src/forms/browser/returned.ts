/*
 * Runs on the page that GitHub leads a member back to.
 */
import type { BuiltMessages } from '../../messages/messages.ts'
import { FIND, SIGN_IN } from '../../pages/address.ts'
import { byId } from '../../pages/scripts/element.ts'
import { keepMember, takeAsked } from './member/session.ts'
import { post } from './post.ts'

const query = new URLSearchParams(location.search)
// Neither the history nor the next page gets the code.
history.replaceState(null, '', location.pathname)
const state = byId('state')
const say = JSON.parse(state.dataset.words!) as BuiltMessages['members']['back']
const asked = takeAsked(query.get('state'))
/** Of this site, whatever the path that was asked from begins with. */
const back = location.origin + (asked?.returnTo ?? FIND)
void finish()

async function finish(): Promise<void> {
  const code = query.get('code')
  if (!asked) return stay(say.unknown)
  if (code === null) return stay(say.refused)
  state.textContent = say.wait
  const trouble = await exchange(code, asked.verifier)
  if (trouble === undefined) location.replace(back)
  else stay(trouble)
}

/** Gets the token; returns a sentence when there is none. */
async function exchange(code: string, verifier: string): Promise<string | void> {
  try {
    const answer = await post<{ token: string; expires_in: number }>(SIGN_IN, { code, verifier })
    if ('kind' in answer) return answer.kind === 'not-signed-in' ? say.refused : say.failed
    return keepMember(answer.token, answer.expires_in)
  } catch {
    return say.failed
  }
}

/** Says why nobody is signed in, and leads back. What was typed is still there. */
function stay(sentence: string): void {
  state.textContent = sentence
  const link = byId<HTMLAnchorElement>('back')
  link.href = back
  link.hidden = false
  link.focus()
}
