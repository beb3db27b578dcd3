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
  ['\n=1', `'\n=1`],
  ['\nLunch', `'\nLunch`],
  [' =1', `' =1`],
  ['\u00A0\u200B=1', `'\u00A0\u200B=1`],
  ['\uFEFF=1', `'\uFEFF=1`],
  ['＝1+1', `'＝1+1`],
  ['＋44 117 496 0100', `'＋44 117 496 0100`],
  ['－1', `'－1`],
  ['　＠ropewalk', `'　＠ropewalk`],
  ['﹦1', `'﹦1`],
])('%j is written as %j', (text, cell) => {
  expect(neutralise(text)).toBe(cell)
})

test.each([
  'Lunch',
  ' Lunch',
  '+44 117 496 0100',
  '-2.5935',
  `'tis the season`,
  '',
  'a = b',
  '1＝1',
])('%j is written as it is', (text) => {
  expect(neutralise(text)).toBe(text)
  expect(withoutApostrophe(text)).toBe(text)
})

test('every text can be read again', () => {
  const start = fc.stringMatching(/^'{0,3}[\s\u200B]{0,2}[=+\-@＝＋－＠\t\r\n]?[\d\s]{0,3}/)
  fc.assert(
    fc.property(start, fc.string(), (first, rest) => {
      const text = first + rest
      expect(withoutApostrophe(neutralise(text))).toBe(text)
    }),
  )
})
