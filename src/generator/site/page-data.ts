import type { Entry } from '../../feed/lists.ts'
import { PAGE_FOLDERS, type PageList, pageAt } from '../../pages/address.ts'
import type { PageData } from '../../pages/page-data.ts'
import { type Attribution, SOURCE_FACTS, type SourceFact } from '../../pages/page-context.ts'
import { withoutRegion } from '../../record/schema/page-languages.ts'
import { type DescribedSite, describePages } from './described.ts'
import type { Site } from './composed-site.ts'

/** Undefined when the site has no pages. */
export function pageDataOf(site: DescribedSite & Pick<Site, 'provenance'>): PageData | undefined {
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

/** Where imported records came from: in the words that each source asks for, or else its name, with what each says. */
function sourcesOf({
  feed,
  provenance,
}: Pick<Site, 'feed' | 'provenance'>): ReadonlyMap<string, Attribution> | undefined {
  const { sources = [] } = feed
  if (!provenance || sources.length === 0) return undefined
  const attributions = new Map(
    sources.map(({ name, settings: { attribution, licence, own } }): [string, Attribution] => [
      name,
      { text: own ? '' : (attribution ?? name), ...(licence !== undefined && { licence }) },
    ]),
  )
  return new Map(
    [...provenance()].flatMap(([id, { sources: brought, fields, since }]) => {
      const names = [...new Set(brought.map(({ source }) => source))]
      const all = names.flatMap((name): Attribution[] => {
        const known = attributions.get(name)
        const facts = SOURCE_FACTS.filter((fact) =>
          FIELDS[fact].some((field) => fields[field] === name),
        )
        return known ? [{ ...known, facts, ...(since !== undefined && { since }) }] : []
      })
      const [first = all[0], ...others] = all.filter(({ text }) => text !== '')
      return first ? [[id, others.length > 0 ? { ...first, others } : first] as const] : []
    }),
  )
}

/** The fields of records that say each fact. */
const FIELDS: Readonly<Record<SourceFact, readonly string[]>> = {
  times: ['hours', 'schedules'],
  contact: ['phones', 'email', 'url', 'website', 'contacts'],
  cost: ['cost_options', 'fees_description'],
  description: ['description'],
  place: ['locations'],
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
