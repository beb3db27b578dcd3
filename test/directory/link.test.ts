import { describe, expect, it } from 'vitest'
import { type Files, base, service } from '../rules/base.ts'
import { directoryOf, foundIn, hintIn } from './linked.ts'

const ID = '0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77'
const serviceOf = (files: Files) => directoryOf(files).services[0]!
const lunch = (fields: object): Files => ({ 'services/lunch.yaml': { ...service, ...fields } })

describe('a reference', () => {
  it('can be a slug', () => {
    const { organization, places } = serviceOf(lunch({ locations: ['village-hall'] }))
    expect(organization.value.name).toBe('Acorn Trust')
    expect(places.map(({ location }) => location.slug)).toEqual(['village-hall'])
  })

  it('can be an id', () => {
    const { organization } = serviceOf({
      'organizations/oak.yaml': { id: ID, name: 'Oak', description: 'x' },
      ...lunch({ organization: ID }),
    })
    expect(organization.slug).toBe('oak')
  })

  it('can be a derived id', () => {
    const { id } = directoryOf().locations[0]!
    expect(serviceOf(lunch({ locations: [id] })).places[0]?.location.slug).toBe('village-hall')
  })

  it('can be to a programme of the organization, by slug, id or name', () => {
    const files = {
      'organizations/acorn-trust.yaml': {
        name: 'Acorn Trust',
        description: 'x',
        programs: [
          { slug: 'food', id: ID, name: 'Good Food', description: 'x' },
          { name: 'Visits', description: 'x' },
        ],
      },
    }
    expect(serviceOf({ ...files, ...lunch({ program: 'food' }) }).program?.id).toBe(ID)
    expect(serviceOf({ ...files, ...lunch({ program: ID }) }).program?.slug).toBe('food')
    expect(serviceOf({ ...files, ...lunch({ program: 'Visits' }) }).program?.slug).toBe('Visits')
  })

  it('cannot be to a programme of another organization', () => {
    expect(
      foundIn({
        'organizations/oak.yaml': {
          name: 'Oak',
          description: 'x',
          programs: [{ slug: 'food', name: 'Food', description: 'x' }],
        },
        ...lunch({ program: 'food' }),
      }),
    ).toEqual(['unknown-reference at services/lunch.yaml program'])
  })

  it('can be to a term, by slug, by taxonomy and slug, or by id', () => {
    const files: Files = {
      'taxonomies/needs.yaml': {
        name: 'Needs',
        description: 'x',
        terms: [{ slug: 'food', id: ID, name: 'Hunger', description: 'x' }],
      },
    }
    const { termOf } = directoryOf(files)
    expect(termOf('lunch-clubs')?.parent?.slug).toBe('food')
    expect(termOf('topics/food')?.value.name).toBe('Food')
    expect(termOf('needs/food')?.value.name).toBe('Hunger')
    expect(termOf(ID)?.value.name).toBe('Hunger')
    expect(termOf('nothing')).toBeUndefined()
  })

  it('can be from an organization or a place to an organization, in any order', () => {
    const { organizations, locations } = directoryOf({
      'organizations/a.yaml': { name: 'A', description: 'x', parent_organization: 'z' },
      'organizations/z.yaml': { name: 'Z', description: 'x' },
      'locations/hut.yaml': { name: 'Hut', organization: 'a' },
    })
    expect(organizations.find(({ slug }) => slug === 'a')?.parent?.slug).toBe('z')
    expect(locations.find(({ slug }) => slug === 'hut')?.organization?.slug).toBe('a')
  })

  it('is resolved wherever it can be', () => {
    expect(
      foundIn(
        lunch({
          organization: {
            name: 'Oak',
            description: 'x',
            parent_organization: 'no-1',
            taxonomy_terms: ['no-2'],
          },
          locations: [
            {
              location: { name: 'Hut', organization: 'no-3', taxonomy_terms: ['no-4'] },
              service_areas: ['no-5', { area: 'no-6' }],
            },
          ],
          contacts: [
            { taxonomy_terms: ['no-7'], phones: [{ number: '1', taxonomy_terms: ['no-8'] }] },
          ],
        }),
      ),
    ).toEqual(
      [
        'locations.0.location.organization',
        'locations.0.location.taxonomy_terms.0',
        'locations.0.service_areas.0',
        'locations.0.service_areas.1.area',
        'contacts.0.taxonomy_terms.0',
        'contacts.0.phones.0.taxonomy_terms.0',
        'organization.parent_organization',
        'organization.taxonomy_terms.0',
      ]
        .map((path) => `unknown-reference at services/lunch.yaml ${path}`)
        .sort((a, b) => order(a) - order(b)),
    )
  })

  it('is not reported when it is an id and a file that may have it cannot be read', () => {
    const broken = { 'organizations/oak.yaml': 'name: "Oak\n' }
    expect(foundIn({ ...broken, ...lunch({ organization: ID }) })).toEqual([
      'yaml-quote at organizations/oak.yaml',
    ])
    expect(foundIn(lunch({ organization: ID }))).toEqual([
      'unknown-reference at services/lunch.yaml organization',
    ])
  })

  it('is not reported when it is a term and the taxonomy that may have it cannot be read', () => {
    const broken = { 'taxonomies/needs.yaml': 'name: "Needs\nterms: [{ slug: soup }]\n' }
    const terms = { taxonomy_terms: ['needs/bread', 'soup', ID] }
    expect(foundIn({ ...broken, ...lunch(terms) })).toEqual(['yaml-quote at taxonomies/needs.yaml'])
    expect(foundIn({ ...broken, ...lunch({ taxonomy_terms: ['topics/bread', 'bread'] }) })).toEqual(
      [
        'unknown-reference at services/lunch.yaml taxonomy_terms.0',
        'unknown-reference at services/lunch.yaml taxonomy_terms.1',
        'yaml-quote at taxonomies/needs.yaml',
      ],
    )
  })
})

/** The order in which the file above names its fields. */
const order = (found: string) =>
  ['organization.parent', 'organization.tax', 'locations', 'contacts'].findIndex((start) =>
    found.includes(` ${start}`),
  )

describe('a suggestion', () => {
  it.each<[string, object, string]>([
    ['a slug', { organization: 'acron-trust' }, 'acorn-trust'],
    ['a name', { organization: 'Acorn Trust' }, 'acorn-trust'],
    ['a name in small letters', { organization: 'acorn trust' }, 'acorn-trust'],
    ['a misspelt name', { locations: ['Vilage Hall'] }, 'village-hall'],
    ['a name unlike its slug', { locations: ['The Old Barn'] }, 'b7'],
    ['a term', { taxonomy_terms: ['lunchclub'] }, 'lunch-clubs'],
    ['the name of a term', { taxonomy_terms: ['Older people'] }, 'older-people'],
    ['an area', { service_areas: ['southvile'] }, 'southville'],
    ['the file of an area', { service_areas: ['areas/southvile.geojson'] }, 'southville'],
    ['a programme', { program: 'Good Food' }, 'food'],
  ])('corrects %s', (_, fields, meant) => {
    const files: Files = {
      'organizations/acorn-trust.yaml': {
        name: 'Acorn Trust',
        description: 'x',
        programs: [{ slug: 'food', name: 'Good Food', description: 'x' }],
      },
      'locations/b7.yaml': { name: 'The Old Barn' },
      'areas/southville.geojson':
        '{"type":"Polygon","coordinates":[[[-2.6,51.4],[-2.5,51.4],[-2.5,51.5],[-2.6,51.4]]]}',
    }
    expect(hintIn({ ...files, ...lunch(fields) })).toBe(`Did you mean \`${meant}\`?`)
  })

  it('is absent when nothing is near', () => {
    const hint = hintIn(lunch({ organization: 'quite-another' }))
    expect(hint).toMatch(/^Write .* or add content\/organizations\/quite-another\.yaml\.$/)
    expect(hintIn(lunch({ organization: '../../x' }))).toContain('organizations/x.yaml')
  })
})

describe('an inline record', () => {
  it('is an organization or a place', () => {
    const directory = directoryOf(
      lunch({
        organization: { name: 'Tea Ladies', description: 'x' },
        locations: [{ location: { name: 'Hut', organization: 'acorn-trust' } }],
      }),
    )
    const [first] = directory.services
    expect(first?.organization.value.name).toBe('Tea Ladies')
    expect(directory.organizations).toContain(first?.organization)
    expect(directory.locations).toContain(first?.places[0]?.location)
    expect(first?.places[0]?.location.organization?.slug).toBe('acorn-trust')
    expect(first?.places[0]?.location.place).toEqual({
      file: 'services/lunch.yaml',
      path: ['locations', 0, 'location'],
    })
  })

  it('cannot be referred to', () => {
    expect(
      foundIn({
        ...lunch({ organization: { name: 'Tea Ladies', description: 'x' } }),
        'services/tea.yaml': { ...service, organization: 'services/lunch' },
      }),
    ).toEqual(['unknown-reference at services/tea.yaml organization'])
  })

  it('may occur twice', () => {
    const { services } = directoryOf(
      lunch({ locations: [{ location: { name: 'Hut' } }, { location: { name: 'Hut' } }] }),
    )
    const [one, two] = services[0]?.places ?? []
    expect(one?.location.id).not.toBe(two?.location.id)
    expect(one?.id).not.toBe(two?.id)
  })
})

describe('a draft', () => {
  it('is linked and marked', () => {
    const { draft, places } = serviceOf(lunch({ draft: true, locations: ['village-hall'] }))
    expect(draft).toBe(true)
    expect(places[0]?.draft).toBe(true)
    expect(places[0]?.location.draft).toBe(false)
  })

  it('has drafts for its inline records', () => {
    const { organization, places } = serviceOf(
      lunch({
        draft: true,
        organization: { name: 'Secret', description: 'x' },
        locations: [{ location: { name: 'Secret hut' } }],
      }),
    )
    expect(organization.draft).toBe(true)
    expect(places[0]?.location.draft).toBe(true)
  })

  it('may refer to drafts, and is checked like any record', () => {
    expect(
      foundIn({
        'organizations/oak.yaml': { name: 'Oak', description: 'x', draft: true },
        ...lunch({ organization: 'oak', draft: true, minimum_age: 9, maximum_age: 3 }),
      }),
    ).toEqual(['ages-reversed at services/lunch.yaml minimum_age'])
  })
})

describe('last_modified', () => {
  const history = (...files: string[]) =>
    new Map(files.map((file, i) => [file, `2026-0${i + 1}-01T00:00:00.000Z`]))
  const OLD = '2020-01-01T00:00:00Z'

  it('is the latest of a service, its organization and its places', () => {
    const files = [
      'services/lunch.yaml',
      'organizations/acorn-trust.yaml',
      'locations/village-hall.yaml',
    ]
    for (const latest of files) {
      const order = [...files.filter((file) => file !== latest), latest]
      const directory = directoryOf(lunch({ locations: ['village-hall'] }), history(...order))
      const [first] = directory.services
      expect(first?.modified).toBe('2026-03-01T00:00:00.000Z')
      expect(first?.places[0]?.modified).toBe('2026-03-01T00:00:00.000Z')
      expect(first?.organization.modified).toBe(
        history(...order).get('organizations/acorn-trust.yaml'),
      )
    }
  })

  it('does not depend on a taxonomy or another service', () => {
    const { services } = directoryOf(
      { ...lunch({ taxonomy_terms: ['food'] }), 'services/tea.yaml': service },
      history('services/lunch.yaml', 'taxonomies/topics.yaml', 'services/tea.yaml'),
    )
    expect(services.map(({ modified }) => modified)).toEqual([
      '2026-01-01T00:00:00.000Z',
      '2026-03-01T00:00:00.000Z',
    ])
  })

  it('in the record replaces that of its history', () => {
    const { services, organizations } = directoryOf(
      {
        'organizations/acorn-trust.yaml': { name: 'A', description: 'x', last_modified: OLD },
        ...lunch({ last_modified: '2021-06-01T01:00:00+01:00' }),
      },
      history('services/lunch.yaml', 'organizations/acorn-trust.yaml'),
    )
    expect(organizations[0]?.modified).toBe('2020-01-01T00:00:00.000Z')
    expect(services[0]?.modified).toBe('2021-06-01T00:00:00.000Z')
  })

  it('is absent when unknown', () => {
    expect(serviceOf(lunch({ locations: ['village-hall'] })).modified).toBeUndefined()
  })
})

describe('a directory', () => {
  it('is whole when everything is resolved', () => {
    expect(directoryOf().isWhole).toBe(true)
  })

  it('does not depend on the order of files', () => {
    const files: Files = {
      ...base,
      'locations/hut.yaml': { name: 'Hut', organization: 'acorn-trust' },
      ...lunch({ locations: ['hut', 'village-hall'], taxonomy_terms: ['food'] }),
    }
    const plain = (directory: ReturnType<typeof directoryOf>) =>
      directory.services.map(({ id, organization, places }) => [
        id,
        organization.id,
        places.map((place) => [place.id, place.location.id]),
      ])
    expect(plain(directoryOf(Object.fromEntries(Object.entries(files).toReversed())))).toEqual(
      plain(directoryOf(files)),
    )
  })
})
