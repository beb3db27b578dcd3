import type { Manifest } from '../../api/manifest.ts'
import { createFind } from '../../finder/create-find.ts'
import { find } from '../routes.ts'
import { configOf } from './config.ts'
import { createSiteStore } from './site-store.ts'

/** The manifest of the build that this function belongs to, as JSON text. The bundler puts it here. */
declare const MANIFEST: string

const manifest = JSON.parse(MANIFEST) as Manifest

/** Answers searches at `/find`, and results in frames of other sites. The published page answers the path without a query. */
export default (request: Request): Promise<Response | undefined> =>
  createFind({ store: createSiteStore(new URL(request.url).origin), manifest })(request)

export const config = configOf(find(manifest))
