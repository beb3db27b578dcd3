import { ROOT, SUGGEST } from '../feed/paths.ts'
import { type Collection, collectionNames } from '../hsds/collections.ts'

/** What a path names. */
export type Route =
  | { readonly kind: 'list'; readonly collection: Collection }
  | { readonly kind: 'detail'; readonly collection: Collection; readonly id: string }
  /** Names for boxes that complete. */
  | { readonly kind: 'suggest' }
  /** A published file, by its own path. */
  | { readonly kind: 'file'; readonly path: string }
  /** Below a record, where nothing is published. The store must not be asked: at the edge it would call this function again. */
  | { readonly kind: 'nowhere' }

/** The route of a path. Ignores trailing slashes, and the case of ids. */
export function routeOf(pathname: string): Route {
  // The lookbehind makes the match start only at the first of a run of slashes, which keeps it linear.
  const path = pathname.replace(/(?<!\/)\/+$/, '')
  const [, first = '', second, ...deeper] = path.split('/')
  const collection = collectionNames.find((name) => name === first)
  if (path === SUGGEST) return { kind: 'suggest' }
  if (!collection) return { kind: 'file', path: path === '' ? ROOT : path }
  if (second === undefined) return { kind: 'list', collection }
  if (second === '' || deeper.length > 0) return { kind: 'nowhere' }
  return { kind: 'detail', collection, id: second.toLowerCase() }
}
