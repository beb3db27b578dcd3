import fc from 'fast-check'
import { expect, test } from 'vitest'
import { neutralise, withoutApostrophe } from '../../../src/generator/dump/neutralise.ts'

test.each([
  ['=HYPERLINK("https://x.example.org")', `'=HYPERLINK("https://x.example.org")`],
  ['- bring a coat', `'- bring a coat`],
  ['@ropewalk', `'@ropewalk`],
  ['+cmd|calc', `'+cmd|calc`],
  ['\t=1', `'\t=1`],
  ['\r=1', `'\r=1`],
  [`'=1`, `''=1`],
])('%j is written as %j', (text, cell) => {
  expect(neutralise(text)).toBe(cell)
})

test.each(['Lunch', '+44 117 496 0100', '-2.5935', `'tis the season`, '', 'a = b'])(
  '%j is written as it is',
  (text) => {
    expect(neutralise(text)).toBe(text)
    expect(withoutApostrophe(text)).toBe(text)
  },
)

test('every text can be read again', () => {
  const start = fc.stringMatching(/^'{0,3}[=+\-@\t\r]?[\d\s]{0,3}/)
  fc.assert(
    fc.property(start, fc.string(), (first, rest) => {
      const text = first + rest
      expect(withoutApostrophe(neutralise(text))).toBe(text)
    }),
  )
})
