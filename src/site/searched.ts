import type { Document } from '../hsds/types.ts'

/** As much of a document as has places in it. */
interface Placed {
  readonly location?: Document<'location'>
  readonly service_at_locations?: readonly Document<'service_at_location'>[]
}

/** A document as the indexes get to see it: without its confidential places, for no search may lead to them. */
export function withoutPlaces<D extends object>(document: D, hidden: ReadonlySet<string>): D {
  const { location, service_at_locations: pairs } = document as Placed
  if (hidden.size === 0) return document
  const { location: _, ...rest } = document as Placed
  return {
    ...(location && hidden.has(location.id) ? rest : document),
    ...(pairs && { service_at_locations: pairs.map((pair) => withoutPlaces(pair, hidden)) }),
  } as D
}
