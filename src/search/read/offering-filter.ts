import type { Collection } from '../../hsds/collections.ts'
import { scheduleNames } from '../../parameters/filters.ts'
import { type TimetableOwner, timetablePath } from '../format/index-manifest.ts'
import { offeringCount } from '../format/offerings.ts'
import { decodeTimetable } from '../format/timetable.ts'
import { type FilterMask, NOTHING, applyFilters, countPassing, markMask } from './filter-mask.ts'
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
  readonly apply: (hits: Hits | undefined, near?: NearOfferings) => Hits | undefined
  /** How many documents match, however near they are. */
  readonly count: (hits: Hits | undefined) => number
  /** The masks that filter the same without a distance; undefined when one offering must meet several conditions. */
  readonly masks: readonly FilterMask[] | undefined
}

/** What one offering must meet. */
interface Conditions {
  readonly masks: readonly FilterMask[]
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
  const readOpen = (owner: TimetableOwner) =>
    isTimed ? readTimetableMask(source, owner, query) : undefined
  if (collection === 'service_at_locations') {
    const all = byMasks(present([await readOpen('units'), coverage?.offerings]), count)
    return {
      ...all,
      apply: (hits, near) =>
        near ? filterOfferings(hits, near, { ...all, isOrdered }, count) : all.apply(hits),
    }
  }
  // The hours of a service include those of all its offerings, and so does its area. Two conditions must be met by one of them.
  const isJoint = isTimed && (coverage !== undefined || near !== undefined)
  const whole = isJoint
    ? undefined
    : byMasks(present([await readOpen('services'), coverage?.services]), count)
  if (whole && !near) return whole
  const isAllNeeded = isJoint && (!near || near.widen)
  const [open, service] = await Promise.all([
    readOpen('units'),
    (isAllNeeded ? undefined : near?.services) ?? readServices(source),
  ])
  const masks = present([open, coverage?.offerings])
  const apply: OfferingFilter['apply'] = (hits, near) => {
    if (whole && !near) return whole.apply(hits)
    const table = { service: near?.services ?? service, count }
    return filterServices(hits, near, { masks, isOrdered }, table)
  }
  return {
    masks: whole?.masks,
    apply,
    count: (hits) => (whole ? whole.count(hits) : apply(hits)!.docs.length),
  }
}

const present = <T>(values: readonly (T | undefined)[]) =>
  values.filter((value) => value !== undefined)

/** A filter by masks of documents, whatever their distance. */
function byMasks(masks: readonly FilterMask[], count: number) {
  const apply = (hits: Hits | undefined) => applyFilters(hits, count, masks)
  return {
    masks,
    apply,
    count: (hits: Hits | undefined) =>
      (!hits && masks.length === 1 ? countPassing(masks[0]!) : undefined) ??
      apply(hits)?.docs.length ??
      count,
  }
}

async function readTimetableMask(
  source: Source,
  owner: TimetableOwner,
  query: Query,
): Promise<FilterMask> {
  const { collections } = source.manifest
  const count = owner === 'units' ? offeringCount(source.manifest) : collections.services.count
  const paths = [timetablePath(owner, query.day), timetablePath(owner)]
  const path = paths.find((one) => source.manifest.columns.includes(one))
  if (path === undefined) return NOTHING
  return timetableMask(decodeTimetable(await source.read(path, count)), query, count)
}

/** Filters service_at_locations, each of which is one offering, by distance. */
function filterOfferings(
  hits: Hits | undefined,
  { offerings, nearness }: NearOfferings,
  { masks, isOrdered }: Conditions,
  count: number,
): Hits | undefined {
  const within = offerings && unscored(hits ? offerings.toSorted() : offerings)
  const start = hits && within ? intersectList(hits, within) : (hits ?? within)
  const found = applyFilters(start, count, masks)
  if (!isOrdered) return found
  return found ? scored(found.docs, nearness) : { docs: allBelow(count), scores: nearness }
}

/** Filters services through their offerings: finds the offerings that match, then their services. */
function filterServices(
  hits: Hits | undefined,
  near: NearOfferings | undefined,
  { masks, isOrdered }: Conditions,
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
