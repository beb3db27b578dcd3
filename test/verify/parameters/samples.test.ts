import { expect, test } from 'vitest'
import { coversByCode, hasNoArea, postcodeOf } from '../../../src/verify/parameters/place.ts'
import { toSample } from '../../../src/verify/parameters/sample.ts'
import {
  cannotMatch,
  daysOf,
  isInForce,
  mayFallOn,
} from '../../../src/verify/parameters/schedules.ts'
import { termFilter } from '../../../src/verify/parameters/taxonomy.ts'
import { readTime } from '../../../src/verify/parameters/time-of-day.ts'
import type { Item, Survey } from '../../../src/verify/survey/survey.ts'

const whole = (record: Item) => toSample({ id: 'x' }, { id: 'x', ...record })

test('a time with an offset may be an hour earlier or later', () => {
  expect(readTime('09:30')).toEqual({ earliest: 34_200, latest: 34_200, text: '09:30' })
  expect(readTime('09:30:00+01:00')).toEqual({ earliest: 30_600, latest: 37_800, text: '09:30' })
  expect(readTime('half past nine')).toBeUndefined()
})

test.each<[string, Item, readonly string[]]>([
  ['named days', { byday: 'MO,2TH' }, ['MO', 'TH']],
  ['no days, weekly from its first', { freq: 'WEEKLY', dtstart: '2026-10-20' }, ['TU']],
  ['no days, weekly from an unknown first', { freq: 'WEEKLY' }, ['MO', 'TU', 'TH']],
  ['a day of the month', { freq: 'MONTHLY', bymonthday: '15' }, ['MO', 'TU', 'TH']],
  ['unreadable days', { byday: 'every Monday' }, ['MO', 'TU', 'TH']],
])('a schedule with %s may fall on its days only', (_, schedule, days) => {
  expect(['MO', 'TU', 'TH'].filter((day) => mayFallOn(schedule, day))).toEqual(days)
})

test('only plain days are certain', () => {
  expect(daysOf({ byday: 'MO,TU' })).toEqual(['MO', 'TU'])
  expect(daysOf({ byday: 'MO,2TH' })).toEqual([])
})

test('a schedule is in force from its first to its last day', () => {
  const now = '2026-10-20'
  expect(isInForce({ valid_from: '2026-01-01', valid_to: '2026-12-31' }, now)).toBe(true)
  expect(isInForce({ valid_to: '2026-10-19' }, now)).toBe(false)
  expect(isInForce({ dtstart: '2026-10-21' }, now)).toBe(false)
})

test('a record without schedules may match any day', () => {
  expect(cannotMatch(whole({}), () => false)).toBe(false)
  expect(cannotMatch(whole({ schedules: [{ byday: 'MO' }] }), () => false)).toBe(true)
  expect(cannotMatch(whole({ service: { schedules: [{}] } }), () => true)).toBe(false)
})

test.each<[string, Item, boolean | undefined]>([
  ['a district', { service_areas: [{ extent: 'BS3, BS4' }] }, true],
  ['a sector', { service_areas: [{ name: 'BS3 1' }] }, true],
  ['another sector', { service_areas: [{ name: 'BS3 2' }] }, false],
  ['a district that begins alike', { service_areas: [{ name: 'BS31' }] }, false],
  ['a name', { service_areas: [{ name: 'Southville' }] }, undefined],
  [
    'a district and a name',
    { service_areas: [{ name: 'BS4' }, { name: 'Southville' }] },
    undefined,
  ],
  ['nothing', {}, undefined],
])('service areas by %s cover a postcode or not, or do not tell', (_, record, holds) => {
  expect(coversByCode(whole(record), 'BS3 1AA')).toBe(holds)
})

test('a record without service areas is for everybody', () => {
  expect(hasNoArea(whole({ service: {}, location: {} }))).toBe(true)
  expect(hasNoArea(whole({ service: { service_areas: [{ name: 'BS3' }] } }))).toBe(false)
})

test('only a complete postcode is used', () => {
  const at = (postal_code: string) =>
    postcodeOf(whole({ location: { addresses: [{ postal_code }] } }))
  expect([at('bs3 1aa'), at('BS3'), at('unknown')]).toEqual(['BS3 1AA', undefined, undefined])
})

test('a term may match its ancestors', () => {
  const lists = { taxonomy_terms: { pages: [], details: [] } } as unknown as Survey['lists']
  const { match } = termFilter({ lists } as Survey)
  const has = (id: string, parent_id?: string) =>
    whole({ attributes: [{ taxonomy_term: { id, ...(parent_id && { parent_id }) } }] })
  expect(match(has('a'), 'a')).toBe('match')
  expect(match(has('b', 'a'), 'a')).toBe('unknown')
  expect(match(has('b'), 'a')).toBe('mismatch')
  expect(match(whole({}), 'a')).toBe('mismatch')
  expect(match(whole({ service: {} }), 'a')).toBe('unknown')
})
