import { describe, expect, it } from 'vitest'
import { checkContent } from '../../../../src/generator/pipeline.ts'
import { composeSite } from '../../../../src/generator/site/site.ts'
import { bodiesOf } from '../../publish/bodies.ts'
import { BUILD } from '../../publish/small-town.ts'
import { type Files, sourcesOf } from '../../../rules/base.ts'

const service = (more: object) => ({
  name: 'Lunch',
  status: 'active',
  organization: 'acorn-trust',
  ...more,
})

/** What the document of names of a kind lists, for the base of the rules with some more records. */
function namesOf(kind: string, files: Files) {
  const { directory, diagnostics } = checkContent(sourcesOf(files))
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  const site = composeSite(directory!, { build: BUILD })
  const body = bodiesOf(site).get(`/_/edit/${kind}.json`)
  return body === undefined ? undefined : JSON.parse(String(body))[kind]
}

describe('the names that a record can refer to', () => {
  it('are those of organizations, with their programmes', () => {
    const trust = {
      name: 'Acorn Trust',
      description: 'A charity.',
      programs: [{ name: 'Meals', description: 'Hot meals.' }],
    }
    expect(namesOf('organizations', { 'organizations/acorn-trust.yaml': trust })).toEqual([
      {
        slug: 'acorn-trust',
        id: expect.any(String),
        name: 'Acorn Trust',
        programs: [{ id: expect.any(String), name: 'Meals' }],
      },
    ])
  })

  it('are those of places, with what tells two of one name apart', () => {
    const files = { 'services/a.yaml': service({ locations: ['village-hall'] }) }
    expect(namesOf('locations', files)).toEqual([
      {
        slug: 'village-hall',
        id: expect.any(String),
        name: 'Village Hall',
        city: 'Bristol',
        postal_code: 'BS3 1JA',
      },
    ])
  })

  it('are those of areas, which go by their slugs in words without a name', () => {
    const polygon =
      '{"type":"Polygon","coordinates":[[[-2.6,51.4],[-2.5,51.4],[-2.5,51.5],[-2.6,51.4]]]}'
    const named = `{"type":"Feature","properties":{"name":"Old town","note":"secret"},"geometry":${polygon}}`
    expect(namesOf('areas', { 'areas/a.geojson': named, 'areas/b.geojson': polygon })).toEqual([
      { slug: 'a', name: 'Old town' },
      { slug: 'b', name: 'B' },
    ])
  })

  it('are those of topics, with their taxonomy where two have the same', () => {
    const more = {
      name: 'More',
      description: 'More.',
      terms: [{ slug: 'food', name: 'Food', description: 'Food.' }],
    }
    const taxonomies = namesOf('taxonomies', { 'taxonomies/more.yaml': more })
    expect(
      taxonomies.map(({ terms }: { terms: { slug: string }[] }) => terms.map(({ slug }) => slug)),
    ).toEqual([['more/food'], ['topics/food', 'lunch-clubs', 'older-people']])
  })

  it('leave out drafts, confidential places and what is written inside a record', () => {
    const files = {
      'organizations/secret.yaml': { name: 'Secret', description: 'A draft.', draft: true },
      'locations/twelve-oak-street.yaml': { name: 'Refuge', confidential: true },
      'locations/unused.yaml': { name: 'Nobody goes there yet' },
      'services/a.yaml': service({
        locations: ['twelve-oak-street', { location: { name: 'Inside' } }],
      }),
      'services/b.yaml': service({ draft: true, name: 'Draft', locations: ['unused'] }),
    }
    expect(namesOf('locations', files)).toEqual([])
    expect(namesOf('organizations', files)).toHaveLength(1)
  })

  it('are not published without pages', () => {
    const settings = { title: 'T', namespace: '7b2e8f4a-5a0d-4c8e-9f11-3d2c1b0a9e8f', pages: 'off' }
    expect(namesOf('locations', { 'directory.yaml': settings })).toBeUndefined()
  })
})
