import type { Collection } from '../../../src/hsds/collections.ts'
import type { Random } from '../../search/random.ts'
import type { Town } from './town.ts'

type Some = Readonly<Record<string, string>>

/** Random parameters of a list, with values that mostly find something, in many spellings. */
export function someQuery(r: Random, town: Town, collection: Collection): URLSearchParams {
  const query = new URLSearchParams()
  const put = (some: Some) =>
    Object.entries(some).forEach(([name, value]) => query.set(name, value))
  const length = r.pick([0, 1, 1, 1, 2, 2, 3, 4])
  for (let i = 0; i < length; i++) put(r.pick(KINDS[collection])(r, town, collection))
  // A list ignores parameters of other lists, and unknown ones.
  if (r.chance(0.2)) put(r.pick([{ x: '1' }, { Page: 'x' }, { minimum_age: '' }, { search: ' ' }]))
  if (r.chance(0.1) && !isOfServices(collection))
    put({ day: 'Someday', postcode: 'BS3', radius: 'x' })
  return tidied(query, town)
}

/** Removes parameters that exclude each other. */
function tidied(query: URLSearchParams, { askedFrom }: Town): URLSearchParams {
  const [proximity, postcode] = [query.get('proximity'), query.get('postcode') ?? '']
  const isLocated = askedFrom.located.includes(postcode)
  if (proximity?.includes(',')) query.delete('postcode')
  else if (proximity && !isLocated) query.delete('proximity')
  if (!query.get('proximity')?.includes(',') && query.get('radius') !== 'x') query.delete('radius')
  return query
}

type Kind = (r: Random, town: Town, collection: Collection) => Some

const isOfServices = (collection: Collection) =>
  collection === 'services' || collection === 'service_at_locations'

const words: Kind = (r, { lists }, collection) => {
  const texts = lists[collection].map((one) =>
    'service' in one ? `${one.service!.name} ${one.location!.name}` : 'name' in one ? one.name : '',
  )
  const known = r.pick(texts).split(' ').slice(0, r.whole(1, 3)).join(' ')
  const search = r.pick([known, known, 'service support', 'drop-in', 'the', 'zzyzx', 'Well being'])
  return r.pick([{ search }, { search }, { text: search }, { search, text: 'nothing at all' }])
}
const anyCase = (r: Random, text: string) => (r.chance(0.2) ? text.toUpperCase() : text)
const id = (r: Random, text: string | undefined) =>
  anyCase(r, r.chance(0.1) || !text ? r.pick(['00000000-0000-4000-8000-000000000000', 'x']) : text)

const term: Kind = (r, { lists }) => ({
  taxonomy_term_id: id(r, r.pick(lists.services).attributes?.[0]?.taxonomy_term?.id),
})
const taxonomy: Kind = (r, { lists }) => ({ taxonomy_id: id(r, r.pick(lists.taxonomies).id) })
const organization: Kind = (r, { lists }) => ({
  organization_id: id(r, r.pick(lists.organizations).id),
})
const parent: Kind = (r, { lists }) => ({
  parent_id: id(r, r.pick(lists.taxonomy_terms).parent_id),
})
const free: Kind = (r) => ({ free: r.pick(['true', 'TRUE', '1', 'false', '0']) })
const top: Kind = (r) => ({ top_only: r.pick(['true', 'TRUE', '1', 'false', '0']) })
const ages: Kind = (r) =>
  r.pick([
    { minimum_age: r.pick(['0', '.5', '16', '18.0', '99', '-1', '0.30000000000000004']) },
    { maximum_age: r.pick(['4.99', '5', '18', '+120', '120']) },
  ])
const modified: Kind = (r) => ({
  modified_after: r.pick([
    '2023-11-20',
    '2024-02-29T12:00:00Z',
    '2024-06-01T00:00:00+01:00',
    '2024-06-01T00:00Z',
    // The exact time at which some services changed.
    '2024-06-01T22:13:20Z',
    '2024-10-08T23:13:20+01:00',
    '2030-01-01',
  ]),
})
const day: Kind = (r) => ({
  day: r.pick(['MO', 'tu', 'Wed', 'THURSDAY', 'Friday', 'sa', 'SU', 'Tue']),
})
const hours: Kind = (r) =>
  r.pick([
    { start_time: r.pick(['09:00', '9:30', '10:00:00', '13:00', '00:00']) },
    { end_time: r.pick(['12:00', '15:00:00', '17:00', '21:00', '24:00']) },
    { day: r.pick(['MO', 'Tuesday']), start_time: '10:00', end_time: '17:00' },
  ])
const postcode: Kind = (r, { askedFrom }) => ({ postcode: r.pick(askedFrom.postcodes) })
const proximity: Kind = (r, { askedFrom }) => ({
  postcode: r.pick(askedFrom.located),
  proximity: r.pick(['0', '250', '1000', '2500.5', '804.6720000000000001', '40000', '1000000']),
})
const point: Kind = (r, { askedFrom }) => ({
  proximity: r.pick(askedFrom.points),
  radius: r.pick(['0', '.5', '0.16090000000000002', '2', '40', '500', '20000']),
})

const ofServices = [words, words, term, taxonomy, organization, free, ages, modified, day, hours]
const ofPlaces = [...ofServices, postcode, postcode, proximity, point]
const KINDS: Readonly<Record<Collection, readonly Kind[]>> = {
  services: ofPlaces,
  service_at_locations: ofPlaces,
  organizations: [words],
  taxonomies: [words],
  taxonomy_terms: [words, taxonomy, parent, top],
}
