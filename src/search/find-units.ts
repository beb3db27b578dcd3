import type { Collection } from '../hsds/collections.ts'
import type { Codes } from './column.ts'
import { TIMETABLE_PATH } from './manifest.ts'
import { type Hits, keep } from './match.ts'
import { isOfServices, type Query } from './query.ts'
import type { Source } from './source.ts'
import { decodeTimetable, suitable } from './timetable.ts'
import { readServices, unitCount } from './units.ts'

/** Hits, and for each of them how near it is, if that was wanted. */
export interface NearHits {
  readonly hits: Hits
  readonly near?: Float64Array
}

/** What one unit is asked. */
interface Conditions {
  /** Whether its set of schedules will do; nothing when no time is asked for. */
  readonly open: { readonly good: Uint8Array; readonly units: Codes } | undefined
  readonly place: Query['place']
  readonly distance: Query['distance']
}

/**
 * Reads what it takes to judge units by day, time and place together, and gives the function that does. A
 * service_at_location is a unit; a service has several, one of which has to suit.
 */
export async function readUnits(
  source: Source,
  collection: Collection,
  query: Query,
): Promise<(hits: Hits) => NearHits> {
  const { place, words } = query
  const distance = words === undefined ? query.distance : undefined
  const timed = [query.day, query.start_time, query.end_time].some((value) => value !== undefined)
  if (!isOfServices(collection) || !(timed || place || distance)) return (hits) => ({ hits })

  const [open, service] = await Promise.all([
    timed ? readHours(source, query) : undefined,
    collection === 'services' ? readServices(source) : undefined,
  ])
  const conditions = { open, place, distance }
  if (!service) return (hits) => ofPlaces(hits, conditions)
  const { count } = source.manifest.collections.services
  return (hits) => ofServices(hits, conditions, { service, count })
}

/** For every set of schedules whether it suits, and the set of every unit. */
async function readHours(source: Source, query: Query): Promise<NonNullable<Conditions['open']>> {
  if (!source.manifest.columns.includes(TIMETABLE_PATH)) {
    return { good: new Uint8Array(), units: new Uint8Array() }
  }
  const payload = await source.read(TIMETABLE_PATH, unitCount(source.manifest))
  const timetable = decodeTimetable(payload)
  return { good: suitable(timetable, query), units: timetable.units }
}

/** A place is asked itself. */
function ofPlaces(hits: Hits, { open, place, distance }: Conditions): NearHits {
  const timely = open ? keep(hits, (unit) => open.good[open.units[unit]!] === 1) : hits
  const kept = place ? keep(timely, place) : timely
  return distance ? { hits: kept, near: measure(kept.docs, distance) } : { hits: kept }
}

/** A service is asked through its places and then for itself: all units once, where the answer still matters. */
function ofServices(
  hits: Hits,
  { open, place, distance }: Conditions,
  { service, count }: { service: Uint32Array; count: number },
): NearHits {
  const wanted = new Uint8Array(count)
  const suits = new Uint8Array(count)
  const nearest = new Float64Array(distance ? count : 0).fill(Infinity)
  for (const doc of hits.docs) wanted[doc] = 1
  const places = service.length
  for (let unit = 0; unit < places + count; unit++) {
    const doc = unit < places ? service[unit]! : unit - places
    if (wanted[doc] === 0) continue
    if (open && open.good[open.units[unit]!] !== 1) continue
    if (place && !place(unit)) continue
    suits[doc] = 1
    if (!distance) {
      wanted[doc] = 0
      continue
    }
    const metres = distance(unit)
    if (metres < nearest[doc]!) nearest[doc] = metres
  }
  const kept = keep(hits, (doc) => suits[doc] === 1)
  return distance
    ? { hits: kept, near: measure(kept.docs, (doc) => nearest[doc]!) }
    : { hits: kept }
}

function measure(docs: Uint32Array, distance: (doc: number) => number): Float64Array {
  const near = new Float64Array(docs.length)
  for (let i = 0; i < docs.length; i++) near[i] = distance(docs[i]!)
  return near
}
