import { pagePolicy } from '../../api/answer-page.ts'
import { PUBLIC_TYPES, SVG_POLICY } from '../../api/public-types.ts'
import { documentHeaders } from '../../api/headers.ts'
import type { Manifest } from '../../api/manifest.ts'
import { dumpFiles } from '../../feed/dumps.ts'
import { ROOT, detailPath, pagePath } from '../../feed/paths.ts'
import { collectionNames } from '../../hsds/collections.ts'
import type { SummaryDocument } from './document.ts'
import { HTML_TYPE } from './find/html.ts'
import { JSON_TYPE, NDJSON_TYPE } from './json.ts'

/**
 * The settings of the program `serve` (https://github.com/vercel/serve-handler). With them any machine serves the first
 * page of every list, every record and a JSON 404 from files alone. Filters and further pages need the API.
 */
export const serveConfig: SummaryDocument = {
  kind: 'summary',
  title: 'settings for the program `serve`',
  path: '/serve.json',
  patterns: ['/serve.json'],
  type: JSON_TYPE,
  from: 'file',
  make: (manifest) => JSON.stringify(composeServeConfig(manifest)),
}

/** The media types of pages and what belongs to them, by the paths of files. */
const PAGE_TYPES = {
  'find.html': HTML_TYPE,
  'find/**/*.html': HTML_TYPE,
  'find/**/*.ics': 'text/calendar; charset=utf-8',
  'find/*.atom': 'application/atom+xml; charset=utf-8',
  'find/_/*.css': 'text/css; charset=utf-8',
  'find/_/*.js': 'text/javascript; charset=utf-8',
  'robots.txt': 'text/plain; charset=utf-8',
  'sitemap.xml': 'application/xml',
}

function composeServeConfig({ build, collections, pages }: Manifest): object {
  const headers = Object.entries(documentHeaders(JSON_TYPE)).map(([key, value]) => ({ key, value }))
  return {
    cleanUrls: ['/find', '/find/**'],
    directoryListing: false,
    rewrites: [
      { source: '/', destination: ROOT },
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
      { source: '**', headers },
      { source: '_/**/*.ndjson', headers: [{ key: 'Content-Type', value: NDJSON_TYPE }] },
      ...dumpFiles.map(({ path, type }) => ({
        source: path.slice(1),
        headers: [{ key: 'Content-Type', value: type }],
      })),
      ...Object.entries(PUBLIC_TYPES).map(([ending, value]) => ({
        source: `**/*.${ending}`,
        headers: [
          { key: 'Content-Type', value },
          ...(ending === 'svg'
            ? Object.entries(SVG_POLICY).map(([key, value]) => ({ key, value }))
            : []),
        ],
      })),
      ...Object.entries(PAGE_TYPES).map(([source, value]) => ({
        source,
        headers: [
          { key: 'Content-Type', value },
          ...Object.entries(pagePolicy(pages)).map(([key, value]) => ({ key, value })),
        ],
      })),
    ],
  }
}
