import { createPlaceLookup } from '../../../../coverage/gazetteer/place-lookup.ts'
import { pointOf } from '../../../../coverage/place-point.ts'
import type { Document } from '../../../../hsds/types.ts'
import { memoise, once } from '../../../../text/memoise.ts'
import { type Listed, listedOf } from '../../../../finder/lists/listed.ts'
import { contextFrom } from '../../../../pages/page-data.ts'
import { type PageFacts, pageFacts } from '../../../../pages/records/page-facts.ts'
import { type Html, html } from '../../../../pages/layout/html.ts'
import { markdown } from '../../../../pages/texts/markdown.ts'
import type { PageContext } from '../../../../pages/page-context.ts'
import { type Look, lookOf } from '../../../../pages/layout/style/look.ts'
import { type StyleFile, styleFile } from '../../../../pages/layout/style/style-file.ts'
import { translated } from '../../../../pages/translated.ts'
import type { Settings } from '../../../../record/settings/settings.ts'
import type { Site } from '../../composed-site.ts'
import type { Entry } from '../../../../feed/lists.ts'
import { serviceNotice } from './change-notice.ts'

/** What the pages of a site have in common. */
export interface SitePages {
  readonly settings: Settings
  readonly context: PageContext
  /** Those of the directory, and of lists with a colour of their own. */
  readonly styles: readonly StyleFile[]
  readonly looks: readonly Look[]
  /** A text that the publisher has written in the settings. */
  readonly written: (name: 'intro' | 'contact' | 'accessibility' | 'privacy') => Html | undefined
  /** All services in the order of their list. */
  readonly services: () => readonly Listed[]
  /** Computes what lists show of a service while its document is at hand, so that `services` does not compose it again. */
  readonly prepare: (service: Entry, document: Document<'service'>) => void
  readonly taxonomies: () => readonly Document<'taxonomy'>[]
}

/** Undefined when the site has no pages. */
export const pagesOf = memoise((site: Site): SitePages | undefined => {
  const { settings, lists } = site.feed
  const { pages: data } = site.plan
  const { pages: look } = settings
  if (!data || look === 'off') return undefined
  const { curated = [] } = site.feed
  const colours = new Set([look.colour, ...curated.flatMap(({ written }) => written.colour ?? [])])
  const context = { ...contextFrom(data, site.language), locate: locatorOf(site), curated }
  const { translations: texts } = data
  const translations = texts && ((id: string) => texts.get(id))
  // Facts are for all languages, so only the site in the first one makes them.
  const isRendered = site.plan.lists.services.pages === 'function' && site.language === undefined
  const listed = (service: Document<'service'>): Listed | undefined => {
    const shown = listedOf(service, context)
    if (!isRendered || !shown) return shown
    const facts: PageFacts = {
      ...pageFacts(service, context, translations),
      ...notices(service, site),
    }
    return { facts: JSON.stringify(facts), ...shown }
  }
  const prepared = new WeakMap<Entry, Listed | undefined>()
  return {
    settings,
    context,
    styles: Array.from(colours, styleFile),
    looks: Array.from(colours, lookOf),
    written(name) {
      const own = look.translations?.[context.language]?.[name]
      const text = own ?? look[name]
      if (text === undefined) return undefined
      return own === undefined
        ? markdown(text)
        : html`<div lang="${context.language}">${markdown(text)}</div>`
    },
    services: once(() =>
      lists.services.flatMap(
        (entry) => (prepared.has(entry) ? prepared.get(entry) : listed(entry.detail())) ?? [],
      ),
    ),
    prepare: (entry, document) => prepared.set(entry, listed(document)),
    taxonomies: once(() =>
      inOrder(
        lists.taxonomies.map(({ detail }) => translated(detail(), context)),
        look.topics,
        (id) => lists.slugs?.().get(id),
      ),
    ),
  }
})

/** Those that the publisher names, in that order; all where none is named. */
function inOrder<T extends { readonly id: string }>(
  all: readonly T[],
  slugs: readonly string[] | undefined,
  slugOf: (id: string) => string | undefined,
): readonly T[] {
  return slugs ? slugs.flatMap((slug) => all.filter(({ id }) => slugOf(id) === slug)) : all
}

/** Locates places as the index does, so that the distance on a card is the one that results are ordered by. */
function locatorOf({
  feed: { settings, lists },
  postcodes: sources,
  sectors,
}: Site): NonNullable<PageContext['locate']> {
  const lookup = once(() => {
    const places = createPlaceLookup({ countries: settings.countries, sources, sectors })
    for (const place of lists.places()) places.add(place)
    return places.lookup
  })
  return (place) => pointOf(place, lookup(), settings.coverage)
}

/** The site once for each language of its pages. */
export const sitesOf = memoise((site: Site): readonly Site[] => {
  const [, ...others] = site.plan.pages?.manifest.languages ?? []
  return [site, ...others.map((language) => ({ ...site, language }))]
})

/** What the preview of a change says above the page of a service, in each language. */
function notices(service: Document<'service'>, site: Site): Pick<PageFacts, 'notices'> {
  const { changes } = site
  if (!changes) return {}
  const said = sitesOf(site).flatMap((one) => {
    const { context } = pagesOf(one)!
    const notice = serviceNotice(service, { changes, context })
    return notice ? [[context.language, notice.text] as const] : []
  })
  return said.length > 0 ? { notices: Object.fromEntries(said) } : {}
}
