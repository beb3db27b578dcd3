import { createApi } from '../api/api.ts'
import { type Collection, collectionNames } from '../hsds/collections.ts'
import type { Manifest } from '../api/manifest.ts'
import { createSiteStore } from './site-store.ts'

/** The manifest of the build that this function belongs to, as text; the bundler puts it here. */
declare const MANIFEST: string

// A text is read in a third of the time that the same thing written as code takes to start.
const manifest = JSON.parse(MANIFEST) as Manifest

/** Answers the lists, and the records that no file answers. */
export default (request: Request): Promise<Response> =>
  createApi({ store: createSiteStore(new URL(request.url).origin), manifest })(request)

const byFunction = (collection: Collection) => manifest.collections[collection].details !== 'static'

/** Exact paths, so that files are served without us; the answers may be kept by Netlify. */
export const config = {
  path: collectionNames.flatMap((collection) => [
    `/${collection}`,
    ...(byFunction(collection) ? [`/${collection}/*`] : []),
  ]),
  cache: 'manual',
}
