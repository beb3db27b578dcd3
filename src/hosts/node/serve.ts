import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { answerUnavailable } from '../../api/answer.ts'
import type { Manifest } from '../../api/manifest.ts'
import { MANIFEST } from '../../feed/paths.ts'
import { createConfirm } from '../../forms/server/propose/answer-confirm.ts'
import { toProblem } from '../../forms/server/propose/answer-post.ts'
import { createPropose } from '../../forms/server/propose/answer-propose.ts'
import { createSignIn } from '../../forms/server/propose/answer-sign-in.ts'
import { tooOften } from '../../forms/server/propose/problems.ts'
import { createReport } from '../../forms/server/report/answer-report.ts'
import { MAX_BODY } from '../../forms/server/propose/suggestion.ts'
import { createFileStore } from '../../io/files/file-store.ts'
import { SITE } from '../../io/files/finished-build.ts'
import { recoverFolder } from '../../io/files/staged-folder.ts'
import { type ReadVariable, proposingOf, signingInOf } from '../posting.ts'
import { confirm, propose, report, signIn } from '../routes.ts'
import { createSite } from './answer-site.ts'
import { createLimiter } from './limiter.ts'
import { type Handler, type RunningServer, startServer } from './node-server.ts'

export interface ServiceOptions {
  /** The output folder of a build. */
  readonly out: string
  readonly port: number
  /** Lets other machines in, not only a proxy on this one. */
  readonly host?: boolean
  /** Takes the address of a client and the scheme from `X-Forwarded-For` and `X-Forwarded-Proto`. */
  readonly isBehindProxy?: boolean
  readonly read: ReadVariable
}

/** The path that monitors of a host ask. */
export const HEALTH = '/_/health'

/** How often another build is looked for, in milliseconds. */
const LOOK = 1000

/** Milliseconds. The slowest telephone sends a suggestion in less, and the slowest answer takes less. */
const TIMEOUT = 30_000
const GRACE = 10_000
const MAX_CONNECTIONS = 1000

/**
 * Serves a finished build to the public: the same functions as any host, over the table of routes. Keeps no state but counts of
 * requests, so that any number of them can run. Takes up another build as soon as it is there.
 */
export async function startService(options: ServiceOptions): Promise<RunningServer> {
  const { out, port, host = false } = options
  recoverFolder(out)
  const current = await followBuilds(join(out, SITE), (manifest, store) =>
    answerAll(manifest, store, options),
  )
  return startServer(
    async (request, peer) => {
      try {
        return await (
          await current()
        )(request, peer)
      } catch (error) {
        return answerUnavailable(request, error)
      }
    },
    {
      ...{ port, host, body: MAX_BODY },
      ...{ requestTimeout: TIMEOUT, maxConnections: MAX_CONNECTIONS, grace: GRACE },
    },
  )
}

type Store = ReturnType<typeof createFileStore>

/** What `make` makes of the build in a folder, made again when another one has replaced it. Rejects when there is none to begin with. */
async function followBuilds(
  siteDir: string,
  make: (manifest: Manifest, store: Store) => Handler,
): Promise<() => Promise<Handler>> {
  const file = join(siteDir, MANIFEST)
  const versionOf = async () => {
    const { ino, mtimeMs, size } = await stat(file)
    return `${ino} ${mtimeMs} ${size}`
  }
  const read = async () =>
    make(JSON.parse(await readFile(file, 'utf8')) as Manifest, createFileStore(siteDir))
  let version = await versionOf()
  let handler = await read()
  let looked = Date.now()
  return async () => {
    if (Date.now() - looked < LOOK) return handler
    looked = Date.now()
    try {
      const newest = await versionOf()
      if (newest !== version) [version, handler] = [newest, await read()]
    } catch {
      // While a build is swapped there may be none for a moment.
    }
    return handler
  }
}

/** Answers everything: the health of the service, what is sent with POST, pages, lists and files. */
function answerAll(manifest: Manifest, store: Store, options: ServiceOptions): Handler {
  const { isBehindProxy = false, read } = options
  const site = createSite({ store, manifest })
  const posts = postsOf(manifest, read)
  const mayAsk = createLimiter()
  return async (asked, peer) => {
    const request = isBehindProxy ? asAsked(asked) : asked
    const { pathname } = new URL(request.url)
    if (pathname === HEALTH) return healthOf(manifest, request)
    const post = request.method === 'POST' && posts.get(pathname.replace(/(?<=.)\/$/, ''))
    if (!post) return site(request)
    const client = (isBehindProxy && lastOf(asked.headers.get('x-forwarded-for'))) || peer
    if (!mayAsk(`${pathname} ${client}`, post.limit))
      return toProblem(tooOften(), { 'Retry-After': '180' })
    return (await post.answer(request)) ?? site(request)
  }
}

/** What answers POST, by path. Each refuses every request unless its secrets are set. */
function postsOf(manifest: Manifest, read: ReadVariable) {
  const proposing = proposingOf(manifest, read)
  const all = [
    [propose(), createPropose(proposing)],
    [report(), createReport(proposing)],
    [confirm(), createConfirm(proposing)],
    [signIn(), createSignIn(signingInOf(manifest, read))],
  ] as const
  return new Map(
    all.flatMap(([{ paths, limit = Infinity }, answer]) =>
      paths.map((path) => [path, { limit, answer }] as const),
    ),
  )
}

/** The request with the scheme that the client used towards the proxy. */
function asAsked(request: Request): Request {
  const scheme = lastOf(request.headers.get('x-forwarded-proto'))
  if (scheme !== 'https') return request
  return new Request(request.url.replace(/^http:/, 'https:'), request)
}

/** The last entry of a list in a header is that of the nearest proxy; earlier ones are whatever a client has sent. */
const lastOf = (header: string | null): string => header?.split(',').at(-1)?.trim() ?? ''

const healthOf = ({ build }: Manifest, { method }: Request): Response =>
  new Response(method === 'HEAD' ? null : `${JSON.stringify({ status: 'ok', build })}\n`, {
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
  })
