import type { Collection } from '../../hsds/collections.ts'
import { scheduleNames } from '../../parameters/filters.ts'
import { type TimetableOwner, timetablePath } from '../format/manifest.ts'
import { offeringCount } from '../format/offerings.ts'
import { decodeTimetable } from '../format/timetable.ts'
import { type FilterMask, NOTHING, applyFilters, markMask } from './filter-mask.ts'
import { type Hits, allBelow, unscored } from './hits.ts'
import { intersectList } from './intersect.ts'
import { readServices } from './offerings.ts'
import { type NearOfferings, type Query, isOfServices } from './query.ts'
import type { Source } from './source.ts'
import { timetableMask } from './timetable-mask.ts'

/** Filters documents by day, time and place, which one offering must meet together. */
export interface OfferingFilter {
  /**
   * The documents that match, among the hits or all documents; scored by nearness unless there is a search. Undefined, which
   * means all documents, when there are neither hits nor conditions.
   */
  readonly apply: (hits: Hits | undefined, near: NearOfferings | undefined) => Hits | undefined
  /** How many documents match, however near they are. */
  readonly count: (hits: Hits | undefined) => number
}

/** What one offering must meet. */
interface Conditions {
  readonly masks: readonly FilterMask[]
  readonly near: NearOfferings | undefined
  /** Whether nearness gives the score. */
  readonly isOrdered: boolean
}

/**
 * Reads what a query needs to filter offerings; undefined when it asks nothing of them. A service_at_location is one
 * offering; a service has several, one of which must match.
 */
export async function readOfferingFilter(
  source: Source,
  collection: Collection,
  query: Query,
): Promise<OfferingFilter | undefined> {
  const { coverage, near, search } = query
  const { count } = source.manifest.collections[collection]
  const isTimed = scheduleNames.some((name) => query[name] !== undefined)
  if (!isOfServices(collection) || !(isTimed || coverage || near)) return
  const isOrdered = search === undefined
  const apply = await readApply()
  // A coverage mask counts service_at_locations per code, which spares a pass over all of them.
  const counts = collection === 'services' || isTimed ? undefined : coverage?.counts
  return {
    apply,
    count: (hits) =>
      counts && !hits
        ? counts.reduce((sum, size, code) => sum + size * coverage!.passes[code]!, 0)
        : (apply(hits, undefined)?.docs.length ?? count),
  }

  async function readApply(): Promise<OfferingFilter['apply']> {
    if (collection === 'services' && !coverage && !near) {
      // Without conditions on places, the hours of the whole service decide: they include those of all its offerings.
      const open = await readTimetableMask(source, { owner: 'services', count }, query)
      return (hits) => applyFilters(hits, count, [open])
    }
    const all = { owner: 'units', count: offeringCount(source.manifest) } as const
    const [open, service] = await Promise.all([
      isTimed ? readTimetableMask(source, all, query) : undefined,
      collection === 'services' ? (near?.services ?? readServices(source)) : undefined,
    ])
    const masks = [open, coverage].filter((mask) => mask !== undefined)
    return service
      ? (hits, near) => filterServices(hits, { masks, near, isOrdered }, { service, count })
      : (hits, near) => filterOfferings(hits, { masks, near, isOrdered }, count)
  }
}

async function readTimetableMask(
  source: Source,
  { owner, count }: { owner: TimetableOwner; count: number },
  query: Query,
): Promise<FilterMask> {
  const paths = [timetablePath(owner, query.day), timetablePath(owner)]
  const path = paths.find((one) => source.manifest.columns.includes(one))
  if (path === undefined) return NOTHING
  return timetableMask(decodeTimetable(await source.read(path, count)), query, count)
}

/** Filters service_at_locations, each of which is one offering. */
function filterOfferings(
  hits: Hits | undefined,
  { masks, near, isOrdered }: Conditions,
  count: number,
): Hits | undefined {
  const within = near?.offerings && unscored(hits ? near.offerings.toSorted() : near.offerings)
  const start = hits && within ? intersectList(hits, within) : (hits ?? within)
  const found = applyFilters(start, count, masks)
  if (!near || !isOrdered) return found
  return found
    ? scored(found.docs, near.nearness)
    : { docs: allBelow(count), scores: near.nearness }
}

/** Filters services through their offerings: finds the offerings that match, then their services. */
function filterServices(
  hits: Hits | undefined,
  { masks, near, isOrdered }: Conditions,
  { service, count }: { service: Uint32Array; count: number },
): Hits {
  const places = service.length
  const start = near?.offerings && unscored(near.offerings)
  const offerings = applyFilters(start, places + count, masks)?.docs ?? allBelow(places + count)
  const docs = new Uint32Array(Math.min(offerings.length, count))
  const marks = new Uint8Array(count)
  const nearest = new Uint32Array(count)
  let length = 0
  for (let i = 0; i < offerings.length; i++) {
    const offering = offerings[i]!
    const doc = offering < places ? service[offering]! : offering - places
    if (marks[doc] === 0) docs[length++] = doc
    marks[doc] = 1
    if (near && offering < places) nearest[doc] = Math.max(nearest[doc]!, near.nearness[offering]!)
  }
  const few = length < count / FEW ? unscored(docs.subarray(0, length).sort()) : undefined
  const found = applyFilters(hits ?? few, count, [markMask(marks)]) as Hits
  return near && isOrdered ? scored(found.docs, nearest) : found
}

/** Up to one document in this many, sorting the documents is faster than a pass over all marks. */
const FEW = 16

/** Documents with their scores in a list of all scores. */
function scored(docs: Uint32Array, all: Uint32Array): Hits {
  const scores = new Uint32Array(docs.length)
  for (let i = 0; i < docs.length; i++) scores[i] = all[docs[i]!]!
  return { docs, scores }
}
