import type { Manifest } from '../../api/manifest.ts'
import { GITHUB_API } from '../../pages/address.ts'
import type { ConfirmOptions } from '../../forms/propose/answer-confirm.ts'
import type { SignInOptions } from '../../forms/propose/answer-sign-in.ts'

/** The manifest of the build that this function belongs to, as JSON text. The bundler puts it here. */
declare const MANIFEST: string

/** The variables that the publisher has set on Netlify (https://docs.netlify.com/build/edge-functions/api/#netlify-global-object). */
declare const Netlify: { readonly env: { get(name: string): string | undefined } }

const { base_url, pages } = JSON.parse(MANIFEST) as Manifest
const origins = [
  ...(base_url ? [new URL(base_url).origin] : []),
  ...(pages?.domain ? [`https://${pages.domain}`] : []),
]

/** What the function that signs members in knows of them. */
export const signingIn = (): SignInOptions => ({ origins, app: readSigningApp() })

/** What the functions of suggestions know of the settings of the directory and of the host. */
export const proposing = (): ConfirmOptions => ({
  origins,
  proposals: pages?.proposals,
  app: readApp(),
  timezone: pages?.directory.timezone ?? 'UTC',
})

function readApp() {
  const clientId = Netlify.env.get('GITHUB_APP_CLIENT_ID')
  const privateKey = Netlify.env.get('GITHUB_APP_PRIVATE_KEY')
  const api = Netlify.env.get('GITHUB_API_URL') ?? GITHUB_API
  return clientId && privateKey ? { clientId, privateKey, api } : undefined
}

function readSigningApp() {
  const clientId = pages?.members?.client_id
  const clientSecret = Netlify.env.get('GITHUB_APP_CLIENT_SECRET')
  const github = Netlify.env.get('GITHUB_URL') ?? 'https://github.com'
  return clientId && clientSecret ? { clientId, clientSecret, github } : undefined
}
