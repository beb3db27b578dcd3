import { expect, test } from 'vitest'
import type { Collection } from '../../../src/hsds/collections.ts'
import { detailOf } from '../../../src/verify/endpoint.ts'
import { formatPath } from '../../../src/verify/finding.ts'
import { outOfRange } from '../../../src/verify/rules/ranges.ts'
import type { Survey } from '../../../src/verify/survey.ts'

/** A survey that has fetched one record. */
const surveyOf = (collection: Collection, json: object) =>
  ({
    exchanges: [
      {
        endpoint: detailOf(collection),
        purpose: 'survey',
        reply: { kind: 'answered', status: 200, json },
      },
    ],
  }) as unknown as Survey

const foundIn = (collection: Collection, record: object) =>
  [...outOfRange.judge(surveyOf(collection, record))].map(({ path = [] }) => formatPath(path))

test.each<[what: string, service: object, found: readonly string[]]>([
  ['for people of one age', { minimum_age: 60, maximum_age: 60 }, []],
  ['for nobody', { minimum_age: 61, maximum_age: 60 }, ['minimum_age']],
  ['for the newly born', { minimum_age: 0 }, []],
  ['for the unborn', { minimum_age: -1, maximum_age: -1 }, ['minimum_age', 'maximum_age']],
  ['that is free', { cost_options: [{ amount: 0 }] }, []],
  [
    'that pays who comes',
    { cost_options: [{ amount: 2 }, { amount: -1 }] },
    ['cost_options[1].amount'],
  ],
  ['for one day', { schedules: [{ valid_from: '2026-10-01', valid_to: '2026-10-01' }] }, []],
  [
    'that ends before it begins',
    { schedules: [{ valid_from: '2026-10-02', valid_to: '2026-10-01' }] },
    ['schedules[0].valid_from'],
  ],
])('a service %s', (_, service, found) => {
  expect(foundIn('services', service)).toEqual(found)
})

test.each<[what: string, location: object, found: readonly string[]]>([
  ['on the other side of the earth', { latitude: -36.8, longitude: 174.8 }, []],
  ['at the end of the map', { latitude: -90, longitude: 180 }, []],
  [
    'off the map',
    { latitude: 90.1, longitude: -180.1 },
    ['location.latitude', 'location.longitude'],
  ],
  ['in the sea off Africa', { latitude: 0, longitude: 0 }, ['location.latitude']],
  ['on the equator', { latitude: 0, longitude: 32.6 }, []],
])('a place %s', (_, location, found) => {
  expect(foundIn('service_at_locations', { location })).toEqual(found)
})
