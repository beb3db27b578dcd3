import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import serveHandler from 'serve-handler'
import { createApi } from '../api/api.ts'
import { routeOf } from '../api/route.ts'
import { SITE } from '../files/finished-build.ts'
import { recoverFolder } from '../files/staged-folder.ts'
import type { Manifest } from '../api/manifest.ts'
import { MANIFEST, OPENAPI, ROOT } from '../feed/paths.ts'
import { createFileStore } from '../files/file-store.ts'
import { type RunningServer, startServer } from './node-server.ts'

export interface PreviewOptions {
  /** The output folder of a build. */
  readonly out: string
  readonly port: number
}

/**
 * Serves a finished build as a host does: the API answers lists, methods and what no file answers, and everything else is
 * a file, with the headers of the site's own serve.json.
 */
export async function startPreview({ out, port }: PreviewOptions): Promise<RunningServer> {
  recoverFolder(out)
  const siteDir = join(out, SITE)
  const manifest = JSON.parse(await readFile(join(siteDir, MANIFEST), 'utf8')) as Manifest
  const config = JSON.parse(await readFile(join(siteDir, 'serve.json'), 'utf8')) as object
  const store = createFileStore(siteDir)

  async function handle(request: Request): Promise<Response | undefined> {
    const url = new URL(request.url)
    const route = routeOf(url.pathname)
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const isOurs =
      !isReading ||
      // No published path has an escape or a capital letter in it, nor so many characters. The handler would answer some
      // that have with a page of its own, or with the first page of a list, whatever is asked of it.
      /[%A-Z]|.{256}/.test(url.pathname) ||
      route.kind === 'list' ||
      route.kind === 'nowhere' ||
      (route.kind === 'detail' && manifest.collections[route.collection].details !== 'static') ||
      (route.kind === 'file' && [ROOT, OPENAPI].includes(route.path))
    return isOurs ? createApi({ store, manifest, base: url.origin })(request) : undefined
  }

  return startServer(handle, {
    port,
    fallback: (request, response) => {
      // To who asks for JSON the handler would answer an error of its own instead of the site's.
      delete request.headers.accept
      // One range of bytes is understood, and of what is not nobody need take notice (RFC 9110, section 14.2).
      if (!/^bytes=\d*-\d*$/.test(request.headers.range ?? '')) delete request.headers.range
      // A path that climbs is taken as every browser takes it.
      request.url = new URL(`http://localhost${request.url}`).pathname
      return serveHandler(request, response, { ...config, etag: true, public: siteDir })
    },
  })
}
