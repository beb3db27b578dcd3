import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canonical,
  createTwinCounter,
  nestedId,
  pairId,
  recordId,
} from '../../src/directory/ids.ts'
import { type Files, base, service } from '../rules/base.ts'
import { directoryOf } from './linked.ts'

const ID = '0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77'
const OTHER = 'f3f1c2a0-1b1c-4e0a-9d43-6f1a5b1f2c01'
const NAMESPACE = '7b2e8f4a-5a0d-4c8e-9f11-3d2c1b0a9e8f'

/** The ids of a directory, by entity and slug. */
function idsIn(files: Files): Record<string, string> {
  const { organizations, locations, services, taxonomies } = directoryOf(files)
  const things = [
    ...organizations,
    ...organizations.flatMap(({ programs }) => programs),
    ...locations,
    ...services,
    ...services.flatMap(({ places }) => places),
    ...taxonomies,
    ...taxonomies.flatMap(({ terms }) => terms),
  ]
  return Object.fromEntries(things.map(({ entity, slug, id }) => [`${entity} ${slug}`, id]))
}

const full: Files = {
  'organizations/acorn-trust.yaml': {
    name: 'Acorn Trust',
    description: 'A charity.',
    programs: [
      { slug: 'food', name: 'Food', description: 'Meals.' },
      { name: 'Visits', description: 'Company.' },
    ],
  },
  'services/lunch.yaml': {
    ...service,
    locations: [
      'village-hall',
      { location: { name: 'Hut' } },
      { location: { description: 'No name.', latitude: 51.4, longitude: -2.6 } },
    ],
  },
  'services/tea.yaml': {
    ...service,
    organization: { name: 'Tea Ladies', description: 'They make tea.' },
  },
}

const reversed = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(reversed)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .toReversed()
            .map(([key, item]) => [key, reversed(item)]),
        )
      : value

describe('derived ids', () => {
  it('are the same every time', () => {
    expect(idsIn(full)).toEqual(idsIn(full))
    expect(recordId(NAMESPACE, 'service', 'lunch')).toBe('71f8f50a-3605-530a-8879-f62aa951d94c')
  })

  it('are all different', () => {
    const ids = Object.values(idsIn(full))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBe(16)
  })

  it('do not depend on the order of fields', () => {
    expect(idsIn(reversed({ ...base, ...full }) as Files)).toEqual(idsIn(full))
  })

  it('do not depend on other records', () => {
    const more = idsIn({
      ...full,
      'services/a.yaml': service,
      'organizations/zebra.yaml': { name: 'Zebra', description: 'A club.' },
      'taxonomies/a.yaml': { name: 'A', description: 'B.' },
    })
    expect(more).toMatchObject(idsIn(full))
    expect(Object.keys(more).length).toBe(19)
  })

  it('do not depend on siblings', () => {
    const before = idsIn(full)
    const { 'service_at_location lunch/village-hall': hall, ...others } = before
    const changed = idsIn({
      ...full,
      'organizations/acorn-trust.yaml': {
        name: 'Acorn',
        description: 'Another.',
        programs: [
          { slug: 'new', name: 'New', description: 'New.' },
          { name: 'Visits', description: 'Other words.' },
          { slug: 'food', name: 'Good food', description: 'Meals.' },
        ],
      },
      'services/lunch.yaml': {
        ...service,
        name: 'Dinner',
        locations: [
          { location: { longitude: -2.6, latitude: 51.4, description: 'No name.' } },
          { location: { name: 'Hut', description: 'Beside the church.' }, description: 'New.' },
          { location: { name: 'New hut' } },
        ],
      },
    })
    expect(hall).toBeDefined()
    expect(changed).toMatchObject(others)
  })

  it('do not change when a term moves within the tree', () => {
    const term = (slug: string, terms: object[] = []) => ({
      slug,
      name: slug,
      description: 'x',
      terms,
    })
    const tree = (...terms: object[]) => ({
      'taxonomies/topics.yaml': { name: 'Topics', description: 'x', terms },
    })
    expect(idsIn(tree(term('a', [term('b')]), term('c')))).toEqual(
      idsIn(tree(term('c', [term('a')]), term('b'))),
    )
  })

  it('depend on the namespace', () => {
    const elsewhere = { 'directory.yaml': { title: 'T', namespace: OTHER } }
    const here = Object.values(idsIn(full))
    for (const id of Object.values(idsIn({ ...full, ...elsewhere }))) expect(here).not.toContain(id)
  })

  it('depend on entity and slug only', () => {
    expect(idsIn(full)['service lunch']).toBe(recordId(NAMESPACE, 'service', 'lunch'))
    expect(idsIn(full)['organization acorn-trust']).toBe(
      recordId(NAMESPACE, 'organization', 'acorn-trust'),
    )
    expect(recordId(NAMESPACE, 'service', 'a')).not.toBe(recordId(NAMESPACE, 'location', 'a'))
  })
})

describe('written ids', () => {
  it('replace derived ones', () => {
    const ids = idsIn({
      'organizations/acorn-trust.yaml': {
        id: ID,
        name: 'Acorn',
        description: 'x',
        programs: [{ id: OTHER, slug: 'food', name: 'Food', description: 'x' }],
      },
    })
    expect(ids['organization acorn-trust']).toBe(ID)
    expect(ids['program food']).toBe(OTHER)
  })

  it('can be those of inline locations and of service_at_locations', () => {
    const ids = idsIn({
      'services/lunch.yaml': {
        ...service,
        locations: [{ id: OTHER, location: { id: ID, name: 'Hut' } }],
      },
    })
    expect(ids['location services/lunch/Hut']).toBe(ID)
    expect(ids['service_at_location lunch/services/lunch/Hut']).toBe(OTHER)
  })

  it('keep the ids of nested objects when the file is renamed', () => {
    const inside = {
      ...service,
      id: ID,
      locations: ['village-hall', { location: { name: 'Hut' } }],
    }
    const before = Object.values(idsIn({ 'services/lunch.yaml': inside }))
    const after = Object.values(idsIn({ 'services/dinner.yaml': inside }))
    expect(after.sort()).toEqual(before.sort())
  })
})

describe('the id of a service_at_location', () => {
  const pairIn = (files: Files) =>
    directoryOf(files)
      .services.find(({ slug }) => slug === 'lunch')
      ?.places.map(({ id }) => id)

  it('depends on the ids of both only', () => {
    const plain = pairIn({ 'services/lunch.yaml': { ...service, locations: ['village-hall'] } })
    const hall = recordId(NAMESPACE, 'location', 'village-hall')
    expect(plain).toEqual([pairId(recordId(NAMESPACE, 'service', 'lunch'), hall)])
    const richer = {
      ...service,
      name: 'Other',
      locations: [{ location: hall, description: 'Upstairs', phones: ['1'] }],
    }
    expect(pairIn({ 'services/lunch.yaml': richer })).toEqual(plain)
  })

  it('depends on either', () => {
    const ids = [pairId(ID, OTHER), pairId(OTHER, ID), pairId(ID, ID), pairId(OTHER, OTHER)]
    expect(new Set(ids).size).toBe(4)
  })
})

describe('twins', () => {
  it('have different ids', () => {
    const count = createTwinCounter()
    expect([count('a'), count('b'), count('a'), count('a'), count('b')]).toEqual([0, 0, 1, 2, 1])
    expect(nestedId(ID, 'phone', { number: '1' }, 0)).not.toBe(
      nestedId(ID, 'phone', { number: '1' }, 1),
    )
  })

  it('are inline locations without a name whose fields are in another order', () => {
    const places = [
      { location: { description: 'A field.', transportation: 'Walk.' } },
      { location: { transportation: 'Walk.', description: 'A field.' } },
    ]
    const { locations } = directoryOf({
      'services/lunch.yaml': { ...service, locations: places },
    })
    expect(new Set(locations.map(({ id }) => id)).size).toBe(3)
  })

  it('have the same content, entity and parent', () => {
    const content = { number: '1' }
    const ids = [
      nestedId(ID, 'phone', content, 0),
      nestedId(OTHER, 'phone', content, 0),
      nestedId(ID, 'contact', content, 0),
      nestedId(ID, 'phone', { number: '2' }, 0),
    ]
    expect(new Set(ids).size).toBe(4)
  })
})

describe('canonical', () => {
  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonical(reversed(value))).toBe(canonical(value))
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  it('leaves out `public`, which is not published', () => {
    expect(canonical([{ number: '1', public: ['phones'] }])).toBe(canonical([{ number: '1' }]))
  })

  it('keeps a key called __proto__', () => {
    expect(canonical(JSON.parse('{"__proto__":{"a":1}}'))).toBe('{"__proto__":{"a":1}}')
  })

  it('keeps the order of lists', () => {
    expect(canonical([1, 2])).not.toBe(canonical([2, 1]))
  })
})
