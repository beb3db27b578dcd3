import { expect, test } from 'vitest'
import { minimalText } from '../../src/site/list-texts.ts'

const at = '2026-05-05T05:05:05.000Z'

test.each([
  ['a service', { id: 'a', name: 'A', last_modified: at }],
  ['a service at a place, whose service has the date', { id: 'a', service: { last_modified: at } }],
])('%s is told by its id and its date alone', (_, document) => {
  expect(minimalText(document)).toBe(`{"id":"a","last_modified":"${at}"}`)
})

test('what has no known date is told by its id', () => {
  expect(minimalText({ id: 'a' })).toBe('{"id":"a"}')
})
