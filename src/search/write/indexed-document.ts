import type { Collection, collections } from '../../hsds/collections.ts'
import type { Document } from '../../hsds/types.ts'
import { type Hours, toHours } from '../format/hours.ts'
import { documentKeys } from './document-keys.ts'
import { type SpherePoint, toSpherePoint } from '../format/points.ts'
import type { ThemeModel } from '../themes/themes.ts'
import { columnValues } from './columns.ts'
import {
  type AlternateNames,
  type Texts,
  organizationTexts,
  placeTexts,
  serviceTexts,
  taxonomyTexts,
  termTexts,
  withTranslations,
} from './search-fields.ts'
import { themeWords } from './theme-words.ts'

/** What the index stores of one document. Plain data, so that it can be sent to another thread. */
export type IndexedDocument = IndexedService | IndexedServiceAtLocation | IndexedText

export interface IndexedService {
  readonly collection: 'services'
  readonly id: string
  readonly texts: Texts
  readonly keys: readonly string[]
  /** Its values in the order of `columnNames`. */
  readonly columns: readonly number[]
  /** Its own hours, apart from its locations. */
  readonly hours: readonly Hours[]
}

/** A service_at_location, apart from what it shares with its service. */
export interface IndexedServiceAtLocation {
  readonly collection: 'service_at_locations'
  readonly id: string
  /** The id of its service. */
  readonly service: string
  readonly texts: Texts
  /** The names of the towns of its addresses. */
  readonly towns: readonly string[]
  readonly hours: readonly Hours[]
  readonly point: SpherePoint
  /** How many metres the place may be from the point. */
  readonly doubt: number
}

/** A document that is found by its words and keys only. */
export interface IndexedText {
  readonly collection: 'organizations' | 'taxonomies' | 'taxonomy_terms'
  readonly texts: Texts
  readonly keys: readonly string[]
}

/** Values for the index that are not in the document itself. */
export interface Beside {
  /** The doubt of the point of a service_at_location. */
  readonly doubt?: number
  /** The alternate names of terms. */
  readonly names?: AlternateNames
  /** What tells the themes of a service. */
  readonly themes?: ThemeModel | undefined
  /** The document once more for each other language that it has texts in. */
  readonly translated?: readonly object[]
}

/** Extracts what the index stores of a document. */
export const toIndexed = (
  collection: Collection,
  document: Document<(typeof collections)[Collection]>,
  beside: Beside = {},
): IndexedDocument => {
  const read = (one: object) => readers[collection](one as never, beside)
  const indexed = read(document)
  const translated = beside.translated?.map((one) => read(one).texts) ?? []
  const texts = translated.length > 0 ? withTranslations(indexed.texts, translated) : indexed.texts
  const { themes } = beside
  return collection === 'services' && themes
    ? { ...indexed, texts: { ...texts, themes: themeWords(texts, themes) } }
    : { ...indexed, texts }
}

const readers: {
  readonly [C in Collection]: (
    document: Document<(typeof collections)[C]>,
    beside: Beside,
  ) => IndexedDocument
} = {
  services: (service, { names }) => ({
    collection: 'services',
    id: service.id,
    texts: serviceTexts(service, names),
    keys: documentKeys('services', service),
    columns: columnValues(service),
    // The document of a service also lists the schedules of its locations, which name their service_at_location.
    hours: hoursOf(service.schedules?.filter((one) => one.service_at_location_id === undefined)),
  }),
  service_at_locations: (pair, { doubt = 0 }) => ({
    collection: 'service_at_locations',
    id: pair.id,
    service: pair.service_id ?? pair.service?.id ?? '',
    texts: placeTexts(pair),
    towns: (pair.location?.addresses ?? []).flatMap(({ city }) => city ?? []),
    hours: hoursOf(pair.schedules),
    point: toSpherePoint(pair.location),
    doubt,
  }),
  organizations: (organization, { names }) => ({
    collection: 'organizations',
    texts: organizationTexts(organization, names),
    keys: documentKeys('organizations', organization),
  }),
  taxonomies: (taxonomy) => ({
    collection: 'taxonomies',
    texts: taxonomyTexts(taxonomy),
    keys: documentKeys('taxonomies', taxonomy),
  }),
  taxonomy_terms: (term, { names }) => ({
    collection: 'taxonomy_terms',
    texts: termTexts(term, names),
    keys: documentKeys('taxonomy_terms', term),
  }),
}

const hoursOf = (schedules: readonly Document<'schedule'>[] = []) => schedules.map(toHours)
