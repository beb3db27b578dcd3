import { ROOT } from '../feed/paths.ts'
import { type Collection, collectionNames } from '../hsds/collections.ts'

/** What a path asks for. */
export type Route =
  | { readonly kind: 'list'; readonly collection: Collection }
  | { readonly kind: 'detail'; readonly collection: Collection; readonly id: string }
  /** A published file, by its own path. */
  | { readonly kind: 'file'; readonly path: string }
  /** Below a record, where nothing is published. To look there would lead back to the function that looks. */
  | { readonly kind: 'nowhere' }

/** Reads the path of a request. Slashes at its end make no difference; ids are taken in small letters. */
export function routeOf(pathname: string): Route {
  // A run of slashes is tried from its first only: tried from each, a long one takes more than the edge's time.
  const path = pathname.replace(/(?<!\/)\/+$/, '')
  const [, first = '', second, ...deeper] = path.split('/')
  const collection = collectionNames.find((name) => name === first)
  if (!collection) return { kind: 'file', path: path === '' ? ROOT : path }
  if (second === undefined) return { kind: 'list', collection }
  if (second === '' || deeper.length > 0) return { kind: 'nowhere' }
  return { kind: 'detail', collection, id: second.toLowerCase() }
}
