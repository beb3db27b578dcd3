import { join } from 'node:path'
import { createApi } from '../../src/api/api.ts'
import { createMemoryStore } from '../../src/api/memory-store.ts'
import { type RunningServer, startServer } from '../../src/dev/node-server.ts'
import { type VerifyOptions, verify } from '../../src/verify/verify.ts'
import type { Finding } from '../../src/verify/finding.ts'
import type { Report } from '../../src/verify/report.ts'
import { composeContent, writeContent } from '../api/homes.ts'
import type { Patch } from './patch.ts'
import { TOWN_DAY, townFiles } from './town.ts'

/** The healthy feed, as what answers a request. */
export async function createTown(): Promise<(request: Request) => Promise<Response>> {
  const folder = await writeContent(townFiles())
  try {
    const { files, manifest } = await composeContent(join(folder.path, 'content'))
    return createApi({ store: createMemoryStore(files), manifest })
  } finally {
    await folder.remove()
  }
}

/** Serves a feed over HTTP, with one thing wrong if a patch is given. */
export const startFeed = (
  town: (request: Request) => Promise<Response>,
  patch?: Patch,
): Promise<RunningServer> =>
  startServer(
    (request) => (patch ? patch(request, (other = request) => town(other)) : town(request)),
    { port: 0 },
  )

/** Checks a feed that is served, by the strict verdict unless told. */
export const check = (
  { origin }: RunningServer,
  options: Partial<VerifyOptions> = {},
): Promise<Report> => {
  const { base = origin } = options
  return verify((request) => onlyAt(origin, base, request), {
    base,
    now: TOWN_DAY,
    policy: 'strict',
    wait: () => Promise.resolve(),
    ...options,
  })
}

/** Everything that was found, at all endpoints. */
export const findingsOf = ({ endpoints }: Report): readonly Finding[] =>
  endpoints.flatMap(({ findings }) => findings)

/**
 * No test asks a host of the real world; it is as if none were there. Where the feed is looked at under another address,
 * the server of the test answers for that host.
 */
function onlyAt(origin: string, base: string, request: Request): Promise<Response> {
  const { host, pathname, search } = new URL(request.url)
  if (request.url.startsWith(origin)) return fetch(request)
  return host === new URL(base).host
    ? fetch(new Request(origin + pathname + search, request))
    : Promise.reject(new TypeError('no such host'))
}
