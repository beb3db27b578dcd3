import { GitHubError } from './client.ts'

/** What an App needs to sign people in. */
export interface SigningApp {
  readonly clientId: string
  /** It must not leave the server. */
  readonly clientSecret: string
  /** The address of GitHub, without a slash at its end. */
  readonly github: string
}

/** What a browser brings back from GitHub. */
export interface Returned {
  readonly code: string
  /** The text whose digest the browser sent when it asked (RFC 7636). */
  readonly verifier: string
  /** The address that GitHub led back to. */
  readonly redirect: string
}

/** A token with which a person acts through the App. */
export interface UserToken {
  readonly token: string
  /** Seconds. */
  readonly expires_in: number
}

/** Milliseconds. */
const PATIENCE = 8000
const REQUEST = 'POST /login/oauth/access_token'

/**
 * Exchanges a code for a token; undefined for a code that GitHub does not take (any more). Browsers cannot ask themselves: GitHub
 * wants the secret, and allows no other origin. Throws a `GitHubError`, also for a token without an end, which the App must not
 * give: its setting “Expire user authorization tokens” is off
 * (https://docs.github.com/apps/creating-github-apps/authenticating-with-a-github-app/generating-a-user-access-token-for-a-github-app).
 */
export async function exchangeCode(
  { clientId, clientSecret, github }: SigningApp,
  { code, verifier, redirect }: Returned,
): Promise<UserToken | undefined> {
  const response = await fetch(`${github}/login/oauth/access_token`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: clientId,
      client_secret: clientSecret,
      code,
      redirect_uri: redirect,
      code_verifier: verifier,
    }),
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => {
    throw new GitHubError(REQUEST, 'silent')
  })
  const answer = (await response.json().catch(() => {
    throw new GitHubError(REQUEST, 'broken', response.status)
  })) as Partial<Answer>
  if (answer.error === 'bad_verification_code') return undefined
  const { access_token: token, expires_in } = answer
  if (typeof token !== 'string') throw new GitHubError(REQUEST, 'refused', response.status)
  if (typeof expires_in !== 'number')
    throw new GitHubError(`${REQUEST} (a token without an end)`, 'refused', response.status)
  return { token, expires_in }
}

/** The refresh token, which lives for months, is not read. Errors have status 200. */
interface Answer {
  readonly access_token: string
  readonly expires_in: number
  readonly error: string
}
