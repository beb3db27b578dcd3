import { type Collection, collectionNames } from '../hsds/entities.ts'

/** What a path asks for. */
export type Route =
  | { readonly kind: 'list'; readonly collection: Collection }
  | { readonly kind: 'detail'; readonly collection: Collection; readonly id: string }
  /** A published file, by its own path. */
  | { readonly kind: 'file'; readonly path: string }

/** Reads the path of a request. One slash at its end makes no difference; ids are taken in small letters. */
export function routeOf(pathname: string): Route {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  const [, first = '', second, ...deeper] = path.split('/')
  const collection = collectionNames.find((name) => name === first)
  if (!collection || deeper.length > 0)
    return { kind: 'file', path: path === '/' ? '/index.json' : path }
  if (second === undefined) return { kind: 'list', collection }
  return { kind: 'detail', collection, id: second.toLowerCase() }
}
