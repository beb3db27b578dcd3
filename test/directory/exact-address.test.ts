import { expect, it } from 'vitest'
import { plain } from '../../src/directory/exact-address.ts'

it.each([
  ['12 High St.', '12 high street'],
  ['12, HIGH  STREET', '12 high street'],
  ['Café Rd', 'cafe road'],
  ['Constructor Close', 'constructor close'],
])('%s is compared as %s', (text, words) => {
  expect(plain(text)).toBe(words)
})
