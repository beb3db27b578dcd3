import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import serveHandler from 'serve-handler'
import { isPage } from '../api/answer-page.ts'
import { createApi } from '../api/api.ts'
import { routeOf } from '../api/route.ts'
import { table } from '../site/documents/table.ts'
import { SITE } from '../files/finished-build.ts'
import { recoverFolder } from '../files/staged-folder.ts'
import type { Manifest } from '../api/manifest.ts'
import { MANIFEST } from '../feed/paths.ts'
import { createFind } from '../find/find.ts'
import { createFileStore } from '../files/file-store.ts'
import { type RunningServer, startServer } from './node-server.ts'

export interface PreviewOptions {
  /** The output folder of a build. */
  readonly out: string
  readonly port: number
}

/** The documents that name the address of the feed: the API puts the address of this server there. */
const ANSWERED = new Set(
  table.singles.filter(({ from }) => from === 'both').map(({ path }) => path),
)

/**
 * Serves a finished build as a host does: the API answers requests for lists, other methods than GET, and whatever no file
 * answers. Everything else is a file, with the headers of the site's own serve.json.
 */
export async function startPreview({ out, port }: PreviewOptions): Promise<RunningServer> {
  recoverFolder(out)
  const siteDir = join(out, SITE)
  const manifest = JSON.parse(await readFile(join(siteDir, MANIFEST), 'utf8')) as Manifest
  const config = JSON.parse(await readFile(join(siteDir, 'serve.json'), 'utf8')) as object
  const store = createFileStore(siteDir)
  const find = createFind({ store, manifest })

  async function handle(request: Request): Promise<Response | undefined> {
    const url = new URL(request.url)
    const route = routeOf(url.pathname)
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const isOurs =
      !isReading ||
      // No published path has an escape, a capital letter or this many characters. The handler would answer some of these
      // with a page of its own, or with the first page of a list.
      /[%A-Z]|.{256}/.test(url.pathname) ||
      route.kind === 'list' ||
      route.kind === 'nowhere' ||
      (route.kind === 'detail' && manifest.collections[route.collection].details !== 'static') ||
      (route.kind === 'file' && (ANSWERED.has(route.path) || isPage(route.path)))
    const page = await find(request)
    if (page) return page
    return isOurs ? createApi({ store, manifest, base: url.origin })(request) : undefined
  }

  return startServer(handle, {
    port,
    fallback: (request, response) => {
      // To a client that accepts JSON, the handler would send its own 404 instead of the site's.
      delete request.headers.accept
      // The handler understands one range of bytes. Any other may be ignored (RFC 9110, section 14.2).
      if (!/^bytes=\d*-\d*$/.test(request.headers.range ?? '')) delete request.headers.range
      // Resolves `..` as browsers do.
      request.url = new URL(`http://localhost${request.url}`).pathname
      return serveHandler(request, response, { ...config, etag: true, public: siteDir })
    },
  })
}
