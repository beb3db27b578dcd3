import { notFound } from '../api/problem.ts'
import { type CoverageBuilder, createCoverageBuilder } from '../coverage/builder.ts'
import { isShard } from '../coverage/gazetteer/gazetteer.ts'
import type { PostcodeSource } from '../coverage/gazetteer/postcode-source.ts'
import { pointOf } from '../coverage/place-point.ts'
import type { Entry, Lists } from '../feed/lists.ts'
import { composeOpenApi } from '../feed/openapi.ts'
import { NOT_FOUND, OPENAPI, REMOVED, ROOT, indexPath } from '../feed/paths.ts'
import { composeRoot } from '../feed/root.ts'
import { minimalOf, summarise } from '../feed/summarise.ts'
import type { Collection, collections } from '../hsds/collections.ts'
import type { Document } from '../hsds/types.ts'
import type { Removed } from '../record/removed.ts'
import type { Settings } from '../record/settings.ts'
import { toIndexed } from '../search/indexed.ts'
import type { SiteOptions } from './plan.ts'
import { withoutPlaces } from './searched.ts'
import type { FileStep, Step } from './step.ts'

const NONE: ReadonlySet<string> = new Set()

/** What a feed is made of: its records in their lists, and what is said about it as a whole. */
export interface Feed {
  readonly settings: Settings
  readonly removed: readonly Removed[]
  readonly lists: Lists
}

/** Composes a feed, record by record, and then what is said about it as a whole. */
export function* stepsOf(
  { settings, removed, lists }: Feed,
  options: SiteOptions,
): Generator<Step> {
  const { build, postcodes = [] } = options
  const coverage = createCoverageBuilder({
    settings: settings.coverage,
    countries: settings.countries,
    sources: postcodes,
  })
  for (const place of lists.places()) coverage.addPlace(place)
  for (const [collection, { id, detail, full }] of inTurn(lists)) {
    const document = detail()
    const searched = withoutPlaces(document, lists.confidential ?? NONE)
    yield {
      kind: 'record',
      collection,
      id,
      detail: JSON.stringify(document),
      full: full && JSON.stringify(full()),
      item: JSON.stringify(summarise(document)),
      minimal: JSON.stringify(minimalOf(document)),
      indexed: toIndexed(collection, cover(collection, searched, coverage, settings.coverage)),
    }
  }
  const beside = []
  for (const { path, body } of coverage.files()) {
    if (isShard(path)) yield { kind: 'file', file: { path: indexPath(build, path), body } }
    else beside.push({ path, body })
  }
  const { title, base_url, per_page } = settings
  yield {
    kind: 'last',
    coverage: beside,
    manifest: {
      format: 2,
      build,
      title,
      ...(base_url && { base_url }),
      per_page,
      coverage: coverage.manifest(),
    },
  }
  yield file(ROOT, composeRoot(settings, attributionOf(postcodes)))
  yield file(OPENAPI, composeOpenApi(settings))
  yield file(REMOVED, { removed })
  yield file(NOT_FOUND, notFound())
  yield file('/404.html', notFound())
}

/**
 * All entries, each list in its order: what is given where follows the service that it is largely the same as, so that
 * they are composed one after the other, and the rest comes list by list.
 */
function* inTurn(lists: Lists): Generator<readonly [Collection, Entry]> {
  const { services, service_at_locations: pairs } = lists
  const before = new Set<string | undefined>()
  let next = 0
  for (const service of services) {
    yield ['services', service]
    before.add(service.id)
    for (; next < pairs.length && before.has(pairs[next]!.service); next++)
      yield ['service_at_locations', pairs[next]!]
  }
  for (const pair of pairs.slice(next)) yield ['service_at_locations', pair]
  for (const collection of ['organizations', 'taxonomies', 'taxonomy_terms'] as const)
    for (const entry of lists[collection]) yield [collection, entry]
}

type AnyDocument = Document<(typeof collections)[Collection]>

/** Tells coverage about a record, and gives it back with the point by which it is found. */
function cover(
  collection: Collection,
  document: AnyDocument,
  coverage: CoverageBuilder,
  settings: Settings['coverage'],
): AnyDocument {
  if (collection === 'services') coverage.addService(document as Document<'service'>)
  if (collection !== 'service_at_locations') return document
  const pair = document as Document<'service_at_location'>
  coverage.addServiceAtLocation(pair)
  return located(pair, coverage, settings)
}

/** A place without coordinates is found where its postcode is. */
function located(
  pair: Document<'service_at_location'>,
  { lookup }: CoverageBuilder,
  settings: Settings['coverage'],
): Document<'service_at_location'> {
  if (!pair.location) return pair
  const { latitude: _, longitude: __, ...location } = pair.location
  const point = pointOf(pair.location, lookup, settings)
  if (!point) return { ...pair, location }
  const { latitude, longitude } = point
  return { ...pair, location: { ...location, latitude, longitude } }
}

/** The words that the licences of ingested postcodes ask for, each once. */
const attributionOf = (postcodes: readonly PostcodeSource[]) => [
  ...new Set(postcodes.flatMap(({ attribution }) => attribution)),
]

/** A document that is published as it is. */
export const file = (path: string, document: object): FileStep & { file: { body: string } } => ({
  kind: 'file',
  file: { path, body: JSON.stringify(document) },
})
