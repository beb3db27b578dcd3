import { answerSuggest } from '../../api/answer-suggest.ts'
import { answering } from '../../api/answering.ts'
import type { Manifest } from '../../api/manifest.ts'
import { suggest } from '../routes.ts'
import { configOf } from './config.ts'
import { createSiteStore } from './site-store.ts'

/** The manifest of the build that this function belongs to, as JSON text. The bundler puts it here. */
declare const MANIFEST: string

const manifest = JSON.parse(MANIFEST) as Manifest

/** Suggests names. It is a function of its own because it is asked at every letter: the whole API takes longer to start. */
export default (request: Request): Promise<Response> =>
  answering({ store: createSiteStore(new URL(request.url).origin), manifest }, (url, context) =>
    answerSuggest(url.searchParams, context),
  )(request)

export const config = configOf(suggest())
