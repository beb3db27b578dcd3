import type { Manifest } from '../../api/manifest.ts'
import { createCoverageBuilder } from '../../coverage/builder.ts'
import { pointOf } from '../../coverage/place-point.ts'
import type { Collection, collections } from '../../hsds/collections.ts'
import type { Document } from '../../hsds/types.ts'
import { loadModel } from '../../search/themes/themes.ts'
import type { Digest } from '../../search/format/checksummed-file.ts'
import { type IndexedDocument, toIndexed } from '../../search/write/indexed-document.ts'
import type { IndexFile } from '../../search/write/pack.ts'
import { translated } from '../../pages/translated.ts'
import type { Site } from './composed-site.ts'
import type { SitePlan } from './step.ts'
import { withoutConfidential } from './without-confidential.ts'

/** Turns the documents of a feed, each list in its order, into the input of search and coverage. */
export interface IndexInput {
  /** What the search index must know about the next document of a list. */
  read(
    collection: Collection,
    document: Document<(typeof collections)[Collection]>,
  ): IndexedDocument
  /** The files of coverage, by their paths in the index folder. All but postcode shards go beside the search index. */
  files(): Generator<IndexFile>
  coverage(): Manifest['coverage']
}

const NONE: ReadonlySet<string> = new Set()

export function createIndexInput(
  {
    feed: { settings, lists },
    plan,
    postcodes,
    sectors,
  }: Pick<Site, 'feed' | 'postcodes' | 'sectors'> & Partial<Pick<Site, 'plan'>>,
  sha256: Digest,
): IndexInput {
  const { confidential = NONE, alternateNames: names } = lists
  const translationsOf = createTranslations(plan?.pages)
  const themes = plan?.index.themes === undefined ? undefined : loadModel(plan.index.themes)
  const coverage = createCoverageBuilder(sha256, {
    settings: settings.coverage,
    countries: settings.countries,
    sources: postcodes,
    sectors,
  })
  // The lookup of postcodes below finds these places as well.
  for (const place of lists.places()) coverage.addPlace(place)

  /** A place without coordinates gets those of its postcode, in the index only, with their doubt. */
  function withPoint(pair: Document<'service_at_location'>) {
    if (!pair.location) return { pair, doubt: 0 }
    const { latitude: _, longitude: __, ...location } = pair.location
    const point = pointOf(pair.location, coverage.lookup, settings.coverage)
    if (!point) return { pair: { ...pair, location }, doubt: 0 }
    const { latitude, longitude, doubt } = point
    return { pair: { ...pair, location: { latitude, longitude, ...location } }, doubt }
  }

  return {
    read(collection, document) {
      const open = withoutConfidential(document, confidential)
      if (collection === 'services') coverage.addService(open as Document<'service'>)
      const beside = { translated: translationsOf(open), themes, ...(names && { names }) }
      if (collection !== 'service_at_locations') return toIndexed(collection, open, beside)
      coverage.addServiceAtLocation(open as Document<'service_at_location'>)
      const { pair, doubt } = withPoint(open as Document<'service_at_location'>)
      return toIndexed(collection, pair, { doubt, ...beside })
    },
    *files() {
      for (const { path, body } of coverage.files()) yield { path, body: bytesOf(body) }
    },
    coverage: coverage.manifest,
  }
}

/** A document as it is in each other language of the pages. */
function createTranslations(pages: SitePlan['pages']): (document: object) => readonly object[] {
  const translations = pages?.translations
  if (!pages || !translations) return () => []
  const textsOf = (id: string) => translations.get(id)
  const { languages } = pages.manifest
  return (document) =>
    languages.map((language) => translated(document, { language, translations: textsOf }))
}

const bytesOf = (body: string | Uint8Array) =>
  typeof body === 'string' ? new TextEncoder().encode(body) : body
