import type { Document } from '../../hsds/types.ts'

/** The part of a document that has places in it. */
interface Placed {
  readonly location?: Document<'location'>
  readonly service_at_locations?: readonly Document<'service_at_location'>[]
}

/** A document without its confidential places. The indexes get no other, because no search may reveal such a place. */
export function withoutConfidential<D extends object>(
  document: D,
  confidential: ReadonlySet<string>,
): D {
  if (confidential.size === 0) return document
  const { location, service_at_locations: pairs } = document as Placed
  const { location: _, ...rest } = document as Placed
  return {
    ...(location && confidential.has(location.id) ? rest : document),
    ...(pairs && {
      service_at_locations: pairs.map((pair) => withoutConfidential(pair, confidential)),
    }),
  } as D
}
