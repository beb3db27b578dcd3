import type { Document } from '../../hsds/types.ts'
import { checksum } from '../../text/checksum.ts'
import type { Translations } from '../../record/schema/written.ts'
import { translationsFor } from '../translated.ts'
import type { Attribution, PageContext } from '../page-context.ts'
import { termsOf } from '../lists/terms-of.ts'
import type { Language } from '../words/languages.ts'

/*
 * What the page of a service shows that its document does not say. The function that renders a page reads it from a file with
 * the facts of a few hundred services, a line each: the name of the page, a tab, and JSON.
 */

export interface PageFacts {
  /** The id of the service. */
  readonly id: string
  /** The addresses of the pages that it links, and its own, by the ids of their records. */
  readonly addresses: Readonly<Record<string, string>>
  /** Its confidential places. */
  readonly confidential: readonly string[]
  /** Where it was imported from. */
  readonly source?: Attribution
  /** What the records that it shows say in other languages, by their ids. */
  readonly translations?: Readonly<Record<string, Translations>>
  /** In the preview of a change, the HTML above its page, in each language. */
  readonly notices?: Readonly<Partial<Record<Language, string>>>
}

export function pageFacts(
  service: Document<'service'>,
  context: PageContext,
  translations: PageContext['translations'],
): PageFacts {
  const { id, organization, service_at_locations: pairs = [] } = service
  const terms = termsOf(service)
  const addresses = [
    [id, context.addressOf('services', id)],
    ...(organization
      ? [[organization.id, context.addressOf('organizations', organization.id)]]
      : []),
    ...terms.map((term) => [term.id, context.addressOf('taxonomy_terms', term.id)]),
  ].filter(([, address]) => address !== undefined)
  const places = pairs.flatMap(({ location }) => location?.id ?? [])
  const source = context.sourceOf?.(id)
  const shown = [id, organization?.id ?? id, ...places, ...terms.map((term) => term.id)]
  const translatedHere = new Map(
    shown.flatMap((one) => {
      const texts = translations?.(one)
      return texts ? [[one, texts] as const] : []
    }),
  )
  return {
    id,
    addresses: Object.fromEntries(addresses) as PageFacts['addresses'],
    confidential: places.filter((place) => context.isConfidential(place)),
    ...(source && { source }),
    ...(translatedHere.size > 0 && { translations: Object.fromEntries(translatedHere) }),
  }
}

/** The context of one page, with these facts. */
export const withFacts = (
  { addresses, confidential, source, translations }: PageFacts,
  context: PageContext,
): PageContext => ({
  ...context,
  addressOf: (_, id) => addresses[id],
  isConfidential: (id) => confidential.includes(id),
  ...(source && { sourceOf: () => source }),
  ...translationsFor(context, translations && ((id) => translations[id])),
})

const SERVICES_PER_FILE = 500

/** The name of the file that has the facts of this page, below the folder of a build's pages. */
export const factsFile = (page: string, total: number): string =>
  `services/${Number.parseInt(checksum(page), 16) % Math.max(1, Math.ceil(total / SERVICES_PER_FILE))}.txt`

/** The text of a file: the facts of each page as JSON, by its name. */
export const factsText = (all: Iterable<readonly [page: string, facts: string]>): string =>
  [...all].map(([page, facts]) => `${page}\t${facts}\n`).join('')

/** The facts of a page in the text of its file; undefined when there is no such page. */
export function readFacts(text: string, page: string): PageFacts | undefined {
  const lines = `\n${text}`
  const start = lines.indexOf(`\n${page}\t`)
  if (start < 0) return undefined
  const from = start + page.length + 2
  return JSON.parse(lines.slice(from, lines.indexOf('\n', from))) as PageFacts
}
