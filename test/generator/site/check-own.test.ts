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
