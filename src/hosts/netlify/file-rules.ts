import { MEDIA_TYPES } from '../../feed/media-types.ts'
import { pagePolicy } from '../../api/answer-page.ts'
import { SVG_POLICY } from '../../api/public-types.ts'
import { COMMON, FOR_EVER, REVALIDATE } from '../../api/headers.ts'
import { NOT_FOUND, OPENAPI, ROOT } from '../../feed/paths.ts'
import { CALENDARS, FIND, HASHED, pageAt, prefixesOf } from '../../pages/address.ts'
import { rewritesOf } from '../rewrites.ts'
import { collectionNames } from '../../hsds/collections.ts'
import type { PagesManifest } from '../../pages/pages-manifest.ts'

/*
 * How a host serves the files of a site, in two files that it reads and does not publish
 * (https://docs.netlify.com/manage/routing/headers/ and …/redirects/overview/). They belong to the build, so that a new
 * version of the program brings its own rules, whatever netlify.toml says.
 */

type Headers = Readonly<Record<string, string>>

const RECORD: Headers = { 'Content-Type': MEDIA_TYPES.json, 'Cache-Control': REVALIDATE }

/** JSON at the root of the site. */
const ROOT_FILES = [ROOT, OPENAPI, NOT_FOUND, '/serve.json']

/**
 * Headers by path. They apply to files only; a function sets its own. For a rewritten request, the host does not document
 * whether the requested path or the found file decides, so both have the same headers. No two rules for the same path set
 * the same header. Where no rule sets Cache-Control, the host sends `REVALIDATE`, and caches a file until the next deploy.
 */
const headers = (
  isPreview: boolean,
  pages: PagesManifest | undefined,
  paths: readonly string[],
): Readonly<Record<string, Headers>> => ({
  // The host itself hides only deploy previews from search engines, not branches.
  '/*': { ...COMMON, ...(isPreview && { 'X-Robots-Tag': 'noindex' }) },
  // Records are files without an ending, which the host would send as binary.
  ...Object.fromEntries(collectionNames.map((collection) => [`/${collection}/*`, RECORD])),
  '/': RECORD,
  // To the host's tools the dot in `/*.json` is any character, and so the page `/find/our-json` would be JSON. Where there are pages,
  // files are matched by folders and whole names.
  ...Object.fromEntries(ROOT_FILES.map((path) => [path, { 'Content-Type': MEDIA_TYPES.json }])),
  '/_/*.json': { 'Content-Type': MEDIA_TYPES.json },
  '/_/*.ndjson': { 'Content-Type': MEDIA_TYPES.ndjson },
  // The host sends this file when a rule has no target. It contains the same JSON as 404.json.
  '/404.html': { 'Content-Type': MEDIA_TYPES.json },
  // Pages for people. A request for /find/topics finds /find/topics.html.
  ...Object.fromEntries(
    prefixesOf(pages).flatMap((prefix) => [
      [`${prefix}/find/*`, pagePolicy(pages)],
      [`${prefix}/find.html`, pagePolicy(pages)],
    ]),
  ),
  '/_/*.gz': { 'Content-Type': MEDIA_TYPES.gz },
  '/_/*.zip': { 'Content-Type': MEDIA_TYPES.zip },
  // The host knows no type for these two.
  [`${CALENDARS}/*`]: { 'Content-Type': MEDIA_TYPES.ics },
  [pageAt('changes.atom')]: { 'Content-Type': MEDIA_TYPES.atom },
  // One rule for each, because a rule of a folder applies to a 404 in it as well, which must not be cached for ever.
  ...Object.fromEntries(paths.map((path) => [path, ownHeaders(path)])),
})

/** Whether a published file has headers of its own: pictures of the publisher, and files whose names change with their content. */
export const hasOwnHeaders = (path: string): boolean => Object.keys(ownHeaders(path)).length > 0

const ownHeaders = (path: string): Headers => ({
  ...(path.endsWith('.svg') && SVG_POLICY),
  ...(path.startsWith(HASHED) && { 'Cache-Control': FOR_EVER }),
  ...(path.startsWith(HASHED) && path.endsWith('.json') && { 'Content-Type': MEDIA_TYPES.json }),
})

/** Rules in their order. The address of the feed is its first document before any file. Files find the page of the inbox. */
const redirects = (pages: PagesManifest | undefined) => [
  ...(pages?.domain ? [`https://${pages.domain}/ https://${pages.domain}${FIND} 302!`] : []),
  ...rewritesOf(pages)
    .filter(({ from, isFolder }) => isFolder || from === '/')
    .map(
      ({ from, to, isFolder, status }) =>
        `${from}${isFolder ? '/*' : ''} ${to} ${status}${from === '/' ? '!' : ''}`,
    ),
]

/**
 * The rules of a build, as files beside the published ones. A preview must not be found by search engines. `paths` are those of
 * the files that have headers of their own.
 */
export const composeHostRules = (
  isPreview: boolean,
  pages?: PagesManifest,
  paths: readonly string[] = [],
): readonly { readonly path: string; readonly body: string }[] => [
  {
    path: '/_headers',
    body: Object.entries(headers(isPreview, pages, paths))
      .map(toBlock)
      .join('\n'),
  },
  {
    path: '/_redirects',
    body: redirects(pages)
      .map((line) => `${line}\n`)
      .join(''),
  },
]

const toBlock = ([path, values]: readonly [string, Headers]) =>
  [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
