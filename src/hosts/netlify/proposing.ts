import type { Manifest } from '../../api/manifest.ts'
import type { ConfirmOptions } from '../../forms/server/propose/answer-confirm.ts'
import type { SignInOptions } from '../../forms/server/propose/answer-sign-in.ts'
import { proposingOf, signingInOf } from '../posting.ts'

/** The manifest of the build that this function belongs to, as JSON text. The bundler puts it here. */
declare const MANIFEST: string

/** The variables that the publisher has set on Netlify (https://docs.netlify.com/build/edge-functions/api/#netlify-global-object). */
declare const Netlify: { readonly env: { get(name: string): string | undefined } }

const manifest = JSON.parse(MANIFEST) as Manifest
const read = (name: string) => Netlify.env.get(name)

export const signingIn = (): SignInOptions => signingInOf(manifest, read)
export const proposing = (): ConfirmOptions => proposingOf(manifest, read)
