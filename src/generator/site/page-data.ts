import type { Entry } from '../../feed/lists.ts'
import { PAGE_FOLDERS, type PageList, pageAt } from '../../pages/address.ts'
import type { PageData } from '../../pages/page-data.ts'
import type { Attribution } from '../../pages/page-context.ts'
import { withoutRegion } from '../../record/schema/page-languages.ts'
import { type DescribedSite, describePages } from './described.ts'
import type { Site } from './composed-site.ts'

/** Undefined when the site has no pages. */
export function pageDataOf(site: DescribedSite & Pick<Site, 'origins'>): PageData | undefined {
  const manifest = describePages(site)
  if (!manifest) return undefined
  const { settings, lists } = site.feed
  const isTranslated = manifest.languages.some((one) => one !== withoutRegion(settings.language))
  const translations = isTranslated ? lists.translations?.() : undefined
  const sources = sourcesOf(site)
  return {
    manifest,
    addresses: {
      services: addressesOf('services', lists.services),
      organizations: addressesOf('organizations', lists.organizations),
      taxonomy_terms: addressesOf('taxonomy_terms', lists.taxonomy_terms),
    },
    confidential: lists.confidential ?? new Set(),
    ...(translations && translations.size > 0 && { translations }),
    ...(sources && { sources }),
  }
}

/** Where imported records came from: in the words that each source asks for, or else its name. */
function sourcesOf({
  feed,
  origins,
}: Pick<Site, 'feed' | 'origins'>): ReadonlyMap<string, Attribution> | undefined {
  const { sources = [] } = feed
  if (!origins || sources.length === 0) return undefined
  const attributions = new Map(
    sources.map(({ name, settings: { attribution, licence, own } }): [string, Attribution] => [
      name,
      { text: own ? '' : (attribution ?? name), ...(licence !== undefined && { licence }) },
    ]),
  )
  return new Map(
    [...origins()].flatMap(([id, name]) => {
      const attribution = attributions.get(name)
      return attribution ? [[id, attribution] as const] : []
    }),
  )
}

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
