import type { Document } from '../../../hsds/types.ts'
import { memoise, once } from '../../../memoise.ts'
import { PAGE_FOLDERS, type PageList, pageAt } from '../../../pages/address.ts'
import { type Listed, listedOf } from '../../../pages/lists/listed.ts'
import { pageFacts } from '../../../pages/records/page-facts.ts'
import type { Html } from '../../../pages/frame/html.ts'
import { markdown } from '../../../pages/texts/markdown.ts'
import type { Attribution, PageContext } from '../../../pages/page-context.ts'
import { contextOf } from '../../../pages/pages-manifest.ts'
import { type StyleFile, styleFile } from '../../../pages/frame/style-file.ts'
import { translated, translationsFor } from '../../../pages/translated.ts'
import { withoutRegion } from '../../../record/schema/page-languages.ts'
import type { Settings } from '../../../record/settings/settings.ts'
import type { Site } from '../../composed-site.ts'
import { describePages } from '../../described.ts'
import type { Entry } from '../../../feed/lists.ts'

/** What the pages of a site have in common. */
export interface SitePages {
  readonly settings: Settings
  readonly context: PageContext
  readonly style: StyleFile
  /** A text that the publisher has written in the settings. */
  readonly written: (name: 'intro' | 'contact') => Html | undefined
  /** All services in the order of their list. */
  readonly services: () => readonly Listed[]
  /** Computes what lists show of a service while its document is at hand, so that `services` does not compose it again. */
  readonly prepare: (service: Entry, document: Document<'service'>) => void
  readonly taxonomies: () => readonly Document<'taxonomy'>[]
}

/** Undefined when the site has no pages. */
export const pagesOf = memoise((site: Site): SitePages | undefined => {
  const { settings, lists } = site.feed
  const described = describePages(site)
  const { pages: look } = settings
  if (!described || look === 'off') return undefined
  const addresses = {
    services: once(() => addressesOf('services', lists.services)),
    organizations: once(() => addressesOf('organizations', lists.organizations)),
    taxonomy_terms: once(() => addressesOf('taxonomy_terms', lists.taxonomy_terms)),
  }
  const isTranslated = described.languages.some((one) => one !== withoutRegion(settings.language))
  const texts = isTranslated ? lists.translations?.() : undefined
  const translations = texts && texts.size > 0 ? (id: string) => texts.get(id) : undefined
  const style = styleFile(look.colour)
  const frame = contextOf(described, site.language)
  const context: PageContext = {
    ...frame,
    ...translationsFor(frame, translations),
    ...sourcesOf(site),
    addressOf: (list, id) => addresses[list]().get(id),
    isConfidential: (id) => lists.confidential?.has(id) ?? false,
  }
  const isRendered = site.plan.lists.services.pages === 'function'
  const listed = (service: Document<'service'>): Listed | undefined => {
    const shown = listedOf(service, context)
    return isRendered && shown
      ? { ...shown, facts: pageFacts(service, context, translations) }
      : shown
  }
  const prepared = new WeakMap<Entry, Listed | undefined>()
  return {
    settings,
    context,
    style,
    written(name) {
      const text = look[name]
      return text === undefined ? undefined : markdown(text)
    },
    services: once(() =>
      lists.services.flatMap(
        (entry) => (prepared.has(entry) ? prepared.get(entry) : listed(entry.detail())) ?? [],
      ),
    ),
    prepare: (entry, document) => prepared.set(entry, listed(document)),
    taxonomies: once(() => lists.taxonomies.map(({ detail }) => translated(detail(), context))),
  }
})

/** Where imported records came from: in the words that each source asks for, or else its name. */
function sourcesOf({ feed, origins }: Site): Pick<PageContext, 'sourceOf'> {
  const { sources = [] } = feed
  if (!origins || sources.length === 0) return {}
  const attributions = new Map(
    sources.map(({ name, settings: { attribution, licence } }): [string, Attribution] => [
      name,
      { text: attribution ?? name, ...(licence !== undefined && { licence }) },
    ]),
  )
  return { sourceOf: (id) => attributions.get(origins().get(id) ?? '') }
}

/** The site once for each language of its pages. */
export const sitesOf = memoise((site: Site): readonly Site[] => {
  const [, ...others] = describePages(site)?.languages ?? []
  return [site, ...others.map((language) => ({ ...site, language }))]
})

const addressesOf = (list: PageList, entries: readonly Entry[]): ReadonlyMap<string, string> =>
  new Map(
    entries.flatMap((entry) => {
      const address = pageAddress(list, entry)
      return address === undefined ? [] : [[entry.id, address] as const]
    }),
  )

/** The address of the page of a record. */
export const pageAddress = (list: PageList, { page }: Entry): string | undefined =>
  page === undefined ? undefined : pageAt(`${PAGE_FOLDERS[list]}/${page}`)
