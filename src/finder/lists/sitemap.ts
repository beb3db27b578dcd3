import { FIND } from '../../pages/address.ts'
import { escapeHtml } from '../../pages/layout/html.ts'

/** The most addresses in one file (https://www.sitemaps.org/protocol.html). */
const MAX_ADDRESSES = 50_000

/** The address of the sitemap, or of the index of its parts. */
export const SITEMAP = '/sitemap.xml'

/**
 * The sitemaps of full addresses, by their paths: one, or an index of several when there are more addresses than one may have. All
 * are at the root of the site, because a sitemap may only name addresses below its own folder.
 */
export function composeSitemaps(
  addresses: readonly string[],
  base: string,
  most = MAX_ADDRESSES,
): ReadonlyMap<string, () => string> {
  if (addresses.length <= most) return new Map([[SITEMAP, () => urlset(addresses)]])
  const count = Math.ceil(addresses.length / most)
  const parts = Array.from({ length: count }, (_, i) => `/sitemap-${i + 1}.xml`)
  return new Map([
    [
      SITEMAP,
      () =>
        listOf(
          'sitemapindex',
          'sitemap',
          parts.map((path) => base + path),
        ),
    ],
    ...parts.map(
      (path, i) => [path, () => urlset(addresses.slice(i * most, (i + 1) * most))] as const,
    ),
  ])
}

const urlset = (addresses: readonly string[]) => listOf('urlset', 'url', addresses)

const listOf = (root: string, item: string, addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `<${item}><loc>${escapeHtml(address)}</loc></${item}>\n`).join('')}</${root}>
`

/** What robots may read: everything but searches. `prefixes` are those of the languages. */
export const composeRobots = (prefixes: readonly string[], sitemap?: string): string =>
  [
    'User-agent: *',
    ...prefixes.map((prefix) => `Disallow: ${prefix}${FIND}?`),
    'Allow: /',
    ...(sitemap ? [`Sitemap: ${sitemap}`] : []),
    '',
  ].join('\n')
