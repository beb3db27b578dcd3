import { join } from 'node:path'
import { createApi } from '../../src/api/api.ts'
import { createMemoryStore } from '../../src/api/memory-store.ts'
import { type RunningServer, startServer } from '../../src/dev/node-server.ts'
import { type VerifyOptions, verify } from '../../src/verify/verify.ts'
import type { Finding } from '../../src/verify/finding.ts'
import type { Report } from '../../src/verify/report.ts'
import { composeContent, writeContent } from '../api/homes.ts'
import { cached } from './cached.ts'
import type { Patch } from './patch.ts'
import { TOWN_DAY, townFiles } from './town.ts'

/** A feed in memory. */
export type Feed = (request: Request) => Promise<Response>

/** Where a feed in memory answers. */
export const ORIGIN = 'http://localhost'

/** Composes the healthy feed. Its responses are cached, because every faulty feed asks for the same ones. */
export async function createTown(): Promise<Feed> {
  const folder = await writeContent(townFiles())
  try {
    const { files, manifest } = await composeContent(join(folder.path, 'content'))
    return cached(createApi({ store: createMemoryStore(files), manifest }))
  } finally {
    await folder.remove()
  }
}

/** A feed with one fault. */
export const patched =
  (feed: Feed, patch: Patch): Feed =>
  (request) =>
    patch(request, (other = request) => feed(other))

/** Serves a feed over HTTP. */
export const startFeed = (feed: Feed): Promise<RunningServer> => startServer(feed, { port: 0 })

/** Checks a feed, in memory, by the strict policy. */
export const check = (feed: Feed, options: Partial<VerifyOptions> = {}): Promise<Report> => {
  const { base = ORIGIN } = options
  return verify((request) => answerAt(base, request, feed), {
    base,
    now: TOWN_DAY,
    policy: 'strict',
    wait: () => Promise.resolve(),
    ...options,
  })
}

/** Every finding, at all endpoints. */
export const findingsOf = ({ endpoints }: Report): readonly Finding[] =>
  endpoints.flatMap(({ findings }) => findings)

/** The feed answers for its own host only, so that no test reaches a real one. */
function answerAt(base: string, request: Request, feed: Feed): Promise<Response> {
  const { host, pathname, search } = new URL(request.url)
  if (host !== new URL(base).host) return Promise.reject(new TypeError('no such host'))
  return feed(new Request(ORIGIN + pathname + search, request))
}
