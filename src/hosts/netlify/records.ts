import type { Manifest } from '../../api/manifest.ts'
import { createFindRecords } from '../../finder/find-records.ts'
import { records } from '../routes.ts'
import { configOf } from './config.ts'
import { createSiteStore } from './site-store.ts'

/** The manifest of the build that this function belongs to, as JSON text. The bundler puts it here. */
declare const MANIFEST: string

const manifest = JSON.parse(MANIFEST) as Manifest

/** Leads from the ids of records to their pages, and renders pages that are too many to be files. */
export default (request: Request): Promise<Response | undefined> =>
  createFindRecords({ store: createSiteStore(new URL(request.url).origin), manifest })(request)

export const config = configOf(records(manifest))
