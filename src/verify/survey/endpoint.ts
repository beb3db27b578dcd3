import type { Collection } from '../../hsds/collections.ts'

/**
 * How much an endpoint counts in the published policy: a `basic` one can fail a feed, an `extended` one can only warn, and
 * a feed may do without an `optional` one.
 */
export type Level = 'basic' | 'extended' | 'optional'

/** One endpoint of the standard. */
export interface Endpoint {
  /** As in the standard, such as `/services/{id}`. */
  readonly path: string
  readonly kind: 'root' | 'list' | 'detail'
  readonly collection?: Collection
  readonly level: Level
}

export type ListEndpoint = Endpoint & { readonly collection: Collection }

const pair = (collection: Collection, level: Level): readonly Endpoint[] => [
  { path: `/${collection}`, kind: 'list', collection, level },
  { path: `/${collection}/{id}`, kind: 'detail', collection, level },
]

export const ROOT: Endpoint = { path: '/', kind: 'root', level: 'basic' }

/** The nine endpoints of the specification, and the two that its newest edition adds. */
export const endpoints: readonly Endpoint[] = [
  ROOT,
  ...pair('services', 'basic'),
  ...pair('taxonomies', 'extended'),
  ...pair('taxonomy_terms', 'extended'),
  ...pair('service_at_locations', 'extended'),
  ...pair('organizations', 'optional'),
]

/** The lists, in the order in which they are requested. */
export const lists = endpoints.filter(({ kind }) => kind === 'list') as readonly ListEndpoint[]

export const listOf = (collection: Collection): ListEndpoint =>
  find('list', collection) as ListEndpoint
export const detailOf = (collection: Collection): Endpoint => find('detail', collection)

const find = (kind: Endpoint['kind'], collection: Collection) =>
  endpoints.find((one) => one.kind === kind && one.collection === collection) as Endpoint

/** The path of a record. A lone surrogate in an id cannot be encoded, and is replaced. */
export const recordPath = (collection: Collection, id: string): string =>
  `/${collection}/${encodeURIComponent(id.replace(/\p{Surrogate}/gu, '\uFFFD'))}`

/** A UUID that no record has. */
export const NO_ID = '00000000-0000-4000-8000-000000000000'
