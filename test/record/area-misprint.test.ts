import { expect, it } from 'vitest'
import { misprintIn } from '../../src/record/area-misprint.ts'

it('several postcodes in one entry are told apart, however many blanks part them', () => {
  const blanks = ' '.repeat(100_000)
  expect(misprintIn('BS3 to  bs4')?.hint).toContain('[BS3, BS4]')
  expect(misprintIn(`BS3,${blanks}BS4`)?.hint).toContain('[BS3, BS4]')
  expect(misprintIn(`BS3${blanks}x`)).toBeUndefined()
})
