import { expect, it } from 'vitest'
import { type DayFields, nextDay, rhythmOf } from '../../src/times/rhythm.ts'

const next = (fields: DayFields, from: string) => nextDay(rhythmOf(fields)!, from)

it('a single day is next until it is over', () => {
  const once = { dtstart: '2026-12-05' }
  expect(next(once, '2020-01-01')).toBe('2026-12-05')
  expect(next(once, '2026-12-05')).toBe('2026-12-05')
  expect(next(once, '2026-12-06')).toBeUndefined()
})

it('a single day outside the days on which it holds never comes', () => {
  expect(next({ dtstart: '2026-12-05', valid_from: '2026-12-06' }, '2026-12-01')).toBeUndefined()
  expect(next({ dtstart: '2026-12-05', valid_to: '2026-12-04' }, '2026-12-01')).toBeUndefined()
})

it.each([
  [{ freq: 'MONTHLY', bymonthday: '29' }, '2027-02-01', '2027-03-29'],
  [{ freq: 'MONTHLY', bymonthday: '29' }, '2028-02-01', '2028-02-29'],
  [{ freq: 'MONTHLY', bymonthday: '-1' }, '2026-02-01', '2026-02-28'],
  [{ freq: 'MONTHLY', bymonthday: '-1' }, '2026-12-31', '2026-12-31'],
  [{ freq: 'MONTHLY', byday: '-1FR' }, '2026-12-01', '2026-12-25'],
  [{ freq: 'MONTHLY', byday: '5TU' }, '2026-12-01', '2026-12-29'],
  [{ freq: 'MONTHLY', byday: '1MO' }, '1969-12-30', '1970-01-05'],
] as const)('%j comes next after %s on %s', (fields, from, date) =>
  expect(next(fields, from)).toBe(date),
)

it('fields that differ in one thing alone have rhythms of their own', () => {
  const weekly = { freq: 'WEEKLY', byday: 'TU', interval: 2 } as const
  expect(next({ ...weekly, dtstart: '2026-12-01' }, '2026-12-02')).toBe('2026-12-15')
  expect(next({ ...weekly, dtstart: '2026-12-08' }, '2026-12-02')).toBe('2026-12-08')
  expect(rhythmOf({ ...weekly })).toBeUndefined()
})
