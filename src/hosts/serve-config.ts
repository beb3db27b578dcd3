import { documentHeaders } from '../api/headers.ts'
import { pagePolicy } from '../api/answer-page.ts'
import type { Manifest } from '../api/manifest.ts'
import { PUBLIC_ENDINGS, SVG_POLICY } from '../api/public-types.ts'
import { dumpFiles } from '../feed/dumps.ts'
import { MEDIA_TYPES, mediaTypeOf } from '../feed/media-types.ts'
import { detailPath, pagePath } from '../feed/paths.ts'
import { collectionNames } from '../hsds/collections.ts'
import { rewritesOf } from './rewrites.ts'

/** Files that are not JSON, beside pages. */
const OTHER_FILES = ['_/**/*.ndjson', 'robots.txt', 'sitemap*.xml']

/** Pages and what belongs to them. */
const PAGES = [
  'find.html',
  ...['html', 'ics', 'atom', 'css', 'js'].map((ending) => `find/**/*.${ending}`),
  ...['??/find.html', '??/find/**/*.html'],
]

/**
 * The settings of the program `serve` (https://github.com/vercel/serve-handler). With them any machine serves the first page of
 * every list, every record and a JSON 404 from files alone. Filters and further pages need the API.
 */
export function composeServeConfig({ build, collections, pages }: Manifest): object {
  return {
    cleanUrls: ['/find', '/find/**', '/??/find', '/??/find/**'],
    directoryListing: false,
    rewrites: [
      ...rewritesOf(pages)
        .filter(({ status }) => status === 200)
        .map(({ from, to, isFolder }) => ({
          source: isFolder ? `${from}/:slug` : from,
          destination: to,
        })),
      ...collectionNames.map((collection) => ({
        source: `/${collection}`,
        destination: pagePath(build, collection, 1),
      })),
      // Static records too: `serve` ignores a trailing slash only on rewritten paths.
      ...collectionNames
        .filter((collection) => collections[collection].details !== 'fanned')
        .map((collection) => ({
          source: `/${collection}/:id`,
          destination: detailPath(collections[collection].details, collection, ':id'),
        })),
    ],
    headers: [
      { source: '**', headers: toPairs(documentHeaders(MEDIA_TYPES.json)) },
      ...[...OTHER_FILES, ...dumpFiles.map(({ path }) => path.slice(1))].map((source) =>
        headersFor(source),
      ),
      ...PUBLIC_ENDINGS.map((ending) =>
        headersFor(`**/*.${ending}`, ending === 'svg' ? SVG_POLICY : {}),
      ),
      ...PAGES.map((source) => headersFor(source, pagePolicy(pages))),
    ],
  }
}

const headersFor = (source: string, more: Readonly<Record<string, string>> = {}) => ({
  source,
  headers: toPairs({ 'Content-Type': mediaTypeOf(source), ...more }),
})

const toPairs = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))
