import { describe, expect, it } from 'vitest'
import { entities, fieldsOf } from '../../src/hsds/entities.ts'
import { type Loose, directoryOf, documentsOf, serviceWith } from './directory-of.ts'

describe('a document', () => {
  it('leaves out fields without a value', () => {
    const service = serviceWith('description:\nphones: []\nfees: ~\ncontacts:')
    expect(Object.keys(service)).toEqual([
      'id',
      'organization_id',
      'name',
      'status',
      'organization',
    ])
  })

  it('keeps 0 and false', () => {
    const { minimum_age, trust_free } = serviceWith(
      'minimum_age: 0\nextensions: { trust: { free: false } }',
      { 'directory.yaml': 'title: T\nextensions: { trust: { free: { type: boolean } } }' },
    )
    expect([minimum_age, trust_free]).toEqual([0, false])
  })

  it('has its fields in the order of the standard', () => {
    const service = serviceWith(
      'funding: [{ source: A }]\nphones: [1]\nalert: Closed\nurl: https://a.example.org/\nfees: Free',
    )
    const order = Object.keys(fieldsOf('service'))
    const names = Object.keys(service)
    expect(names).toEqual(order.filter((name) => names.includes(name)))
  })

  it('does not depend on the order of lines in the record', () => {
    const lines = ['phones: [1, 2]', 'alert: Closed', 'contacts: [{ name: A, title: B }]']
    const other = ['contacts: [{ title: B, name: A }]', 'alert: Closed', 'phones: [1, 2]']
    expect(JSON.stringify(serviceWith(other.join('\n')))).toBe(
      JSON.stringify(serviceWith(lines.join('\n'))),
    )
  })

  it('ends with extension fields, prefixed with their namespace', () => {
    const service = serviceWith('extensions: { trust: { cake: lemon } }', {
      'directory.yaml': 'title: T\nextensions: { trust: { cake: { type: string } } }',
    })
    expect(Object.entries(service).at(-1)).toEqual(['trust_cake', 'lemon'])
  })

  it('has no convenience field of records', () => {
    const text = JSON.stringify(
      serviceWith(
        'public: [email]\nprivate: { a: 1 }\ntaxonomy_terms: [food]\nlocations: [hall]\nservice_areas: [EX90]',
      ),
    )
    expect(text).not.toMatch(/"(public|private|draft|slug|taxonomy_terms|locations|postcodes)":/)
  })
})

describe('an id inside a record', () => {
  const idsOf = (yaml: string): string[] => serviceWith(yaml).phones.map(({ id }: Loose) => id)

  it('does not change when other objects are added, removed or reordered', () => {
    const [one, two] = idsOf('phones: [1, 2]')
    expect(idsOf('phones: [2, 3, 1]')).toEqual([two, expect.any(String), one])
  })

  it('differs for identical objects', () => {
    const ids = idsOf('phones: [1, 1, 1]')
    expect(new Set(ids).size).toBe(3)
    expect(idsOf('phones: [1, 2, 1]')[2]).toBe(ids[1])
  })

  it.each([
    ['attributes', '{ taxonomy_term: food }'],
    ['service_areas', 'EX90'],
    ['service_areas', '{ name: The bay }'],
    [
      'metadata',
      '{ last_action_date: 2026-01-01, last_action_type: update, field_name: a, previous_value: b, replacement_value: c, updated_by: d }',
    ],
  ])('differs for identical %s, and the first keeps its id: %s', (field, entry) => {
    const idsIn = (entries: string) =>
      serviceWith(`${field}: [${entries}]`)[field].map(({ id }: Loose) => id)
    const [first, second] = idsIn(`${entry}, ${entry}`)
    expect([first]).toEqual(idsIn(entry))
    expect(second).not.toBe(first)
  })

  it('is the written one, if any', () => {
    const id = '9c1b7a52-0e4b-4d55-9f3a-2f6d5b8e7c22'
    expect(idsOf(`phones: [{ number: 1, id: ${id} }]`)).toEqual([id])
  })

  it('does not depend on private fields', () => {
    expect(idsOf('phones: [{ number: 1, private: { a: b } }]')).toEqual(idsOf('phones: [1]'))
  })
})

describe('foreign keys', () => {
  const service = serviceWith(`
phones: [{ number: 1, languages: [{ name: Cornish }] }]
schedules: [{ freq: WEEKLY }]
service_areas: [EX90]
languages: [{ name: French }]
funding: [{ source: A }]
cost_options: [{ amount: 1 }]
required_documents: [{ document: A }]
additional_urls: [{ url: https://a.example.org/ }]
capacities: [{ available: 1, updated: 2026-01-01T00:00:00Z, unit: { name: beds } }]
contacts: [{ name: A, phones: [2] }]
taxonomy_terms: [soup]
locations: [{ location: hall, phones: [3], contacts: [{ name: B }], schedules: [{ freq: MONTHLY }], service_areas: [England] }]`)
  const [pair] = service.service_at_locations

  it.each([
    'phones',
    'schedules',
    'service_areas',
    'languages',
    'funding',
    'cost_options',
    'required_documents',
    'additional_urls',
    'capacities',
    'contacts',
  ])('name the service in its %s', (field) => {
    expect(service[field][0].service_id).toBe(service.id)
  })

  it.each(['phones', 'contacts', 'schedules', 'service_areas'])(
    'name the service and the pairing in %s at one place',
    (field) => {
      expect(pair[field][0]).toMatchObject({
        service_id: service.id,
        service_at_location_id: pair.id,
      })
    },
  )

  it('name the direct parent of deeper objects', () => {
    const [contact] = service.contacts
    expect(contact.phones[0].contact_id).toBe(contact.id)
    expect(contact.phones[0]).not.toHaveProperty('service_id')
    expect(service.phones[0].languages[0].phone_id).toBe(service.phones[0].id)
  })

  it('name the organization, the service and the location', () => {
    expect(service.organization_id).toBe(service.organization.id)
    expect([pair.service_id, pair.location_id]).toEqual([service.id, pair.location.id])
  })

  it('name the object of an attribute, its term and its taxonomy', () => {
    const [attribute] = service.attributes
    expect(attribute).toMatchObject({ link_id: service.id, link_entity: 'service' })
    expect(attribute.taxonomy_term_id).toBe(attribute.taxonomy_term.id)
    expect(attribute.taxonomy_term).toMatchObject({
      name: 'Soup',
      taxonomy: 'Needs',
      taxonomy_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      parent_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  it('name the unit of a capacity', () => {
    expect(service.capacities[0].unit_id).toBe(service.capacities[0].unit.id)
  })

  it('name the program, the parent organization and the organization of a location', () => {
    const directory = directoryOf({
      'organizations/council.yaml': 'name: Council\ndescription: Governs.',
      'organizations/trust.yaml':
        'name: Trust\ndescription: Helps.\nparent_organization: council\nprograms: [{ slug: p, name: P, description: Q }]',
      'locations/hall.yaml': 'name: Hall\norganization: trust',
      'services/supper.yaml':
        'name: Supper\norganization: trust\nprogram: p\nstatus: active\nlocations: [hall]',
    })
    const [service] = documentsOf(directory, 'services')
    const [council, trust] = documentsOf(directory, 'organizations')
    expect(service.program_id).toBe(service.program.id)
    expect(service.program.organization_id).toBe(trust.id)
    expect(trust.parent_organization_id).toBe(council.id)
    expect(service.service_at_locations[0].location.organization_id).toBe(trust.id)
  })
})

describe('copies that the UK profile requires', () => {
  it('repeat the name of an area', () => {
    expect(serviceWith('service_areas: [England]').service_areas[0].service_area).toBe('England')
  })

  it('repeat the name of a term', () => {
    const [food] = documentsOf(directoryOf({}), 'taxonomy_terms')
    expect(food).toMatchObject({ name: 'Food', term: 'Food' })
  })

  it('repeat the description of accessibility', () => {
    const service = serviceWith('locations: [hall]', {
      'locations/hall.yaml': 'name: Hall\naccessibility: [{ description: A ramp }, { details: B }]',
    })
    expect(service.service_at_locations[0].location.accessibility).toEqual([
      expect.objectContaining({ description: 'A ramp', accessibility: 'A ramp' }),
      expect.not.objectContaining({ accessibility: expect.anything() }),
    ])
  })

  it('are made for every field that the standard repeats', () => {
    const repeated = Object.entries(entities).flatMap(([entity, { fields }]) =>
      Object.entries(fields)
        .filter(([, field]) => 'repeats' in field)
        .map(([name]) => `${entity}.${name}`),
    )
    expect(repeated.sort()).toEqual([
      'accessibility.accessibility',
      'service_area.service_area',
      'taxonomy_term.term',
    ])
  })
})

describe('times', () => {
  it('always have seconds', () => {
    const { schedules } = serviceWith(
      'schedules: [{ opens_at: 09:30, closes_at: 17:00:30 }, { opens_at: 00:00 }]',
    )
    expect(schedules.map(({ opens_at, closes_at }: Loose) => [opens_at, closes_at])).toEqual([
      ['09:30:00', '17:00:30'],
      ['00:00:00', undefined],
    ])
  })
})

describe('changes', () => {
  it('name the changed object', () => {
    const change =
      '{ last_action_date: 2026-01-01, last_action_type: update, field_name: a, previous_value: b, replacement_value: c, updated_by: d }'
    const { id, metadata, contacts } = serviceWith(
      `metadata: [${change}]\ncontacts: [{ name: A, metadata: [${change}] }]`,
    )
    expect(metadata[0]).toMatchObject({ resource_id: id, resource_type: 'service' })
    const [contact] = contacts
    expect(contact.metadata[0]).toMatchObject({
      resource_id: contact.id,
      resource_type: 'contact',
    })
    expect(metadata[0].id).not.toBe(contact.metadata[0].id)
  })
})

describe('terms', () => {
  it('name their direct parent at any depth', () => {
    const directory = directoryOf({
      'taxonomies/needs.yaml': `
name: Needs
description: What one needs.
terms:
  - slug: a
    name: A
    description: One.
    terms: [{ slug: b, name: B, description: Two., terms: [{ slug: c, name: C, description: Three. }] }]`,
    })
    const [a, b, c] = documentsOf(directory, 'taxonomy_terms')
    expect([a.parent_id, b.parent_id, c.parent_id]).toEqual([undefined, a.id, b.id])
  })

  it('come from `taxonomy_terms` first, then from `attributes`', () => {
    const { attributes } = serviceWith(
      'attributes: [{ taxonomy_term: food, value: hot }]\ntaxonomy_terms: [needs/soup]',
    )
    expect(attributes.map((one: Loose) => [one.taxonomy_term.name, one.value])).toEqual([
      ['Soup', undefined],
      ['Food', 'hot'],
    ])
  })

  it('have no nested taxonomy', () => {
    const [food] = documentsOf(directoryOf({}), 'taxonomy_terms')
    expect(food).not.toHaveProperty('taxonomy_detail')
  })
})

describe('areas', () => {
  const areaOf = (yaml: string) => serviceWith(`service_areas:\n  - ${yaml}`).service_areas[0]
  const text = (extent: string) => ({ extent, extent_type: 'text' })

  it.each([
    ['EX90', { name: 'EX90', ...text('EX90') }],
    ['{ postcodes: [EX90, ex91 2] }', { name: 'EX90, EX91 2', ...text('EX90, EX91 2') }],
    ['{ name: Us, postcodes: [EX90] }', { name: 'Us', ...text('EX90') }],
    ['harbour', { name: 'Harbour', extent_type: 'geojson' }],
    ['E07000040', { name: 'E07000040', uri: expect.stringMatching(/\/E07000040$/) }],
    ['{ code: E07000040, name: Here }', { name: 'Here', uri: expect.stringMatching(/0040$/) }],
    ['Wales', { name: 'Wales', uri: expect.stringMatching(/\/W92000004$/) }],
    ['Whoever hears the bell', { name: 'Whoever hears the bell' }],
  ])('can be written as %s', (yaml, expected) => {
    expect(areaOf(yaml)).toMatchObject(expected)
  })

  it('of a file have its GeoJSON as text', () => {
    expect(JSON.parse(areaOf('harbour').extent)).toMatchObject({ type: 'Polygon' })
  })
})
