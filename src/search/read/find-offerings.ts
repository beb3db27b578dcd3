import type { Collection } from '../../hsds/collections.ts'
import { scheduleNames } from '../../parameters/filters.ts'
import { type Keeper, timetablePath } from '../format/manifest.ts'
import { merge } from './match.ts'
import { isOfServices, type Near, type Query } from './query.ts'
import {
  everything,
  type Hits,
  marked,
  NOTHING,
  type Sieve,
  siftAll,
  unscored,
} from './filter-mask.ts'
import type { Source } from './source.ts'
import { decodeTimetable, suited } from '../format/timetable.ts'
import { readServices, unitCount } from '../format/offerings.ts'

/** What one unit is asked: what it must pass, and where it should be. */
interface Conditions {
  readonly sieves: readonly Sieve[]
  readonly near: Near | undefined
  /** Whether the nearest come first. */
  readonly isOrdered: boolean
}

/** Judges units by day, time and place together, out of all documents or out of hits. */
export interface Units {
  /** Which suit, and unless there are words how near they are. Still nothing when all of all documents do. */
  readonly judge: (hits: Hits | undefined, near: Near | undefined) => Hits | undefined
  /** How many suit, however near they are. */
  readonly count: (hits: Hits | undefined) => number
}

/**
 * Reads what it takes to judge units; nothing where nothing is asked of them. A service_at_location is a unit; a service
 * has several, one of which has to suit.
 */
export async function readUnits(
  source: Source,
  collection: Collection,
  query: Query,
): Promise<Units | undefined> {
  const { place, near, search } = query
  const { count } = source.manifest.collections[collection]
  const timed = scheduleNames.some((name) => query[name] !== undefined)
  if (!isOfServices(collection) || !(timed || place || near)) return
  const isOrdered = search === undefined
  const judge = await readJudge()
  // Areas are counted by the places that have them; whoever asks for nothing else need not look at each.
  const counts = collection === 'services' || timed ? undefined : place?.counts
  return {
    judge,
    count: (hits) =>
      counts && !hits
        ? counts.reduce((sum, size, code) => sum + size * place!.passes[code]!, 0)
        : (judge(hits, undefined)?.docs.length ?? count),
  }

  async function readJudge(): Promise<Units['judge']> {
    if (collection === 'services' && !place && !near) {
      // Whichever of its places has such hours will do.
      const open = await readHours(source, { keeper: 'services', count }, query)
      return (hits) => siftAll(hits, count, [open])
    }
    const all = { keeper: 'units', count: unitCount(source.manifest) } as const
    const [open, service] = await Promise.all([
      timed ? readHours(source, all, query) : undefined,
      collection === 'services' ? (near?.services ?? readServices(source)) : undefined,
    ])
    const sieves = [open, place].filter((sieve) => sieve !== undefined)
    return service
      ? (hits, near) => ofServices(hits, { sieves, near, isOrdered }, { service, count })
      : (hits, near) => ofPlaces(hits, { sieves, near, isOrdered }, count)
  }
}

/** Judges every schedule of a timetable, and so whoever keeps it. */
async function readHours(
  source: Source,
  { keeper, count }: { keeper: Keeper; count: number },
  query: Query,
): Promise<Sieve> {
  const paths = [timetablePath(keeper, query.day), timetablePath(keeper)]
  const path = paths.find((one) => source.manifest.columns.includes(one))
  if (path === undefined) return NOTHING
  const timetable = decodeTimetable(await source.read(path, count))
  return marked(suited(timetable, query, count))
}

/** A place is asked itself. */
function ofPlaces(
  hits: Hits | undefined,
  { sieves, near, isOrdered }: Conditions,
  count: number,
): Hits | undefined {
  const within = near?.units && unscored(hits ? near.units.toSorted() : near.units)
  const start = hits && within ? merge(hits, within) : (hits ?? within)
  const kept = siftAll(start, count, sieves)
  if (!near || !isOrdered) return kept
  return kept
    ? scored(kept.docs, near.nearness)
    : { docs: everything(count), scores: near.nearness }
}

/** A service is asked through its places and for itself: which units suit, and so which services. */
function ofServices(
  hits: Hits | undefined,
  { sieves, near, isOrdered }: Conditions,
  { service, count }: { service: Uint32Array; count: number },
): Hits {
  const places = service.length
  const start = near?.units && unscored(near.units)
  const units = siftAll(start, places + count, sieves)?.docs ?? everything(places + count)
  const docs = new Uint32Array(Math.min(units.length, count))
  const suits = new Uint8Array(count)
  const nearest = new Uint32Array(count)
  let length = 0
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!
    const doc = unit < places ? service[unit]! : unit - places
    if (suits[doc] === 0) docs[length++] = doc
    suits[doc] = 1
    if (near && unit < places) nearest[doc] = Math.max(nearest[doc]!, near.nearness[unit]!)
  }
  const few = length < count / FEW ? unscored(docs.subarray(0, length).sort()) : undefined
  const kept = siftAll(hits ?? few, count, [marked(suits)]) as Hits
  return near && isOrdered ? scored(kept.docs, nearest) : kept
}

/** Up to this part of all documents are sorted sooner than all are looked through. */
const FEW = 16

/** Documents with the scores that they have in a list of all. */
function scored(docs: Uint32Array, all: Uint32Array): Hits {
  const scores = new Uint32Array(docs.length)
  for (let i = 0; i < docs.length; i++) scores[i] = all[docs[i]!]!
  return { docs, scores }
}
