import type { Collection } from '../../../src/hsds/collections.ts'
import type { Document } from '../../../src/hsds/types.ts'
import { createNaive } from '../../search/naive.ts'
import { matchesAreas } from './coverage.ts'
import { isOpen } from './hours.ts'
import { readPostcode } from './postcodes.ts'
import type { Town } from './town.ts'
import { type DoubtfulPoint, type Point, createSurroundings, metresBetween } from './where.ts'

/** The expected results of a query. */
export interface Expected {
  /** The positions in the list that match, ascending. Those on a border may be missing. */
  readonly found: readonly number[]
  readonly onBorder: ReadonlySet<number>
  /** The positions in the order of the best match, for a search. */
  readonly ranking: readonly number[] | undefined
  /** The distance of a position, when the nearest comes first. */
  readonly metresTo: ((position: number) => number) | undefined
}

/** A service_at_location, or a service apart from its locations, which has no point. */
interface Offering {
  readonly schedules: readonly Document<'schedule'>[]
  readonly areas: readonly Document<'service_area'>[]
  readonly location?: Document<'location'> | undefined
}

/** The rounding error of distances, in metres. */
const BORDER = 1

/** An oracle for the API: answers every query by a scan of all documents. */
export function createOracle(town: Town, { isSplit = false } = {}) {
  const { lists } = town
  const naive = createNaive(lists, { isSplit })
  const where = createSurroundings(town)
  const services = new Map(lists.services.map((service) => [service.id, service]))
  const rankings = new Map<string, readonly number[]>()

  function rankingOf(collection: Collection, words: string): readonly number[] {
    const key = `${collection} ${words}`
    const known = rankings.get(key) ?? naive.find(collection, { search: words }).page
    rankings.set(key, known)
    return known
  }

  const serviceOf = (pair: Document<'service_at_location'>) => services.get(pair.service_id!)!

  function offeringOf(pair: Document<'service_at_location'>): Offering {
    const alone = withoutLocations(serviceOf(pair))
    return {
      location: pair.location,
      schedules: pair.schedules?.length ? pair.schedules : alone.schedules,
      areas: pair.service_areas?.length ? pair.service_areas : alone.areas,
    }
  }

  function offeringsOf(collection: Collection, position: number): Offering[] {
    if (collection === 'service_at_locations')
      return [offeringOf(lists.service_at_locations[position]!)]
    const service = lists.services[position]!
    const pairs = lists.service_at_locations.filter(({ service_id: id }) => id === service.id)
    return [...pairs.map(offeringOf), withoutLocations(service)]
  }

  /** The metres to the nearest offering that meets all conditions; undefined when none does. */
  function nearest(
    offerings: readonly Offering[],
    asked: URLSearchParams,
    slack: number,
  ): number | undefined {
    const value = (name: string) => valueOf(asked, name)
    const [postcode, proximity] = [value('postcode'), value('proximity')]
    const isPoint = proximity?.includes(',') ?? false
    const centre = isPoint
      ? toPoint(proximity!)
      : postcode === undefined
        ? undefined
        : where.pointOf(readPostcode(postcode))
    const limit = isPoint ? Number(value('radius')) * 1000 : proximity && Number(proximity)
    const distances = offerings
      .filter(({ schedules }) =>
        isOpen(schedules, {
          day: value('day'),
          start_time: value('start_time'),
          end_time: value('end_time'),
        }),
      )
      .filter(
        ({ areas }) => postcode === undefined || matchesAreas(areas, readPostcode(postcode), where),
      )
      .map(({ location }) => metresFrom(centre, location && where.placeOf(location)))
      .filter(({ metres, isEverywhere }) =>
        limit === undefined ? true : isEverywhere || metres <= Number(limit) + slack,
      )
      .map(({ metres }) => metres)
    return distances.length > 0 ? Math.min(...distances) : undefined
  }

  function passes(collection: Collection, position: number, asked: URLSearchParams): boolean {
    const value = (name: string) => valueOf(asked, name)
    const id = (name: string) => value(name)?.toLowerCase()
    if (collection === 'taxonomy_terms') {
      const { parent_id, taxonomy_id, taxonomy_detail } = lists.taxonomy_terms[position]!
      return (
        (!isTrue(value('top_only')) || parent_id === undefined) &&
        [undefined, parent_id].includes(id('parent_id')) &&
        [undefined, taxonomy_id ?? taxonomy_detail?.id].includes(id('taxonomy_id'))
      )
    }
    if (collection !== 'services' && collection !== 'service_at_locations') return true
    const service =
      collection === 'services'
        ? lists.services[position]!
        : serviceOf(lists.service_at_locations[position]!)
    const terms = (service.attributes ?? []).map(({ taxonomy_term: term }) => term!)
    const least = value('minimum_age')
    const most = value('maximum_age')
    const after = value('modified_after')
    return (
      [undefined, service.organization_id ?? service.organization?.id].includes(
        id('organization_id'),
      ) &&
      [undefined, ...terms.map((term) => term.id)].includes(id('taxonomy_term_id')) &&
      [undefined, ...terms.map((term) => term.taxonomy_id ?? term.taxonomy_detail?.id)].includes(
        id('taxonomy_id'),
      ) &&
      (!isTrue(value('free')) || isFreeNaively(service)) &&
      (least === undefined || (service.minimum_age ?? -Infinity) >= Number(least)) &&
      (most === undefined || (service.maximum_age ?? Infinity) <= Number(most)) &&
      (after === undefined ||
        (service.last_modified !== undefined &&
          Date.parse(service.last_modified) >= Date.parse(after)))
    )
  }

  return {
    find(collection: Collection, asked: URLSearchParams): Expected {
      const words = valueOf(asked, 'search') ?? valueOf(asked, 'text')
      const ranking = words === undefined ? undefined : rankingOf(collection, words)
      const matching = ranking && new Set(ranking)
      const isOfServices = collection === 'services' || collection === 'service_at_locations'
      const isNear = isOfServices && ['postcode', 'proximity'].some((name) => valueOf(asked, name))
      const metres = new Map<number, number>()
      const onBorder = new Set<number>()
      const found = lists[collection].flatMap((_, position) => {
        if (matching && !matching.has(position)) return []
        if (!passes(collection, position, asked)) return []
        if (!isOfServices) return [position]
        const offerings = offeringsOf(collection, position)
        const [outer, inner] = [BORDER, -BORDER].map((slack) => nearest(offerings, asked, slack))
        if (outer === undefined) return []
        if (inner === undefined) onBorder.add(position)
        metres.set(position, outer)
        return [position]
      })
      const metresTo = isNear && !words ? (one: number) => metres.get(one) ?? NaN : undefined
      return { found, onBorder, ranking, metresTo }
    },
    idsOf: (collection: Collection) =>
      (lists[collection] as readonly { id: string }[]).map(({ id }) => id),
  }
}

/** The generated services and those of the towns have prices alone, or words that are no price. */
const isFreeNaively = ({ cost_options = [], fees_description, fees }: Document<'service'>) =>
  [...cost_options.map(({ amount }) => amount), fees_description, fees]
    .filter((one) => one !== undefined)
    .every((one) => one === 0 || one === 'Free.') &&
  cost_options.every(({ amount }) => amount !== undefined) &&
  [...cost_options, fees_description, fees].some((one) => one !== undefined)

/** A service apart from its locations. */
const withoutLocations = ({
  schedules = [],
  service_areas = [],
}: Document<'service'>): Offering => ({
  schedules: schedules.filter((one) => one.service_at_location_id === undefined),
  areas: service_areas.filter((one) => one.service_at_location_id === undefined),
})

/** The value of a parameter. Empty values count as absent. */
export const valueOf = (asked: URLSearchParams, name: string): string | undefined =>
  asked.get(name)?.trim() || undefined

export const isTrue = (value: string | undefined) => /^(true|1)$/i.test(value ?? '')

/** The doubt of a place counts as distance. */
function metresFrom(centre: Point | undefined, place: DoubtfulPoint | 'everywhere' | undefined) {
  if (place === 'everywhere') return { metres: Infinity, isEverywhere: true }
  const metres = centre && place ? metresBetween(centre, place) + place.doubt : Infinity
  return { metres, isEverywhere: false }
}

function toPoint(text: string): Point {
  const [latitude = NaN, longitude = NaN] = text.split(',').map(Number)
  return { latitude, longitude }
}
