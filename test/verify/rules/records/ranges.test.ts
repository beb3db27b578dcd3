import { expect, test } from 'vitest'
import type { Collection } from '../../../../src/hsds/collections.ts'
import { formatPath } from '../../../../src/verify/report/finding.ts'
import { outOfRange } from '../../../../src/verify/rules/records/ranges.ts'
import { detailOf } from '../../../../src/verify/survey/endpoint.ts'
import type { Survey } from '../../../../src/verify/survey/survey.ts'

/** A survey of one record. */
const surveyOf = (collection: Collection, json: object) =>
  ({
    lists: {
      [collection]: {
        pages: [],
        details: [
          { endpoint: detailOf(collection), reply: { kind: 'answered', status: 200, json } },
        ],
      },
    },
  }) as unknown as Survey

const foundIn = (collection: Collection, record: object) =>
  [...outOfRange.judge(surveyOf(collection, record))].map(({ path = [] }) => formatPath(path))

test.each<[what: string, service: object, found: readonly string[]]>([
  ['for people of one age', { minimum_age: 60, maximum_age: 60 }, []],
  ['whose ages are reversed', { minimum_age: 61, maximum_age: 60 }, ['minimum_age']],
  ['for newborns', { minimum_age: 0 }, []],
  ['with negative ages', { minimum_age: -1, maximum_age: -1 }, ['minimum_age', 'maximum_age']],
  ['with a price of zero', { cost_options: [{ amount: 0 }] }, []],
  [
    'with a negative price',
    { cost_options: [{ amount: 2 }, { amount: -1 }] },
    ['cost_options[1].amount'],
  ],
  [
    'with a schedule of one day',
    { schedules: [{ valid_from: '2026-10-01', valid_to: '2026-10-01' }] },
    [],
  ],
  [
    'with a schedule that ends before it begins',
    { schedules: [{ valid_from: '2026-10-02', valid_to: '2026-10-01' }] },
    ['schedules[0].valid_from'],
  ],
])('a service %s', (_, service, found) => {
  expect(foundIn('services', service)).toEqual(found)
})

test.each<[what: string, location: object, found: readonly string[]]>([
  ['on the other side of the earth', { latitude: -36.8, longitude: 174.8 }, []],
  ['at the edge of the map', { latitude: -90, longitude: 180 }, []],
  [
    'off the map',
    { latitude: 90.1, longitude: -180.1 },
    ['location.latitude', 'location.longitude'],
  ],
  ['at 0, 0', { latitude: 0, longitude: 0 }, ['location.latitude']],
  ['on the equator', { latitude: 0, longitude: 32.6 }, []],
])('a location %s', (_, location, found) => {
  expect(foundIn('service_at_locations', { location })).toEqual(found)
})
