import { expect, it } from 'vitest'
import type { Organization } from '../../../src/directory/directory.ts'
import { checkOwn } from '../../../src/generator/site/check-own.ts'
import { checkFiles } from '../../rules/base.ts'

const { settings, pages } = checkFiles().linked!
const codes = (count: number, off = false) =>
  [
    ...checkOwn({
      settings: off ? { ...settings, pages: 'off' } : settings,
      pages,
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
    [...checkOwn({ settings: { ...settings, urgent_lines }, pages, organizations: [] })].map(
      ({ message, hint }) => [message, hint],
    )
  expect(found({ samaritans: 'off' })).toEqual([])
  expect(found({ samaritan: 'off' })).toEqual([
    ['No line of urgent help is called `samaritan`.', 'Did you mean `samaritans`?'],
  ])
})
