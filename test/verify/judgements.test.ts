import { expect, test } from 'vitest'
import { readClock } from '../../src/verify/parameters/clock.ts'
import { knownAs } from '../../src/verify/parameters/known.ts'
import { coversByCode, distance, hasNoArea, postcodeOf } from '../../src/verify/parameters/place.ts'
import { cannotFit, daysOf, isInForce, mayFallOn } from '../../src/verify/parameters/schedules.ts'
import { termFilter } from '../../src/verify/parameters/taxonomy.ts'
import type { Item, Survey } from '../../src/verify/survey.ts'

const whole = (record: Item) => knownAs({ id: 'x' }, { id: 'x', ...record })

test('a time with an offset may be meant an hour earlier or later', () => {
  expect(readClock('09:30')).toEqual({ earliest: 34_200, latest: 34_200, text: '09:30' })
  expect(readClock('09:30:00+01:00')).toEqual({ earliest: 30_600, latest: 37_800, text: '09:30' })
  expect(readClock('half past nine')).toBeUndefined()
})

test.each<[string, Item, readonly string[]]>([
  ['named days', { byday: 'MO,2TH' }, ['MO', 'TH']],
  [
    'a weekly one without days, which falls on its first',
    { freq: 'WEEKLY', dtstart: '2026-10-20' },
    ['TU'],
  ],
  ['a weekly one without a first day', { freq: 'WEEKLY' }, ['MO', 'TU', 'TH']],
  ['a day of the month', { freq: 'MONTHLY', bymonthday: '15' }, ['MO', 'TU', 'TH']],
  ['days in other words', { byday: 'every Monday' }, ['MO', 'TU', 'TH']],
])('a schedule with %s may fall on no more days than it says', (_, schedule, days) => {
  expect(['MO', 'TU', 'TH'].filter((day) => mayFallOn(schedule, day))).toEqual(days)
})

test('only plain days are certain', () => {
  expect(daysOf({ byday: 'MO,TU' })).toEqual(['MO', 'TU'])
  expect(daysOf({ byday: 'MO,2TH' })).toEqual([])
})

test('what is over, or has not begun, is not in force', () => {
  const now = '2026-10-20'
  expect(isInForce({ valid_from: '2026-01-01', valid_to: '2026-12-31' }, now)).toBe(true)
  expect(isInForce({ valid_to: '2026-10-19' }, now)).toBe(false)
  expect(isInForce({ dtstart: '2026-10-21' }, now)).toBe(false)
})

test('a record without schedules contradicts no day', () => {
  expect(cannotFit(whole({}), () => false)).toBe(false)
  expect(cannotFit(whole({ schedules: [{ byday: 'MO' }] }), () => false)).toBe(true)
  expect(cannotFit(whole({ service: { schedules: [{}] } }), () => true)).toBe(false)
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
])('areas by %s hold a postcode, or not, or leave it open', (_, record, holds) => {
  expect(coversByCode(whole(record), 'BS3 1AA')).toBe(holds)
})

test('a place without any area is for everybody', () => {
  expect(hasNoArea(whole({ service: {}, location: {} }))).toBe(true)
  expect(hasNoArea(whole({ service: { service_areas: [{ name: 'BS3' }] } }))).toBe(false)
})

test('only a whole postcode is one to ask for', () => {
  const at = (postal_code: string) =>
    postcodeOf(whole({ location: { addresses: [{ postal_code }] } }))
  expect([at('bs3 1aa'), at('BS3'), at('unknown')]).toEqual(['BS3 1AA', undefined, undefined])
})

test('a degree to the north is 111 km', () => {
  const metres = distance({ latitude: 51, longitude: -2 }, { latitude: 52, longitude: -2 })
  expect(Math.round(metres / 1000)).toBe(111)
})

test('a term below another may count as that one, and need not', () => {
  const lists = { taxonomy_terms: { pages: [], details: [] } } as unknown as Survey['lists']
  const { judge } = termFilter({ lists } as Survey)
  const has = (id: string, parent_id?: string) =>
    whole({ attributes: [{ taxonomy_term: { id, ...(parent_id && { parent_id }) } }] })
  expect(judge(has('a'), 'a')).toBe('fits')
  expect(judge(has('b', 'a'), 'a')).toBe('open')
  expect(judge(has('b'), 'a')).toBe('contradicts')
  expect(judge(whole({}), 'a')).toBe('contradicts')
  expect(judge(whole({ service: {} }), 'a')).toBe('open')
})
