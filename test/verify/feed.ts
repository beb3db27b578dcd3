import { type RunningServer, startServer } from '../../src/hosts/node/node-server.ts'
import type { Finding } from '../../src/verify/report/finding.ts'
import type { Report } from '../../src/verify/report/report.ts'
import { type VerifyOptions, verify } from '../../src/verify/verify.ts'
import { cached } from './cached.ts'
import { type Feed, composeFeed } from './compose-feed.ts'
import type { Patch } from './patch.ts'
import { TOWN_DAY, townFiles } from './town.ts'

/** Where a feed in memory answers. */
export const ORIGIN = 'http://localhost'

/** The healthy feed. Its responses are cached, because every faulty feed requests the same ones. */
export const createTown = (): Feed => cached(composeFeed(townFiles()))

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
  if (base === ORIGIN && request.url.startsWith(`${ORIGIN}/`)) return feed(request)
  const { host, pathname, search } = new URL(request.url)
  if (host !== new URL(base).host) return Promise.reject(new TypeError('no such host'))
  return feed(new Request(ORIGIN + pathname + search, request))
}
