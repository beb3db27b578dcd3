import { expect, it } from 'vitest'
import type { Organization } from '../../../src/directory/directory.ts'
import { checkOwn } from '../../../src/generator/site/check-own.ts'
import { checkFiles } from '../../rules/base.ts'

const { linked } = checkFiles()
const { settings, pages, taxonomies, services, areas, curated } = linked!
const none = { services, areas, curated }
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
