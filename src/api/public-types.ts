import type { MEDIA_TYPES } from '../feed/media-types.ts'

/** The kinds of files that a publisher may add, by ending. None of them can run a script on a page. */
export const PUBLIC_ENDINGS: readonly string[] = [
  'png',
  'jpg',
  'jpeg',
  'gif',
  'webp',
  'avif',
  'svg',
  'ico',
  'css',
  'woff2',
  'txt',
  'csv',
  'pdf',
] satisfies (keyof typeof MEDIA_TYPES)[]

/** An SVG that is opened by itself may run no script. */
export const SVG_POLICY: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}
