import { describe, expect, it } from 'vitest'
import { composeLists } from '../../src/feed/lists.ts'
import { type Loose, directoryOf, documentsOf } from './directory-of.ts'

const VAN = {
  'services/van.yaml': `
name: Library van
organization: trust
status: temporarily closed
schedules: [{ byday: SU, freq: WEEKLY }]
service_areas: [England]
locations:
  - { location: hall, schedules: [{ byday: MO, freq: WEEKLY }], service_areas: [EX90] }
  - { location: quay, schedules: [{ byday: TU, freq: WEEKLY }] }`,
  'locations/quay.yaml': 'name: Quay',
}
const daysOf = ({ schedules }: Loose) => schedules.map(({ byday }: Loose) => byday)

describe('a service', () => {
  const [service] = documentsOf(directoryOf(VAN), 'services')

  it('lists its own schedules and those of every location', () => {
    expect(daysOf(service)).toEqual(['SU', 'MO', 'TU'])
  })

  it('names the location of each schedule', () => {
    const pairs = service.service_at_locations.map(({ id }: Loose) => id)
    expect(service.schedules.map((one: Loose) => one.service_at_location_id)).toEqual([
      undefined,
      ...pairs,
    ])
  })

  it('leaves service areas of a location at the location', () => {
    expect(service.service_areas.map(({ name }: Loose) => name)).toEqual(['England'])
    expect(service.service_at_locations[0].service_areas[0].name).toBe('EX90')
  })

  it('is not nested in its own service_at_locations, nor are its name and status', () => {
    for (const pair of service.service_at_locations) {
      expect(pair).not.toHaveProperty('service')
      expect(pair).not.toHaveProperty('name')
      expect(pair).not.toHaveProperty('status')
    }
  })

  it('nests its organization without services and locations', () => {
    expect(service.organization).not.toHaveProperty('services')
    expect(service.organization).not.toHaveProperty('locations')
  })
})

describe('a service at a location', () => {
  const pairs = documentsOf(directoryOf(VAN), 'service_at_locations')
  const [hall, quay] = pairs

  it('has the name and status of its service at the top', () => {
    expect(pairs).toEqual(
      Array(2).fill(expect.objectContaining({ name: 'Library van', status: 'temporarily closed' })),
    )
  })

  it('has its own schedules and service areas', () => {
    expect([daysOf(hall), daysOf(quay)]).toEqual([['MO'], ['TU']])
    expect(hall.service_areas).toHaveLength(1)
    expect(quay).not.toHaveProperty('service_areas')
  })

  it('nests the service with its own schedules and those of this location only', () => {
    expect([daysOf(hall.service), daysOf(quay.service)]).toEqual([
      ['SU', 'MO'],
      ['SU', 'TU'],
    ])
  })

  it('nests the service without service_at_locations', () => {
    expect(hall.service).not.toHaveProperty('service_at_locations')
    expect(hall.service.organization.name).toBe('Trust')
  })

  it('has the same id, schedules and location as within its service', () => {
    const [service] = documentsOf(directoryOf(VAN), 'services')
    const { name: _, status: __, service: ___, ...rest } = hall
    expect(service.service_at_locations[0]).toEqual(rest)
  })
})

describe('an organization', () => {
  const FILES = {
    ...VAN,
    'organizations/trust.yaml': 'name: Trust\ndescription: Helps.',
    'locations/hall.yaml': 'name: Hall\norganization: trust',
    'services/unready.yaml': 'name: Unready\norganization: trust\nstatus: active\ndraft: true',
  }
  const directory = directoryOf(FILES)
  const [trust] = documentsOf(directory, 'organizations')
  const full = composeLists(directory).organizations[0]?.full?.() as Loose

  it('lists its services by id, name and status', () => {
    const [van] = documentsOf(directory, 'services')
    expect(trust.services).toEqual([
      { id: van.id, name: 'Library van', status: 'temporarily closed' },
    ])
  })

  it('lists its services and locations by name, whatever their files are called', () => {
    const service = (name: string) => `name: ${name}\norganization: trust\nstatus: active`
    const place = (name: string) => `name: ${name}\norganization: trust`
    const unordered = directoryOf({
      'services/a.yaml': service('zumba'),
      'services/b.yaml': service('Éclairs'),
      'services/c.yaml': service('Dancing'),
      'locations/a.yaml': place('Old school'),
      'locations/b.yaml': place('Annexe'),
    })
    const names = ({ services, locations }: Loose) =>
      [services, locations].map((some: Loose[]) => some.map(({ name }) => name))
    const ordered = [
      ['Dancing', 'Éclairs', 'zumba'],
      ['Annexe', 'Old school'],
    ]
    const [entry] = composeLists(unordered).organizations
    expect(names(entry?.detail() as Loose)).toEqual(ordered)
    expect(names(entry?.full?.() as Loose)).toEqual(ordered)
  })

  it('lists its locations, whole', () => {
    expect(trust.locations).toEqual([
      expect.objectContaining({ name: 'Hall', organization_id: trust.id }),
    ])
  })

  it('has its services whole on request, each without the organization', () => {
    const [van] = documentsOf(directory, 'services')
    const { organization: _, ...rest } = van
    expect(full.services).toEqual([rest])
    expect({ ...full, services: undefined }).toEqual({ ...trust, services: undefined })
  })

  it('without services and locations has neither list', () => {
    const [alone] = documentsOf(directoryOf({}), 'organizations')
    expect(Object.keys(alone)).toEqual(['id', 'name', 'description'])
  })
})

describe('a taxonomy', () => {
  it('lists its terms of every depth, each after its parent', () => {
    const [needs] = documentsOf(directoryOf({}), 'taxonomies')
    expect(needs.taxonomy_terms.map(({ name }: Loose) => name)).toEqual(['Food', 'Soup'])
    expect(needs.taxonomy_terms[1].parent_id).toBe(needs.taxonomy_terms[0].id)
  })
})
