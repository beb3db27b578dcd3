import { toBase64url } from '../../../text/base64.ts'
import { SIGNED_IN } from '../../../pages/address.ts'
import { forget, store, stored } from '../kept.ts'

/*
 * Who is signed in, in the sessionStorage of this tab: no other tab, no cookie and no later visitor has it.
 */

/** A member who has signed in to GitHub. */
export interface Member {
  readonly token: string
  /** When the token ends, in milliseconds since 1970. */
  readonly until: number
}

const MEMBER = 'member'
const ASKED = 'sign-in'

/** The page of GitHub that asks whether somebody wants to sign in. */
const AUTHORIZE = 'https://github.com/login/oauth/authorize'

/** Milliseconds in which a change can still be sent. */
const MARGIN = 60_000

/** Undefined when nobody is signed in, or the time is over. */
export function readMember(): Member | undefined {
  const member = stored<Member>(MEMBER)
  return member && member.until > Date.now() ? member : undefined
}

/** `expires_in` is in seconds. */
export const keepMember = (token: string, expires_in: number): void =>
  store(MEMBER, { token, until: Date.now() + expires_in * 1000 - MARGIN })

export const signOut = (): void => forget(MEMBER)

/** What a page remembers until GitHub leads back. */
interface Asked {
  readonly state: string
  /** RFC 7636 */
  readonly verifier: string
  readonly returnTo: string
}

/**
 * Leaves for GitHub (https://docs.github.com/apps/creating-github-apps/authenticating-with-a-github-app/generating-a-user-access-token-for-a-github-app).
 * `returnTo` is the path and the fragment of the page that is shown afterwards.
 */
export async function signIn(clientId: string, returnTo: string): Promise<void> {
  const asked: Asked = { state: random(), verifier: random(), returnTo }
  store(ASKED, asked)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(asked.verifier))
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: location.origin + SIGNED_IN,
    state: asked.state,
    code_challenge: toBase64url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
  })
  location.assign(`${AUTHORIZE}?${query}`)
}

/** What was asked, once; undefined when this tab has not asked for an answer with this state. */
export function takeAsked(state: string | null): Asked | undefined {
  const asked = stored<Asked>(ASKED)
  forget(ASKED)
  return asked && asked.state === state ? asked : undefined
}

/** 256 random bits in 43 characters. */
const random = () => toBase64url(crypto.getRandomValues(new Uint8Array(32)))
