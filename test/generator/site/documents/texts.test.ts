import { expect, test } from 'vitest'
import { texts } from '../../../../src/generator/site/documents/texts.ts'

const at = '2026-05-05T05:05:05.000Z'
const minimalOf = texts.minimal.make

test.each([
  ['a service', { id: 'a', name: 'A', last_modified: at }],
  [
    'a service_at_location, whose service has the date',
    { id: 'a', service: { last_modified: at } },
  ],
])('the minimal text of %s is its id and date', (_, document) => {
  expect(minimalOf(document)).toBe(`{"id":"a","last_modified":"${at}"}`)
})

test('the minimal text of a record without a known date is its id', () => {
  expect(minimalOf({ id: 'a' })).toBe('{"id":"a"}')
})
