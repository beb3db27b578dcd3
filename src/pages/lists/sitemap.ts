import { escapeHtml } from '../frame/html.ts'

/** The most addresses in one file (https://www.sitemaps.org/protocol.html). */
const MAX_ADDRESSES = 50_000

/** A sitemap of full addresses. Undefined when there are more than one file may have. */
export const composeSitemap = (addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses
  .slice(0, MAX_ADDRESSES)
  .map((address) => `<url><loc>${escapeHtml(address)}</loc></url>\n`)
  .join('')}</urlset>
`

/** What robots may read: everything but searches. */
export const composeRobots = (sitemap?: string): string =>
  `User-agent: *\nDisallow: /find?\nAllow: /\n${sitemap ? `Sitemap: ${sitemap}\n` : ''}`
