import { createApi } from '../api/api.ts'
import type { Manifest } from '../feed/manifest.ts'

declare const MANIFEST: Manifest

/** Answers everything but GET and HEAD, on every path; it reads no file. */
export default createApi({ store: { read: () => Promise.resolve(undefined) }, manifest: MANIFEST })

export const config = { path: '/*', method: ['OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'] }
