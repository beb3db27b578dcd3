import type { PostcodeSource } from '../../../src/coverage/gazetteer/postcode-source.ts'
import { type Lists as FeedLists, composeLists } from '../../../src/feed/lists.ts'
import { collectionNames } from '../../../src/hsds/collections.ts'
import type { Document } from '../../../src/hsds/types.ts'
import { type Settings, completeSettings } from '../../../src/record/settings/settings.ts'
import { readSmallTown } from '../../generator/publish/small-town.ts'
import { sourceOf } from '../../coverage/helpers.ts'
import { listsOf } from '../../search/fixture.ts'
import type { Lists } from '../../search/naive.ts'
import { type Random, createRandom } from '../../search/random.ts'
import { someAreas } from './areas.ts'
import { POSTCODES, type PostcodeRow } from './postcodes.ts'

/** A directory: its documents, and all else that answers depend on. */
export interface Town {
  readonly lists: Lists
  readonly settings: Settings
  /** The ingested postcodes, if any. */
  readonly ingested: readonly PostcodeRow[]
  readonly askedFrom: AskedFrom
}

/** Places that queries are about. */
export interface AskedFrom {
  readonly postcodes: readonly string[]
  /** The postcodes with a known point. */
  readonly located: readonly string[]
  readonly points: readonly string[]
}

const MADE_UP: AskedFrom = {
  postcodes: [
    'BS3 1AA',
    'bs31aa',
    'BS3 1AB',
    'BS4 4BD',
    ' BA1  1AA ',
    'BA1 4AA',
    'CF10 1AA',
    'CH5 4AB',
    'EH1 1AA',
    'BS3 1',
    'BS3',
    'ch5',
    'BS99 9ZZ',
    'EX4 4AA',
    'BS3 9XX',
  ],
  located: ['BS3 1AA', 'bs44bd', 'BA1 1AB', 'CF10 4AA', 'BS3', 'BS3 9XX'],
  // Maps send the centre with all its digits.
  points: ['51.44,-2.6', '51.4405, -2.59', '53.2,-3.02', '51.45,-0.08994102478027345', '0,0'],
}

const SALTWICK: AskedFrom = {
  postcodes: ['EX90 1AA', 'ex901ab', 'EX90 1AD', 'EX90', 'EX4 4AA', 'BS3 1AA', 'CF10 1AA'],
  located: ['EX90 1AA', 'ex90 1ab', 'EX90'],
  points: ['50.6951,-3.2107', '50.696, -3.21', '51.44,-2.6'],
}

export interface TownOptions {
  readonly services: number
  readonly seed?: number
  readonly ingested?: readonly PostcodeRow[]
  readonly settings?: object
}

/** A generated directory, in which locations have postcodes, and services have areas of every kind. */
export function makeTown({ services, seed = 1, ingested = [], settings = {} }: TownOptions): Town {
  const made = listsOf({ services, seed, description: [3, 12] })
  const lists = {
    ...made,
    services: made.services.map(withAreas),
    service_at_locations: made.service_at_locations.map((pair) => ({
      ...moved(pair),
      service: withAreas(pair.service!),
    })),
  }
  return {
    lists,
    ingested,
    settings: completeSettings({
      british_synonyms: false,
      title: 'A made-up town',
      ...settings,
    }),
    askedFrom: MADE_UP,
  }
}

/** The small town of the fixtures. */
export async function smallTown(): Promise<Town> {
  const directory = await readSmallTown()
  const lists = composeLists(directory)
  return {
    lists: Object.fromEntries(
      collectionNames.map((name) => [name, lists[name].map(({ detail }) => detail())]),
    ) as unknown as Lists,
    settings: { ...directory.settings, british_synonyms: false },
    ingested: [],
    askedFrom: SALTWICK,
  }
}

/** The documents as the lists of a feed, with complete organizations. */
export const feedOf = ({ lists }: Town): FeedLists => ({
  places: () => lists.service_at_locations.map(({ location }) => location!),
  ...(Object.fromEntries(
    collectionNames.map((name) => [name, lists[name].map(entryOf)]),
  ) as unknown as Omit<FeedLists, 'places'>),
  organizations: lists.organizations.map((document) => ({
    ...entryOf(document),
    full: () => fullOrganization(lists, document),
  })),
})

const entryOf = <D extends { readonly id: string }>(document: D) => ({
  id: document.id,
  detail: () => document,
})

/** An organization with its complete services. */
export const fullOrganization = (lists: Lists, organization: Document<'organization'>) => ({
  ...organization,
  services: lists.services.filter(({ organization_id: id }) => id === organization.id),
})

/** The ingested postcodes as a source. */
export const sourcesOf = ({ ingested }: Town): readonly PostcodeSource[] =>
  ingested.length > 0 ? [sourceOf(ingested)] : []

function withAreas<S extends Document<'service'>>(service: S): S {
  const pairs = service.service_at_locations?.map(moved)
  const areas = [
    ...areasOf(service.id),
    ...(pairs ?? []).flatMap(({ id, service_areas = [] }) =>
      service_areas.map((area) => ({ ...area, service_at_location_id: id })),
    ),
  ]
  return {
    ...service,
    ...(pairs && { service_at_locations: pairs }),
    ...(areas.length > 0 && { service_areas: areas }),
  }
}

function moved<P extends Document<'service_at_location'>>(pair: P): P {
  const areas = areasOf(pair.id, 0.35)
  return {
    ...pair,
    location: settle(pair.location!),
    ...(areas.length > 0 && { service_areas: areas }),
  }
}

const areasOf = (id: string, share = 0.7) => {
  const r = createRandom(`areas ${id}`)
  return r.chance(share) ? someAreas(r, id) : []
}

/** Moves a location near a postcode. Some have no point, and some are virtual. */
function settle(known: Document<'location'>): Document<'location'> {
  const { latitude: _, longitude: __, ...location } = known
  const r = createRandom(`place ${location.id}`)
  const [postal_code, latitude, longitude] = r.pick(POSTCODES)
  const addresses = location.addresses!.map((address) => ({ ...address, postal_code }))
  if (r.chance(0.1)) return { ...location, location_type: 'virtual' }
  if (r.chance(0.15)) return { ...location, addresses }
  const near = (degrees: number) => Math.round((degrees + drift(r)) * 1e5) / 1e5
  return { ...location, addresses, latitude: near(latitude), longitude: near(longitude) }
}

const drift = (r: Random) => (r.unit() - 0.5) * r.pick([0.002, 0.01, 0.05])
