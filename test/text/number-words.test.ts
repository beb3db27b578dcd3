import { expect, test } from 'vitest'
import { numberInWords } from '../../src/text/number-words.ts'

test.each([
  ['sixty', 60],
  ['Twenty-one', 21],
  ['twenty one', 21],
  ['zero', 0],
  ['nineteen', 19],
  [' ninety nine ', 99],
])('“%s” is a number', (text, number) => expect(numberInWords(text)).toBe(number))

test.each([
  '',
  'sixty or so',
  'sixtyone',
  'twenty fifteen',
  'twenty zero',
  'a hundred',
  '60',
  'twenty-',
])('“%s” is none', (text) => expect(numberInWords(text)).toBeUndefined())
