import type { Manifest } from '../api/manifest.ts'
import type { Directory } from '../directory/directory.ts'
import { type Entry, type Lists, composeLists } from '../feed/lists.ts'
import type { Collection } from '../hsds/collections.ts'
import { memoise } from '../memoise.ts'
import { type PagesManifest, describeDirectory } from '../pages/pages-manifest.ts'
import { styleFile } from '../pages/style-file.ts'
import { languageFor } from '../pages/words/languages.ts'
import { urgentHelp } from '../search/urgent/urgent.ts'
import { markdown } from '../pages/markdown.ts'
import { ownAddress } from '../pages/own-page.ts'
import type { OwnPage } from '../record/own-page.ts'
import type { Removed, Renamed } from '../record/schema/removed.ts'
import type { Settings } from '../record/settings/settings.ts'

/** What a feed is made of. */
export interface Feed {
  readonly settings: Settings
  readonly removed: readonly Removed[]
  readonly renamed?: readonly Renamed[]
  /** Pages that the publisher has written. */
  readonly pages?: readonly OwnPage[]
  readonly lists: Lists
}

/** The feed that a directory publishes. */
export const feedOf = (directory: Directory): Feed => ({
  settings: directory.settings,
  removed: directory.removed,
  renamed: directory.renamed,
  pages: directory.pages,
  lists: composeLists(directory),
})

/** The settings of a feed that its manifest repeats. */
export const settingsOf = (
  feed: Feed,
): Pick<Manifest, 'title' | 'base_url' | 'per_page' | 'pages'> => {
  const { title, base_url, per_page } = feed.settings
  const pages = describePages(feed)
  return {
    title,
    per_page,
    ...(base_url !== undefined && { base_url }),
    ...(pages && { pages }),
  }
}

/** What pages have in common; undefined when there are none. */
export const describePages = memoise(
  ({ settings, pages = [] }: Feed): PagesManifest | undefined => {
    if (settings.pages === 'off') return undefined
    const { colour, footer, contact, css, logo } = settings.pages
    return {
      language: languageFor(settings.language),
      directory: describeDirectory(settings),
      hasUrgent: urgentHelp(settings).length > 0,
      style: styleFile(colour).path,
      hasContact: contact !== undefined,
      own: pages.map((page) => ({ address: ownAddress(page), text: page.title })),
      ...(footer !== undefined && { footer: markdown(footer).text }),
      ...(css !== undefined && { css: `/${css}` }),
      ...(logo !== undefined && { logo: `/${logo}` }),
    }
  },
)

/**
 * All entries, each list in its order. A service_at_location follows its service where the order of its list allows that,
 * because their documents have most parts in common and those are cached for a while. The other lists come one by one.
 */
export function* inTurn(lists: Lists): Generator<readonly [Collection, Entry]> {
  const { services, service_at_locations: pairs } = lists
  const seen = new Set<string | undefined>()
  let next = 0
  for (const service of services) {
    yield ['services', service]
    seen.add(service.id)
    for (; next < pairs.length && seen.has(pairs[next]!.service); next++)
      yield ['service_at_locations', pairs[next]!]
  }
  for (const pair of pairs.slice(next)) yield ['service_at_locations', pair]
  for (const collection of ['organizations', 'taxonomies', 'taxonomy_terms'] as const)
    for (const entry of lists[collection]) yield [collection, entry]
}
