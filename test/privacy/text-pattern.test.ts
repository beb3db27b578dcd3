import { expect, it } from 'vitest'
import { toPattern } from '../../src/privacy/text-pattern.ts'

it.each([
  ['07700 900123', '+44 (0)7700-900-123'],
  ['+44 7700 900123', '07700900123'],
  ['00447700900123', '(07700) 900 123'],
  ['BS3 4EB', 'bs34eb'],
  ['bs34eb', 'BS3  4EB'],
  ['Jane Smith', 'JANE\n    SMITH'],
  ['Jane Smith', String.raw`jane\nsmith`],
  ['a "b" \\c', JSON.stringify('a "b" \\c')],
  ['(a+b)*?', '(A+B)*?'],
  ['Café', 'café'],
])('finds %j in %j', (text, written) => {
  expect(toPattern(text).test(`… ${written} …`)).toBe(true)
})

it.each([
  ['07700 900123', '07700 900124'],
  ['BS3 4EB', 'BS3 4EA'],
  ['a.b', 'axb'],
])('does not find %j in %j', (text, written) => {
  expect(toPattern(text).test(written)).toBe(false)
})
