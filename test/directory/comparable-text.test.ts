import { expect, it } from 'vitest'
import { normalise } from '../../src/directory/comparable-text.ts'

it.each([
  ['12 High St.', '12 high street'],
  ['12, HIGH  STREET', '12 high street'],
  ['Café Rd', 'cafe road'],
  ['Constructor Close', 'constructor close'],
])('normalises %j to %j', (text, words) => {
  expect(normalise(text)).toBe(words)
})
