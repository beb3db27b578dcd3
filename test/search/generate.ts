import type { Document } from '../../src/hsds/types.ts'
import { WEEKDAYS } from '../../src/hsds/weekdays.ts'
import { createRandom, type Random } from './random.ts'
import { createWords } from './words.ts'

/** What to generate. The same options give the same documents. */
export interface GenerateOptions {
  readonly services: number
  readonly seed?: number
  /** The fewest and the most words of a description. */
  readonly description?: readonly [number, number]
}

/** A generated directory. Each document is computed on demand, by its position in its list. */
export interface Generated {
  readonly services: number
  readonly serviceAtLocations: number
  readonly service: (position: number) => Document<'service'>
  readonly serviceAtLocation: (position: number) => Document<'service_at_location'>
  readonly organizations: readonly Document<'organization'>[]
  readonly taxonomies: readonly Document<'taxonomy'>[]
  readonly taxonomyTerms: readonly Document<'taxonomy_term'>[]
}

const TOWNS = (
  'Leeds Bristol Bedminster Southville York Hull Truro Ely Bath Wells Stoke-on-Trent Newcastle Ashton-under-Lyne Dover ' +
  'Deal Hythe Ryde Bude Leek Diss Wick Oban Ayr Barry Bangor Neath Newry Derry Antrim Larne'
).split(' ')
const HOUSES = (
  "Village Hall,Community Centre,Library,St John's Church,King's Hall,Methodist Hall,Drop-in Centre,Town Hall," +
  'Leisure Centre,Health Centre,Children’s Centre,Café Olé,Scout Hut,Wellbeing Hub,NHS111 Desk'
).split(',')

/** Generates a realistic directory: Zipf-distributed words, shared locations and organizations, mixed schedules. */
export function generate({
  services,
  seed = 1,
  description = [30, 90],
}: GenerateOptions): Generated {
  const words = createWords(Math.min(40_000, 2_000 + services))
  const random = (kind: string, number: number) => createRandom(`${seed} ${kind} ${number}`)
  const some = (r: Random, [from, to]: readonly [number, number]) =>
    Array.from({ length: r.whole(from, to) }, () => words(r)).join(' ')

  const taxonomies = sorted(
    count(4).map((i) => {
      const r = random('taxonomy', i)
      return { id: id('taxonomy', i), name: some(r, [1, 3]), description: some(r, [3, 9]) }
    }),
  )
  const taxonomyTerms = sorted(
    count(Math.min(500, 12 + Math.floor(services / 10))).map((i) => {
      const r = random('term', i)
      const taxonomy = taxonomies[i % taxonomies.length]!
      return {
        id: id('term', i),
        name: some(r, [1, 3]),
        description: some(r, [3, 9]),
        ...(r.chance(0.7) && { code: `T${i}` }),
        ...(i >= 8 && { parent_id: id('term', i % 8) }),
        taxonomy_id: taxonomy.id,
      }
    }),
  )
  const organizations = sorted(
    count(Math.ceil(services / 3)).map((i) => {
      const r = random('organization', i)
      return {
        id: id('organization', i),
        name: title(some(r, [2, 4])),
        description: some(r, [5, 30]),
        ...(r.chance(0.2) && { alternate_name: some(r, [1, 2]) }),
      }
    }),
  )
  const location = (i: number): Document<'location'> => {
    const r = random('location', i)
    const town = r.pick(TOWNS)
    const place = random('place', i)
    const latitude = 50 + place.whole(0, 799_999) / 1e5
    const longitude = -6 + place.whole(0, 699_999) / 1e5
    return {
      id: id('location', i),
      location_type: 'physical',
      name: `${r.chance(0.3) ? title(words(r)) : town} ${r.pick(HOUSES)}`,
      ...(r.chance(0.9) && { latitude, longitude }),
      addresses: [
        {
          id: id('address', i),
          address_1: `${r.whole(1, 99)} High Street`,
          city: r.chance(0.2) ? r.pick(TOWNS) : town,
          state_province: 'Somewhere',
          postal_code: postcodeAt(latitude, longitude),
          country: 'GB',
          address_type: 'physical',
        },
      ],
    }
  }
  const serviceName = (i: number) => {
    const r = random('name', i)
    const extra = r.chance(0.1) ? ` ${r.pick(["St John's", 'drop-in', 'Well-being', 'Café'])}` : ''
    return title(some(r, [2, 5])) + extra
  }
  const placesOf = (i: number) => {
    const r = random('places', i)
    const length = r.pick([0, 1, 1, 1, 1, 1, 1, 2, 2, 3])
    const pool = Math.max(4, Math.floor(services * 0.6))
    return [...new Set(count(length).map(() => r.whole(0, pool - 1)))]
  }
  const placeSchedules = (i: number, place: number) => {
    const r = random(`hours ${place}`, i)
    return schedules(r, r.pick([0, 0, 1, 1, 2]), `${i}-${place}`)
  }

  const order = count(services)
    .map((i) => ({ i, name: serviceName(i), id: id('service', i) }))
    .sort(byName)
  const places = order
    .flatMap(({ i, name }) =>
      placesOf(i).map((place) => {
        const pairId = id('service_at_location', i * 2 ** 17 + place)
        return { i, place, name: `${fold(name)}\n${fold(location(place).name!)}`, id: pairId }
      }),
    )
    .sort(byName)

  const service = (i: number): Document<'service'> => {
    const r = random('service', i)
    const organization = organizations[r.whole(0, organizations.length - 1)]!
    const own = schedules(r, r.pick([0, 0, 1, 2]), `${i}`)
    const pairs = placesOf(i).map((place) => ({
      id: id('service_at_location', i * 2 ** 17 + place),
      service_id: id('service', i),
      location_id: id('location', place),
      location: location(place),
      ...given('schedules', placeSchedules(i, place)),
    }))
    const theirs = pairs.flatMap(({ id, schedules = [] }) =>
      schedules.map((one) => ({ ...one, service_at_location_id: id })),
    )
    const terms = new Set(count(r.whole(0, 3)).map(() => r.zipf(taxonomyTerms.length)))
    return {
      id: id('service', i),
      organization_id: organization.id,
      name: serviceName(i),
      ...(r.chance(0.1) && { alternate_name: title(some(r, [1, 3])) }),
      description: `${title(some(r, description))}.`,
      status: 'active',
      ...(r.chance(0.1) && { accreditations: some(r, [1, 4]) }),
      ...(r.chance(0.3) && { eligibility_description: some(r, [3, 12]) }),
      ...(r.chance(0.5) && { minimum_age: r.pick([0, 0.5, 5, 11, 16, 18, 50, 60, 65]) }),
      ...(r.chance(0.3) && { maximum_age: r.pick([4.99, 5, 11, 17.5, 18, 25, 120]) }),
      ...(r.chance(0.9) && {
        last_modified: new Date(1.7e12 + r.whole(0, 500) * 864e5).toISOString(),
      }),
      organization,
      ...given('schedules', [...own, ...theirs]),
      ...given('service_at_locations', pairs),
      ...given(
        'attributes',
        [...terms].map((term) => ({
          id: id('attribute', i * 1000 + term),
          link_id: id('service', i),
          taxonomy_term_id: taxonomyTerms[term]!.id,
          taxonomy_term: taxonomyTerms[term]!,
        })),
      ),
    }
  }
  return {
    services,
    serviceAtLocations: places.length,
    organizations,
    taxonomies,
    taxonomyTerms,
    service: (position) => service(order[position]!.i),
    serviceAtLocation: (position) => {
      const { i, id: pairId } = places[position]!
      const { service_at_locations, schedules, ...rest } = service(i)
      const known = (schedules ?? []).filter(
        ({ service_at_location_id: other = pairId }) => other === pairId,
      )
      return {
        ...service_at_locations!.find(({ id: one }) => one === pairId)!,
        service: { ...rest, ...given('schedules', known) },
      }
    },
  }
}

function schedules(r: Random, length: number, key: string): Document<'schedule'>[] {
  return count(length).map((i) => ({
    id: id(`schedule ${key}`, i),
    ...r.pick([
      { freq: 'WEEKLY' as const, byday: [...new Set([r.pick(WEEKDAYS), r.pick(WEEKDAYS)])].join() },
      { freq: 'WEEKLY' as const, byday: 'MO,TU,WE,TH,FR' },
      { freq: 'MONTHLY' as const, byday: `${r.pick(['1', '2', '-1', '+3'])}${r.pick(WEEKDAYS)}` },
      { freq: 'MONTHLY' as const, bymonthday: '1,15' },
      { dtstart: `2026-10-${r.whole(10, 28)}` },
      {},
    ]),
    ...(r.chance(0.9) && {
      opens_at: time(r.chance(0.8) ? r.pick([9, 9, 10, 10, 13, 14, 18, 19]) : r.whole(6, 20), r),
    }),
    ...(r.chance(0.9) && {
      closes_at: time(r.chance(0.8) ? r.pick([12, 15, 16, 17, 17, 21]) : r.whole(8, 24) % 24, r),
    }),
  }))
}

const time = (hour: number, r: Random) =>
  `${String(hour).padStart(2, '0')}:${r.pick(['00', '00', '00', '30', '30', '15', '45'])}${r.chance(0.5) ? ':00' : ''}`

const count = (length: number) => Array.from({ length }, (_, i) => i)
const title = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** A field with a list, absent when the list is empty. */
const given = <K extends string, T>(key: K, list: T[]) =>
  (list.length > 0 ? { [key]: list } : {}) as { [P in K]?: T[] }

/** A UUID whose last part is the number. */
function id(kind: string, number: number): string {
  const r = createRandom(`${kind} ${number}`)
  const hex = (digits: number) =>
    Math.floor(r.unit() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0')
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${number.toString(16).padStart(12, '0')}`
}

type Named = { readonly id: string; readonly name: string }
const byName = (a: Named, b: Named) => compare(fold(a.name), fold(b.name)) || compare(a.id, b.id)
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
const sorted = <T extends Named>(list: T[]) => list.sort(byName)

/** A postcode whose area depends on the latitude and whose district on the longitude, so that neighbours share an outcode. */
function postcodeAt(latitude: number, longitude: number): string {
  const [north, east] = [(latitude - 50) / 8, (longitude + 6) / 7]
  const area = AREAS[Math.floor(north * AREAS.length)]
  const sector = Math.floor(north * AREAS.length * 10) % 10
  return `${area}${1 + Math.floor(east * 20)} ${sector}AA`
}

const AREAS = 'BS BA CF GL OX MK CB CV LE NG DE SK M BD LS HG DL NE EH AB'.split(' ')
