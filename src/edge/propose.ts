import type { Manifest } from '../api/manifest.ts'
import { GITHUB_API, PROPOSE } from '../pages/address.ts'
import { createPropose } from '../propose/answer-propose.ts'

/** The manifest of the build that this function belongs to, as JSON text. The bundler puts it here. */
declare const MANIFEST: string

/** The variables that the publisher has set on Netlify (https://docs.netlify.com/build/edge-functions/api/#netlify-global-object). */
declare const Netlify: { readonly env: { get(name: string): string | undefined } }

const { base_url, pages } = JSON.parse(MANIFEST) as Manifest
const origins = [
  ...(base_url ? [new URL(base_url).origin] : []),
  ...(pages?.domain ? [`https://${pages.domain}`] : []),
]

/** Answers `POST /find/propose`: opens a pull request for an anonymous suggestion. */
export default (request: Request): Promise<Response | undefined> =>
  createPropose({ origins, proposals: pages?.proposals, app: readApp() })(request)

function readApp() {
  const clientId = Netlify.env.get('GITHUB_APP_CLIENT_ID')
  const privateKey = Netlify.env.get('GITHUB_APP_PRIVATE_KEY')
  const api = Netlify.env.get('GITHUB_API_URL') ?? GITHUB_API
  return clientId && privateKey ? { clientId, privateKey, api } : undefined
}

/** Five suggestions in three minutes from one address of the network are enough for a person. */
export const config = {
  path: PROPOSE,
  rateLimit: { windowSize: 180, windowLimit: 5, aggregateBy: ['ip', 'domain'] },
}
