import { expect, it } from 'vitest'
import type { Organization } from '../../../src/directory/directory.ts'
import { checkOwn } from '../../../src/generator/site/check-own.ts'
import { checkFiles } from '../../rules/base.ts'

const { linked } = checkFiles()
const { settings, pages, taxonomies, services, locations, areas, curated } = linked!
const none = { services, locations, areas, curated }
const codes = (count: number, off = false) =>
  [
    ...checkOwn({
      settings: off ? { ...settings, pages: 'off' } : settings,
      pages,
      taxonomies,
      ...none,
      organizations: Array.from<Organization>({ length: count }),
    }),
  ].map(({ code }) => code)

it('warns when there are more pages of organizations than Netlify takes in a folder', () => {
  expect(codes(50_000)).toEqual([])
  expect(codes(50_001)).toEqual(['too-many-pages'])
  expect(codes(50_001, true)).toEqual([])
})

it('finds a line of urgent help that there is not', () => {
  const found = (urgent_lines: Record<string, 'off'>) =>
    [
      ...checkOwn({
        settings: { ...settings, urgent_lines },
        pages,
        taxonomies,
        ...none,
        organizations: [],
      }),
    ].map(({ message, hint }) => [message, hint])
  expect(found({ samaritans: 'off' })).toEqual([])
  expect(found({ samaritan: 'off' })).toEqual([
    ['No line of urgent help is called `samaritan`.', 'Did you mean `samaritans`?'],
  ])
})

it('finds a topic to leave quickly that there is not', () => {
  const found = (topic: string) => {
    const look = { ...(settings.pages as object), quick_exit: { topics: [topic] } }
    const changed = { ...settings, pages: look as unknown as typeof settings.pages }
    return [...checkOwn({ settings: changed, pages, taxonomies, ...none, organizations: [] })].map(
      ({ code, hint }) => [code, hint],
    )
  }
  expect(found('lunch-clubs')).toEqual([])
  expect(found('lunch-club')).toEqual([['not-a-choice', 'Did you mean `lunch-clubs`?']])
})

it('finds a member who cares for an organization that there is not, or that is confidential', () => {
  const own = { ...linked!.organizations[0]!, id: 'b', slug: 'refuge' }
  const organizations = [linked!.organizations[0]!, own]
  const hidden = { ...locations[0]!, value: { ...locations[0]!.value, confidential: true } }
  const found = (slug: string) => {
    const members = { client_id: 'Iv23', repository: 'a/b', care: { jo: ['acorn-trust', slug] } }
    const look = { ...(settings.pages as object), members }
    const changed = { ...settings, pages: look as unknown as typeof settings.pages }
    const directory = { settings: changed, pages, taxonomies, ...none, organizations }
    const at = { ...hidden, organization: own }
    return [...checkOwn({ ...directory, locations: [at] })].map(
      ({ code, message, hint, place }) => [code, message, hint, place.path.at(-1)],
    )
  }
  expect(found('acorn-trust')).toEqual([])
  expect(found('acorn-trst')).toEqual([
    ['not-a-choice', 'No organization is called `acorn-trst`.', 'Did you mean `acorn-trust`?', 1],
  ])
  expect(found('refuge')).toEqual([
    [
      'not-a-choice',
      '`refuge` has a confidential place, so nobody may read here who cares for it.',
      ...['Take it out.', 1],
    ],
  ])
})
