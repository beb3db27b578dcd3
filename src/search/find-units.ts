import type { Collection } from '../hsds/collections.ts'
import { TIMETABLE_PATH } from './manifest.ts'
import { merge } from './match.ts'
import { isOfServices, type Near, type Query } from './query.ts'
import { type Hits, marked, NOTHING, type Sieve, siftAll, unscored } from './sieve.ts'
import type { Source } from './source.ts'
import { decodeTimetable, suitable } from './timetable.ts'
import { readServices, unitCount } from './units.ts'

/** Hits, and how far away a document is, if that makes the order. */
export interface NearHits extends Hits {
  readonly metresTo?: (doc: number) => number
}

/** What one unit is asked: what it must pass, and where it should be. */
interface Conditions {
  readonly sieves: readonly Sieve[]
  readonly near: Near | undefined
  /** Whether the nearest come first. */
  readonly ordered: boolean
}

/**
 * Reads what it takes to judge units by day, time and place together, and gives the function that does, out of all
 * documents or out of hits. A service_at_location is a unit; a service has several, one of which has to suit.
 */
export async function readUnits(
  source: Source,
  collection: Collection,
  query: Query,
): Promise<(hits: Hits | undefined) => NearHits> {
  const { place, near, words } = query
  const { count } = source.manifest.collections[collection]
  const timed = [query.day, query.start_time, query.end_time].some((value) => value !== undefined)
  if (!isOfServices(collection) || !(timed || place || near))
    return (hits) => hits ?? everything(count)

  const [open, service] = await Promise.all([
    timed ? readHours(source, query) : undefined,
    collection === 'services' ? readServices(source) : undefined,
  ])
  const sieves = [open, place].filter((sieve) => sieve !== undefined)
  const conditions = { sieves, near, ordered: words === undefined }
  return service
    ? (hits) => ofServices(hits, conditions, { service, count })
    : (hits) => ofPlaces(hits, conditions, count)
}

/** Judges every set of schedules; each unit has one. */
async function readHours(source: Source, query: Query): Promise<Sieve> {
  if (!source.manifest.columns.includes(TIMETABLE_PATH)) return NOTHING
  const timetable = decodeTimetable(await source.read(TIMETABLE_PATH, unitCount(source.manifest)))
  return { codes: timetable.units, passes: suitable(timetable, query) }
}

/** A place is asked itself. */
function ofPlaces(
  hits: Hits | undefined,
  { sieves, near, ordered }: Conditions,
  count: number,
): NearHits {
  const within = near?.units && unscored(near.units)
  const start = hits && within ? merge(hits, within) : (hits ?? within)
  const kept = siftAll(start, count, sieves) ?? everything(count)
  return near && ordered ? { ...kept, metresTo: near.metresTo } : kept
}

/** A service is asked through its places and for itself: which units suit, and so which services. */
function ofServices(
  hits: Hits | undefined,
  { sieves, near, ordered }: Conditions,
  { service, count }: { service: Uint32Array; count: number },
): NearHits {
  const places = service.length
  const start = near?.units && unscored(near.units)
  const units = siftAll(start, places + count, sieves)?.docs ?? everything(places + count).docs
  const suits = new Uint8Array(count)
  const nearest = new Float64Array(near && ordered ? count : 0).fill(Infinity)
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!
    const doc = unit < places ? service[unit]! : unit - places
    suits[doc] = 1
    if (near && ordered) nearest[doc] = Math.min(nearest[doc]!, near.metresTo(unit))
  }
  const kept = siftAll(hits, count, [marked(suits)]) as Hits
  return near && ordered ? { ...kept, metresTo: (doc) => nearest[doc]! } : kept
}

/** All below `count`, with nothing to tell them apart. */
function everything(count: number): Hits {
  const docs = new Uint32Array(count)
  for (let doc = 0; doc < count; doc++) docs[doc] = doc
  return unscored(docs)
}
