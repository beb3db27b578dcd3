import type { Collection, collections } from '../../hsds/collections.ts'
import type { Document } from '../../hsds/types.ts'
import {
  type Texts,
  organizationTexts,
  placeTexts,
  serviceTexts,
  taxonomyTexts,
  termTexts,
} from './fields.ts'
import { columnValues } from './columns.ts'
import { type Hours, toHours } from '../format/hours.ts'
import { documentKeys } from '../format/keys.ts'
import { type Place, toPoint } from '../format/points.ts'

/** What the index has to know of one document. Plain data, so that another thread can make the index. */
export type Indexed = IndexedService | IndexedPlace | IndexedText

/** What is known of a service. */
export interface IndexedService {
  readonly collection: 'services'
  readonly id: string
  readonly texts: Texts
  readonly keys: readonly string[]
  /** Its values in the order of `columnNames`. */
  readonly columns: readonly number[]
  readonly hours: readonly Hours[]
}

/** What is known of a service_at_location besides what is known of its service. */
export interface IndexedPlace {
  readonly collection: 'service_at_locations'
  readonly id: string
  /** The id of its service. */
  readonly service: string
  readonly texts: Texts
  readonly hours: readonly Hours[]
  readonly point: Place
}

/** What is known of what is only searched for its words and keys. */
export interface IndexedText {
  readonly collection: 'organizations' | 'taxonomies' | 'taxonomy_terms'
  readonly texts: Texts
  readonly keys: readonly string[]
}

/** Takes what the index has to know out of a document of a list. */
export const toIndexed = (
  collection: Collection,
  document: Document<(typeof collections)[Collection]>,
): Indexed => readers[collection](document as never)

const readers: {
  readonly [C in Collection]: (document: Document<(typeof collections)[C]>) => Indexed
} = {
  services: (service) => ({
    collection: 'services',
    id: service.id,
    texts: serviceTexts(service),
    keys: documentKeys('services', service),
    columns: columnValues(service),
    // A service's document lists the hours of its places, too; those name their place.
    hours: hoursOf(service.schedules?.filter((one) => one.service_at_location_id === undefined)),
  }),
  service_at_locations: (pair) => ({
    collection: 'service_at_locations',
    id: pair.id,
    service: pair.service_id ?? pair.service?.id ?? '',
    texts: placeTexts(pair),
    hours: hoursOf(pair.schedules),
    point: toPoint(pair.location),
  }),
  organizations: (organization) => ({
    collection: 'organizations',
    texts: organizationTexts(organization),
    keys: documentKeys('organizations', organization),
  }),
  taxonomies: (taxonomy) => ({
    collection: 'taxonomies',
    texts: taxonomyTexts(taxonomy),
    keys: documentKeys('taxonomies', taxonomy),
  }),
  taxonomy_terms: (term) => ({
    collection: 'taxonomy_terms',
    texts: termTexts(term),
    keys: documentKeys('taxonomy_terms', term),
  }),
}

const hoursOf = (schedules: readonly Document<'schedule'>[] = []) => schedules.map(toHours)
