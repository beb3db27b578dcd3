import { describe, expect, it, test } from 'vitest'
import {
  decimal,
  distanceOrPoint,
  flag,
  moment,
  pageSize,
  positive,
  searched,
  timeOfDay,
  weekday,
  wholeNumber,
} from '../../src/parameters/values.ts'

test.each([
  ['2026-10-01', '2026-10-01T00:00:00Z'],
  ['2026-10-01T09:30', '2026-10-01T09:30:00Z'],
  ['2026-10-01 09:30:15.5', '2026-10-01T09:30:15.5Z'],
  ['2026-10-01t09:30z', '2026-10-01T09:30:00Z'],
  ['2026-10-01T09:30+01:00', '2026-10-01T08:30:00Z'],
  ['2026-10-01T09:30 01:00', '2026-10-01T08:30:00Z'],
  ['2026-10-01T09:30+0100', '2026-10-01T08:30:00Z'],
  ['2026-10-01T09:30-0530', '2026-10-01T15:00:00Z'],
])('the moment %s is %s', (text, expected) => {
  expect(moment(text)).toBe(Date.parse(expected))
})

test('a whole number starts at 1, and no number is too large', () => {
  expect(['1', '007', '9'.repeat(30)].map(wholeNumber)).toEqual([1, 7, Number.MAX_SAFE_INTEGER])
  expect(['0', '-1', '1.5', '1e3'].map(wholeNumber)).toEqual(Array(4).fill(undefined))
})

test('the page size `true` is the default', () => {
  expect(['true', '20', 'false'].map(pageSize)).toEqual(['default', 20, undefined])
})

test('decimals have no exponent', () => {
  expect(['.5', '-1', '+2.50', '1e3', 'NaN'].map(decimal)).toEqual([
    0.5,
    -1,
    2.5,
    undefined,
    undefined,
  ])
  expect(['0', '-1'].map(positive)).toEqual([0, undefined])
})

test('flags are true, false, 1 or 0, in any case', () => {
  expect(['TRUE', 'False', '1', '0', 'yes'].map(flag)).toEqual([
    true,
    false,
    true,
    false,
    undefined,
  ])
})

test('days have two letters, three, or their whole English name', () => {
  expect(['mo', 'Tue', 'WEDNESDAY', 'Tues'].map(weekday)).toEqual(['MO', 'TU', 'WE', undefined])
})

test('times are seconds since midnight', () => {
  expect(['0:00', '09:30', '09:30:15', '24:00', '24:01', '9'].map(timeOfDay)).toEqual([
    0,
    34_200,
    34_215,
    86_400,
    undefined,
    undefined,
  ])
})

test('a comma makes a point of a distance', () => {
  expect(distanceOrPoint('800')).toBe(800)
  expect(distanceOrPoint('51.4, -2.6')).toEqual({ latitude: 51.4, longitude: -2.6 })
  expect(['51,', '91,0', '1,2,3', '-5'].map(distanceOrPoint)).toEqual(Array(4).fill(undefined))
})

describe('words to look for', () => {
  it.each([
    ['0117 496 0123', '01174960123'],
    ['496 0123', '4960123'],
    ['7946-0123', '79460123'],
  ])('with the number %s are one word', (text, word) => {
    expect(searched(text)).toBe(word)
  })

  it.each(['lunch 496 0123', 'BS3 1QG', '2026-11-26', '12 14', 'over 60s'])(
    'stay as they are: %s',
    (text) => {
      expect(searched(text)).toBe(text)
    },
  )
})
