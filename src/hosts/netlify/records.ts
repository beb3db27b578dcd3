import type { Manifest } from '../../api/manifest.ts'
import { createFindRecords, recordPatterns } from '../../finder/find-records.ts'
import { createSiteStore } from './site-store.ts'

/** The manifest of the build that this function belongs to, as JSON text. The bundler puts it here. */
declare const MANIFEST: string

const manifest = JSON.parse(MANIFEST) as Manifest

/** Leads from the ids of records to their pages, and renders pages that are too many to be files. */
export default (request: Request): Promise<Response | undefined> =>
  createFindRecords({ store: createSiteStore(new URL(request.url).origin), manifest })(request)

/** Netlify's cache may store the pages. When the function cannot start, the published page answers. */
export const config = { path: recordPatterns(manifest), cache: 'manual', onError: 'bypass' }
