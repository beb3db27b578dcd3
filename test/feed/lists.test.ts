import { describe, expect, it } from 'vitest'
import { composeLists } from '../../src/feed/lists.ts'
import { type Loose, directoryOf, documentsOf } from './directory-of.ts'

const namesOf = (documents: Loose[]) => documents.map(({ name }) => name)

describe('a list', () => {
  it('is sorted by name, not by file', () => {
    const service = (name: string) => `name: ${name}\norganization: trust\nstatus: active`
    const directory = directoryOf({
      'services/a.yaml': service('zumba'),
      'services/b.yaml': service('Éclairs'),
      'services/c.yaml': service('Dancing'),
    })
    expect(namesOf(documentsOf(directory, 'services'))).toEqual(['Dancing', 'Éclairs', 'zumba'])
  })

  it('of service_at_locations is sorted by service, then by location', () => {
    const at = (name: string, ...places: string[]) =>
      `name: ${name}\norganization: trust\nstatus: active\nlocations: [${places.join(', ')}]`
    const directory = directoryOf({
      'services/a.yaml': at('Beta', 'hall', 'attic'),
      'services/b.yaml': at('Alpha', 'hall'),
      'locations/attic.yaml': 'name: The attic',
      'locations/hall.yaml': 'name: A hall',
    })
    const pairs = documentsOf(directory, 'service_at_locations')
    expect(pairs.map(({ name, location }) => [name, location.name])).toEqual([
      ['Alpha', 'A hall'],
      ['Beta', 'A hall'],
      ['Beta', 'The attic'],
    ])
  })

  it('of organizations includes those written inside a service', () => {
    const directory = directoryOf({
      'services/a.yaml':
        'name: A\nstatus: active\norganization: { name: A circle, description: Nine people. }',
    })
    expect(namesOf(documentsOf(directory, 'organizations'))).toEqual(['A circle', 'Trust'])
  })
})

describe('the places for the lookup of postcodes', () => {
  const at = (name: string, ...places: string[]) =>
    `name: ${name}\norganization: trust\nstatus: active\nlocations: [${places.join(', ')}]`
  const directory = directoryOf({
    'services/a.yaml': at('A', 'hall', 'refuge'),
    'services/b.yaml': at('B', 'hall', 'attic'),
    'services/c.yaml': `${at('C', 'cellar')}\ndraft: true`,
    'locations/attic.yaml': 'name: Attic',
    'locations/cellar.yaml': 'name: Cellar',
    'locations/refuge.yaml': 'name: Refuge\nconfidential: true',
    'locations/unused.yaml': 'name: Unused',
  })
  const lists = composeLists(directory)

  it('are the locations of published services, each once, without confidential ones', () => {
    expect(namesOf([...lists.places()])).toEqual(['Hall', 'Attic'])
  })

  it('exclude confidential ones, whose ids are listed', () => {
    const refuge = directory.locations.find(({ slug }) => slug === 'refuge')
    expect([...lists.confidential!]).toEqual([refuge?.id])
  })
})

describe('a draft', () => {
  const directory = directoryOf({
    'organizations/later.yaml': 'name: Later\ndescription: Not yet.\ndraft: true',
    'locations/later.yaml': 'name: Later\norganization: trust\ndraft: true',
    'services/later.yaml': `
name: Later
status: active
draft: true
organization: { name: Inside, description: A draft as well. }
locations: [later, { location: { name: Inside, organization: trust } }]`,
    'services/other.yaml': 'name: Other\nstatus: active\ndraft: true\norganization: later',
  })

  it.each(['services', 'service_at_locations'] as const)('is not among %s', (collection) => {
    expect(documentsOf(directory, collection)).toEqual([])
  })

  it('is not among organizations, nor is an organization inside one', () => {
    expect(namesOf(documentsOf(directory, 'organizations'))).toEqual(['Trust'])
  })

  it('is not among the services and locations of its organization', () => {
    const [trust] = documentsOf(directory, 'organizations')
    expect(Object.keys(trust)).toEqual(['id', 'name', 'description'])
  })
})
