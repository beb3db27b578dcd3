import type { Document } from '../../hsds/types.ts'
import { checksum } from '../../text/checksum.ts'
import type { Translations } from '../../record/schema/written.ts'
import { translationsFor } from '../translated.ts'
import type { Attribution, PageContext } from '../page-context.ts'
import { fileWith, filesIn } from '../pages-manifest.ts'
import { termsOf } from './terms-of.ts'
import type { Language } from '../../messages/languages.ts'

/*
 * What the page of a service shows that its document does not say. The function that renders a page reads it from a file with
 * the facts of a few hundred services, a line each.
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

/** The names of all files, below the folder of a build's pages. */
export const factsFiles = (total: number) => filesIn('services', total, SERVICES_PER_FILE)

/** The one of them that has the facts of this page. */
export const factsFile = (page: string, files: readonly string[]): string =>
  fileWith(checksum(page), files)

/** The lines of a file: the names of its pages as JSON, and the facts of each. */
export const factsLines = (all: readonly (readonly [page: string, facts: string])[]) => [
  JSON.stringify(all.map(([page]) => page)),
  ...all.map(([, facts]) => facts),
]

/** The facts of a page in the lines of its file; undefined when there is no such page. */
export function readFacts(line: (number: number) => string, page: string): PageFacts | undefined {
  const at = (JSON.parse(line(0)) as readonly string[]).indexOf(page)
  return at < 0 ? undefined : (JSON.parse(line(at + 1)) as PageFacts)
}
