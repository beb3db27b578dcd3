import { toBase64url } from '../../../text/base64.ts'
import { createGitHub } from './client.ts'
import { RS256, importPrivateKey } from './private-key.ts'

/** What an App needs to act by itself. */
export interface App {
  readonly clientId: string
  /** A PEM text. */
  readonly privateKey: string
  /** The address of the API of GitHub. */
  readonly api: string
}

/** What a token may do. */
export type Permissions = Readonly<Record<string, 'read' | 'write'>>
/** What a suggestion needs. */
export const TO_PROPOSE: Permissions = {
  contents: 'write',
  pull_requests: 'write',
  metadata: 'read',
}
export const TO_READ: Permissions = { contents: 'read', metadata: 'read' }

/**
 * A token of the App's installation, for an hour and for one repository (`owner/name`) alone
 * (https://docs.github.com/rest/apps/apps#create-an-installation-access-token-for-an-app). It must not leave the server.
 */
export async function installationToken(
  app: App,
  repository: string,
  permissions: Permissions,
): Promise<string> {
  const { api } = app
  const asApp = createGitHub({ api, token: await signToken(app, Date.now() / 1000) })
  const { id } = await asApp<{ readonly id: number }>('GET', `/repos/${repository}/installation`)
  const { token } = await asApp<{ readonly token: string }>(
    'POST',
    `/app/installations/${id}/access_tokens`,
    { repositories: [repository.split('/')[1]], permissions },
  )
  return token
}

/**
 * A JSON Web Token by which the App shows who it is. `now` is in seconds
 * (https://docs.github.com/apps/creating-github-apps/authenticating-with-a-github-app/generating-a-json-web-token-jwt-for-a-github-app).
 */
export async function signToken({ clientId, privateKey }: App, now: number): Promise<string> {
  const iat = Math.floor(now) - CLOCK_DRIFT
  const parts = [
    { alg: 'RS256', typ: 'JWT' },
    { iat, exp: iat + LIFETIME, iss: clientId },
  ]
  const encoder = new TextEncoder()
  const texts = parts.map((part) => toBase64url(encoder.encode(JSON.stringify(part))))
  const signed = texts.join('.')
  const key = await importPrivateKey(privateKey)
  const signature = await crypto.subtle.sign(RS256, key, encoder.encode(signed))
  return `${signed}.${toBase64url(new Uint8Array(signature))}`
}

/** Seconds. GitHub refuses a token from the future, and one for more than ten minutes. */
const CLOCK_DRIFT = 60
const LIFETIME = 300
