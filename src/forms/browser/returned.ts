/*
 * Runs on the page that GitHub leads a member back to.
 */
import type { BuiltMessages } from '../../messages/messages.ts'
import { FIND, SIGN_IN } from '../../pages/address.ts'
import { byId } from '../../pages/scripts/element.ts'
import { keepMember, takeAsked } from './member/session.ts'

const query = new URLSearchParams(location.search)
// Neither the history nor the next page gets the code.
history.replaceState(null, '', location.pathname)
const state = byId('state')
const say = JSON.parse(state.dataset.words!) as BuiltMessages['members']['back']
const asked = takeAsked(query.get('state'))
const back = asked?.returnTo ?? FIND
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
async function exchange(code: string, verifier: string): Promise<string | undefined> {
  try {
    const response = await fetch(SIGN_IN, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code, verifier }),
    })
    if (!response.ok) return response.status === 400 ? say.refused : say.failed
    const { token, expires_in } = (await response.json()) as { token: string; expires_in: number }
    keepMember(token, expires_in)
    return undefined
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
