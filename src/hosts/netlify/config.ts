import type { Route } from '../routes.ts'

/** The `config` of an edge function (https://docs.netlify.com/build/edge-functions/declarations/). */
export const configOf = (
  { paths, methods, isCached, hasPage, limit }: Route,
  taken: readonly string[] = [],
): object => ({
  path: paths,
  ...(methods === 'others' && {
    excludedPath: taken,
    method: ['OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'],
  }),
  // Behind the cache, which may then store the answers.
  ...(isCached && { cache: 'manual' }),
  ...(hasPage && { onError: 'bypass' }),
  ...(limit !== undefined && {
    rateLimit: { windowSize: 180, windowLimit: limit, aggregateBy: ['ip', 'domain'] },
  }),
})
