import { expect, it } from 'vitest'
import { misprintIn } from '../../src/countries/area-misprint.ts'

it.each([
  ['BS3, BS4', '[BS3, BS4]'],
  ['E0600002', 'E06000023'],
  ['8S4', 'BS4'],
  ['ZZ99 9ZZ', 'BS3 4EB'],
])('%s has a hint with %s', (text, example) => {
  expect(misprintIn(text)?.hint).toContain(example)
})

it.each(['BS3', 'E06000023', 'England', 'Ward 7', '5 miles', 'southville'])(
  '%s is not a misprint',
  (text) => {
    expect(misprintIn(text)).toBeUndefined()
  },
)

it('takes no time for long texts', () => {
  expect(misprintIn(`BS3${' '.repeat(100_000)}x`)).toBeUndefined()
})
