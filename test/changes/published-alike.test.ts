import { describe, expect, it } from 'vitest'
import { checkContent } from '../../src/generator/pipeline.ts'
import { toVersion } from '../../src/content/version.ts'
import { feedOf, inTurn } from '../../src/generator/site/feed.ts'
import { compareVersions } from '../../src/changes/compare.ts'
import { sentenceOf } from '../../src/changes/sentences/sentence.ts'
import { type Files, service, sourcesOf } from '../rules/base.ts'

/** A directory and its documents. */
function published(files: Files) {
  const sources = sourcesOf(files)
  const { linked, directory, diagnostics } = checkContent(sources)
  if (!linked || !directory) throw new Error(JSON.stringify(diagnostics))
  const entries = [...inTurn(feedOf(directory).lists)]
  return {
    version: toVersion(linked, sources),
    documents: JSON.stringify(entries.map(([, { detail }]) => detail())),
  }
}

/** The sentences about a change, and whether any document is different. */
function review(before: Files, after: Files) {
  const [was, is] = [published(before), published(after)]
  return {
    says: compareVersions(was.version, is.version).map(sentenceOf),
    isSame: was.documents === is.documents,
  }
}

const club = (more: object): Files => ({
  'services/club.yaml': { ...service, name: 'Club', ...more },
})
const area = (more: object) => ({ service_areas: [{ name: 'South', ...more }] })
const term = (more: object) => ({ attributes: [{ taxonomy_term: 'food', ...more }] })
const at = (more: object) => ({ locations: [{ location: 'village-hall', ...more }] })
const place = (name: string) => ({
  locations: [{ location: { id: ID, name, location_type: 'virtual' } }],
})
const run = (name: string) => ({ organization: { name, description: 'Helps.' } })

const ID = 'd5a31ba9-dde3-477c-93ea-37135d324752'
const SOMETHING = 'something else that is published changes'
const NOTHING = 'nothing that is published changes'

describe('a change that is published', () => {
  it.each<[before: object, after: object, says: string]>([
    [area({ postcodes: ['BS3'] }), area({ postcodes: ['BS3', 'BS4'] }), 'the area South changes'],
    [area({ code: 'E06000023' }), area({ code: 'E06000022' }), 'the area South changes'],
    [area({ description: 'x' }), area({ description: 'y' }), 'the area South changes'],
    [
      { service_areas: [{ name: 'Ring 0117 496 0123', description: 'x' }] },
      { service_areas: [{ name: 'Ring 0117 496 0123', description: 'y' }] },
      'a service area changes',
    ],
    [at(area({ postcodes: ['BS3'] })), at(area({ postcodes: ['BS4'] })), 'the area South changes'],
    [
      { description: 'Come on in.' },
      { description: 'Come\n\non in.' },
      'the spaces or line breaks in the description change',
    ],
    [
      run('A Trust'),
      run('B Trust'),
      'the name of the organization changes from A Trust to B Trust',
    ],
    [
      run('Ring 0117 496 0123'),
      run('Ring 0117 496 0124'),
      'the name of the organization was rewritten',
    ],
    [place('Hall'), place('Room'), 'the name of the place changes from Hall to Room'],
    [{}, { id: ID }, SOMETHING],
    [at({}), at({ id: ID }), SOMETHING],
    [{ phones: ['0117 496 0123'] }, { phones: [{ number: '0117 496 0123', id: ID }] }, SOMETHING],
    [
      { phones: ['0117 496 0123', '0117 496 0124'] },
      { phones: ['0117 496 0124', '0117 496 0123'] },
      SOMETHING,
    ],
    [term({ value: 'x' }), term({ value: 'y' }), SOMETHING],
    [term({ label: 'x' }), term({ label: 'y' }), SOMETHING],
    [
      { hours: ['Tue 10:00-12:00', 'Wed 10:00-12:00'] },
      { hours: ['Wed 10:00-12:00', 'Tue 10:00-12:00'] },
      SOMETHING,
    ],
  ])('%j → %j', (before, after, says) => {
    expect(review(club(before), club(after))).toEqual({ says: [`Club: ${says}.`], isSame: false })
  })

  it.each<[what: string, before: object, after: object]>([
    ['of a term', {}, { id: ID }],
    ['of a term, which is made from its slug', {}, { slug: 'meals' }],
  ])('is one of the id %s', (_, before, after) => {
    const topics = (more: object) => ({
      'taxonomies/topics.yaml': {
        name: 'Topics',
        description: 'What services are about.',
        terms: [{ slug: 'food', name: 'Food', description: 'Meals.', ...more }],
      },
    })
    expect(review(topics(before), topics(after))).toEqual({
      says: [`Topics: ${SOMETHING}.`],
      isSame: false,
    })
  })
})

describe('a change that is not published', () => {
  it.each<[before: object, after: object]>([
    [{ taxonomy_terms: ['food'] }, { taxonomy_terms: ['topics/food'] }],
    [{ taxonomy_terms: ['food'] }, { attributes: [{ taxonomy_term: 'food' }] }],
    [{ hours: ['Tue 10:00-12:00'] }, { hours: ['Tuesday 10am-12pm'] }],
    [{ phones: [] }, {}],
    [{ private: { key: 'At the shop' } }, { private: { key: 'At the bar' } }],
    [
      { draft: true, phones: ['1', '2'] },
      { draft: true, phones: ['2', '1'] },
    ],
  ])('%j → %j', (before, after) => {
    expect(review(club(before), club(after))).toEqual({ says: [`Club: ${NOTHING}.`], isSame: true })
  })

  it('includes a place that gets its own file', () => {
    const hall = { id: ID, name: 'Hall', location_type: 'virtual' }
    const before = club({ locations: [{ location: hall }] })
    const after = { 'locations/hall.yaml': hall, ...club({ locations: ['hall'] }) }
    expect(review(before, after)).toEqual({
      says: [`Club: ${NOTHING}.`, 'Hall is a new place.'],
      isSame: true,
    })
  })
})
