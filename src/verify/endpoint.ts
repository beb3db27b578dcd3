import type { Collection } from '../hsds/collections.ts'

/** How much an endpoint counts: the published policy fails a feed for three, warns for six, and leaves two to the feed. */
export type Level = 'basic' | 'extended' | 'optional'

/** One endpoint of the standard. */
export interface Endpoint {
  /** As the standard writes it, such as `/services/{id}`. */
  readonly path: string
  readonly kind: 'root' | 'list' | 'detail'
  readonly collection?: Collection
  readonly level: Level
}

const pair = (collection: Collection, level: Level): readonly Endpoint[] => [
  { path: `/${collection}`, kind: 'list', collection, level },
  { path: `/${collection}/{id}`, kind: 'detail', collection, level },
]

export const ROOT: Endpoint = { path: '/', kind: 'root', level: 'basic' }

/** Every endpoint that is looked at: the nine of the specification, and the two that its newest edition adds. */
export const endpoints: readonly Endpoint[] = [
  ROOT,
  ...pair('services', 'basic'),
  ...pair('taxonomies', 'extended'),
  ...pair('taxonomy_terms', 'extended'),
  ...pair('service_at_locations', 'extended'),
  ...pair('organizations', 'optional'),
]

/** The lists, in the order in which they are asked. */
export const lists = endpoints.filter(({ kind }) => kind === 'list') as readonly (Endpoint & {
  readonly collection: Collection
})[]

export const listOf = (collection: Collection): Endpoint => find('list', collection)
export const detailOf = (collection: Collection): Endpoint => find('detail', collection)

const find = (kind: Endpoint['kind'], collection: Collection) =>
  endpoints.find((one) => one.kind === kind && one.collection === collection) as Endpoint

/** Where a feed shows a record. Whatever a feed may call an id, half a character is none that an address could hold. */
export const recordPath = (collection: Collection, id: string): string =>
  `/${collection}/${encodeURIComponent(id.replace(/\p{Surrogate}/gu, '\uFFFD'))}`
