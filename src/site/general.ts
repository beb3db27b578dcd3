import { notFound } from '../api/problem.ts'
import type { PostcodeSource } from '../coverage/gazetteer/postcode-source.ts'
import { composeOpenApi } from '../feed/openapi.ts'
import { NOT_FOUND, OPENAPI, REMOVED, ROOT } from '../feed/paths.ts'
import { composeRoot } from '../feed/root.ts'
import type { Feed } from './feed.ts'
import type { SiteOptions } from './plan.ts'

/** What is said about a feed as a whole, by path, each made when it is asked for. */
export const composeGeneral = (
  { settings, removed }: Pick<Feed, 'settings' | 'removed'>,
  { postcodes = [] }: Pick<SiteOptions, 'postcodes'>,
): Readonly<Record<string, () => object>> => ({
  [ROOT]: () => composeRoot(settings, attributionOf(postcodes)),
  [OPENAPI]: () => composeOpenApi(settings),
  [REMOVED]: () => ({ removed }),
  [NOT_FOUND]: notFound,
  '/404.html': notFound,
})

/** The words that the licences of ingested postcodes ask for, each once. */
const attributionOf = (postcodes: readonly PostcodeSource[]) => [
  ...new Set(postcodes.flatMap(({ attribution }) => attribution)),
]
