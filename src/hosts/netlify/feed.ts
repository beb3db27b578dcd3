import { answerFeed } from '../../api/answer-feed.ts'
import { answering } from '../../api/answering.ts'
import type { Manifest } from '../../api/manifest.ts'
import { feed } from '../routes.ts'
import { configOf } from './config.ts'
import { createSiteStore } from './site-store.ts'

/** The manifest of the build that this function belongs to, as JSON text. The bundler puts it here. */
declare const MANIFEST: string

// Parsing JSON takes a third of the start time of the same data written as code.
const manifest = JSON.parse(MANIFEST) as Manifest

/** Answers the lists, and the records that are not published as files. */
export default (request: Request): Promise<Response> =>
  answering({ store: createSiteStore(new URL(request.url).origin), manifest }, answerFeed)(request)

export const config = configOf(feed(manifest))
