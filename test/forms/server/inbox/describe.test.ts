import { describe, expect, it } from 'vitest'
import { createDescriber, createSurroundings } from '../../../../src/forms/server/inbox/describe.ts'
import type { Neighbour } from '../../../../src/forms/change/stand-ins.ts'

const ID = '3f2a0c1e-5d5e-4b0e-8a55-9a2d6a0f3c11'
const CLUB = `id: ${ID}
name: Lunch Club
status: active
description: Soup.
organization: acorn
fees_description: £3
locations: [hall]
taxonomy_terms: [food]
`
const file = 'services/lunch-club.yaml'
const named = (kind: Neighbour['kind'], slug: string, name: string) => ({
  ...{ kind, id: `id-of-${slug}`, slug, name },
})
const known: readonly Neighbour[] = [
  named('organization', 'acorn', 'Acorn Trust'),
  named('location', 'hall', 'Ropewalk Hall'),
  named('location', 'barn', 'The Barn'),
  {
    ...named('taxonomy_term', 'sport', 'Sport and games'),
    taxonomy: { slug: 'topics', name: 'Topics' },
  },
]
const describeFiles = createDescriber(
  createSurroundings({
    settings: 'title: Town\nnamespace: 5f7b8a1e-6f0c-4f55-9a3c-7d1e2b9c4a60\n',
    known,
  }),
)
const sentences = (after: string, before: string | undefined = CLUB) =>
  describeFiles([{ file, after, ...(before && { before }) }]).sentences

describe('a change', () => {
  it.each([
    ['£3', '£4', /^Lunch Club: the note on fees says “£4” where it said “£3”/],
    ['[hall]', '[barn]', /^Lunch Club: moved from Ropewalk Hall to The Barn/],
    ['[food]', '[food, topics/sport]', /Sport and games/],
    ['acorn', 'newcomer', /Acorn Trust.*newcomer/],
    ['name: Lunch Club', 'name: Dinner Club', /Lunch Club is now called Dinner Club/],
    ['locations', 'program: meals\nlocations', /meals/],
  ])('from %s to %s is a sentence', (from, to, sentence) => {
    const said = sentences(CLUB.replace(from, to))
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(sentence)
  })

  it('of a new service at a new place is two', () => {
    const said = describeFiles([
      { file, after: CLUB.replace('hall', 'shed') },
      { file: 'locations/shed.yaml', after: 'name: The Shed\nlocation_type: physical\n' },
    ])
    expect(said).toEqual({
      isPartial: false,
      sentences: [
        'Lunch Club is a new service of Acorn Trust: at The Shed.',
        'The Shed is a new place.',
      ],
    })
  })

  it('of a service with the slug of its organization and its place is told', () => {
    const text = CLUB.replace('acorn', 'lunch-club').replace('hall', 'lunch-club')
    expect(sentences(text.replace('£3', '£4'), text)).toEqual([
      'Lunch Club: the note on fees says “£4” where it said “£3”.',
    ])
  })

  it('that breaks the record says so', () => {
    expect(sentences('name: [')).toEqual(['Lunch Club: can no longer be published.'])
  })

  it('of nothing but a comment says that nothing published changes', () => {
    expect(sentences(`${CLUB}# Seen\n`)).toHaveLength(1)
  })

  it('is told without settings', () => {
    const bare = createDescriber(createSurroundings({ settings: undefined, known }))
    expect(bare([{ file, before: CLUB, after: CLUB.replace('£3', '£4') }]).sentences).toHaveLength(
      1,
    )
  })

  it('of what cannot be read in either version is not told as nothing', () => {
    expect(describeFiles([{ file, before: 'name: [', after: 'name: {' }])).toEqual({
      sentences: [],
      isPartial: true,
    })
  })
})
