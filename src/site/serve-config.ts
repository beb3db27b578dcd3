import { collectionNames } from '../hsds/collections.ts'
import type { Manifest } from '../api/manifest.ts'
import { ROOT, detailPath, pagePath } from '../feed/paths.ts'
import { documentHeaders } from '../api/headers.ts'

/**
 * The settings of the program `serve` (https://github.com/vercel/serve-handler), so that the site alone answers the first
 * page of every list, every record and a JSON 404 on any machine. Filters and further pages need the API.
 */
export function serveConfig({ build, collections }: Manifest): object {
  const headers = Object.entries(documentHeaders('application/json; charset=utf-8')).map(
    ([key, value]) => ({ key, value }),
  )
  return {
    cleanUrls: false,
    directoryListing: false,
    rewrites: [
      { source: '/', destination: ROOT },
      ...collectionNames.map((collection) => ({
        source: `/${collection}`,
        destination: pagePath(build, collection, 1),
      })),
      // For files too: `serve` forgives a slash at the end of rewritten paths only.
      ...collectionNames
        .filter((collection) => collections[collection].details !== 'fanned')
        .map((collection) => ({
          source: `/${collection}/:id`,
          destination: detailPath(collections[collection].details, collection, ':id'),
        })),
    ],
    headers: [
      { source: '**', headers },
      {
        source: '_/**/*.ndjson',
        headers: [{ key: 'Content-Type', value: 'application/x-ndjson; charset=utf-8' }],
      },
    ],
  }
}
