import { NOT_FOUND_PAGE } from './paths.ts'

/** The media types of published files, by the endings of their names. */
export const MEDIA_TYPES = {
  json: 'application/json; charset=utf-8',
  /** One record per line. */
  ndjson: 'application/x-ndjson; charset=utf-8',
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  xml: 'application/xml',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  gz: 'application/gzip',
  zip: 'application/zip',
  bin: 'application/octet-stream',
} as const

/** The media type of a published file. Records have no ending, and static hosts need a 404.html: both hold JSON. */
export function mediaTypeOf(path: string): string {
  const ending = path.slice(path.lastIndexOf('.') + 1)
  return path !== NOT_FOUND_PAGE && Object.hasOwn(MEDIA_TYPES, ending)
    ? MEDIA_TYPES[ending as keyof typeof MEDIA_TYPES]
    : MEDIA_TYPES.json
}
