import { describe, expect, it } from 'vitest'
import { walk } from '../../src/directory/walk.ts'

const seen = (entity: Parameters<typeof walk>[0], value: object) =>
  [...walk(entity, value)].map(({ entity, path }) => `${entity} ${path.join('.')}`.trim())

describe('walk', () => {
  it('visits every object of a record, the record itself first', () => {
    expect(
      seen('service', {
        name: 'Lunch',
        organization: { name: 'Oak', programs: [{ name: 'Food' }] },
        locations: [
          { location: 'hall', schedules: [{}] },
          { location: { addresses: [{ attributes: [{}] }], accessibility: [{}] } },
        ],
        service_areas: ['BS3', { postcodes: ['BS4'] }],
        contacts: [{ phones: [{ languages: [{}] }] }],
        capacities: [{ unit: {} }],
        metadata: [{}],
      }),
    ).toEqual([
      'service',
      'organization organization',
      'program organization.programs.0',
      'service_at_location locations.0',
      'schedule locations.0.schedules.0',
      'service_at_location locations.1',
      'location locations.1.location',
      'address locations.1.location.addresses.0',
      'attribute locations.1.location.addresses.0.attributes.0',
      'accessibility locations.1.location.accessibility.0',
      'service_area service_areas.1',
      'contact contacts.0',
      'phone contacts.0.phones.0',
      'language contacts.0.phones.0.languages.0',
      'service_capacity capacities.0',
      'unit capacities.0.unit',
      'metadata metadata.0',
    ])
  })

  it('visits the terms of a taxonomy at every depth', () => {
    expect(seen('taxonomy', { terms: [{ terms: [{ terms: [] }, {}] }] })).toEqual([
      'taxonomy',
      'taxonomy_term terms.0',
      'taxonomy_term terms.0.terms.0',
      'taxonomy_term terms.0.terms.1',
    ])
  })

  it('skips slugs, texts and custom fields', () => {
    expect(
      seen('service', {
        organization: 'oak',
        locations: ['hall'],
        taxonomy_terms: ['food'],
        public: ['email'],
        extensions: { acme: { phones: 'x' } },
      }),
    ).toEqual(['service'])
  })
})
