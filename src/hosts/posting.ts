import type { Manifest } from '../api/manifest.ts'
import type { ConfirmOptions } from '../forms/server/propose/answer-confirm.ts'
import type { SignInOptions } from '../forms/server/propose/answer-sign-in.ts'
import { GITHUB_API } from '../pages/address.ts'

/** A variable that the publisher has set on the host. */
export type ReadVariable = (name: string) => string | undefined

/** The origins whose pages may send something: those of the directory's own addresses. */
const originsOf = ({ base_url, pages }: Manifest): readonly string[] => [
  ...(base_url ? [new URL(base_url).origin] : []),
  ...(pages?.domain ? [`https://${pages.domain}`] : []),
]

/** The settings of the directory and the secrets of the host, for the functions of suggestions. */
export function proposingOf(manifest: Manifest, read: ReadVariable): ConfirmOptions {
  const { pages } = manifest
  const clientId = read('GITHUB_APP_CLIENT_ID')
  const privateKey = read('GITHUB_APP_PRIVATE_KEY')
  const api = read('GITHUB_API_URL') ?? GITHUB_API
  return {
    origins: originsOf(manifest),
    proposals: pages?.proposals,
    app: clientId && privateKey ? { clientId, privateKey, api } : undefined,
    timezone: pages?.directory.timezone ?? 'UTC',
  }
}

/** The settings of the directory and the secrets of the host, for the function that signs members in. */
export function signingInOf(manifest: Manifest, read: ReadVariable): SignInOptions {
  const clientId = manifest.pages?.members?.client_id
  const clientSecret = read('GITHUB_APP_CLIENT_SECRET')
  const github = read('GITHUB_URL') ?? 'https://github.com'
  const app = clientId && clientSecret ? { clientId, clientSecret, github } : undefined
  return { origins: originsOf(manifest), app }
}
