import type { Manifest } from '../api/manifest.ts'
import { SIGN_IN } from '../pages/address.ts'
import { createSignIn } from '../propose/answer-sign-in.ts'
import { proposing } from './proposing.ts'

/** The manifest of the build that this function belongs to, as JSON text. The bundler puts it here. */
declare const MANIFEST: string

/** The variables that the publisher has set on Netlify (https://docs.netlify.com/build/edge-functions/api/#netlify-global-object). */
declare const Netlify: { readonly env: { get(name: string): string | undefined } }

const { pages } = JSON.parse(MANIFEST) as Manifest

/** Answers `POST /find/sign-in`: gives the browser of a member a token. */
export default (request: Request): Promise<Response | undefined> =>
  createSignIn({ origins: proposing().origins, app: readApp() })(request)

function readApp() {
  const clientId = pages?.members?.client_id
  const clientSecret = Netlify.env.get('GITHUB_APP_CLIENT_SECRET')
  const github = Netlify.env.get('GITHUB_URL') ?? 'https://github.com'
  return clientId && clientSecret ? { clientId, clientSecret, github } : undefined
}

/** A person signs in once in eight hours. */
export const config = {
  path: SIGN_IN,
  rateLimit: { windowSize: 180, windowLimit: 10, aggregateBy: ['ip', 'domain'] },
}
