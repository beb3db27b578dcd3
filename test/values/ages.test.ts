import { expect, it } from 'vitest'
import { readAges } from '../../src/values/ages.ts'

it.each([
  ['55+', { from: 55 }],
  ['0 - 4 years', { from: 0, to: 4 }],
  ['Aged 8-11 years old', { from: 8, to: 11 }],
  ['over 60', { from: 60 }],
  ['Over 60s', { from: 60 }],
  ['People aged 50 and over', { from: 50 }],
  ['18 or over', { from: 18 }],
  ['minimum 16', { from: 16 }],
  ['under 5s', { to: 4 }],
  ['up to 18', { to: 18 }],
  ['25 and under', { to: 25 }],
  ['Birth to 5', { from: 0, to: 5 }],
  ['16–25 year olds', { from: 16, to: 25 }],
  ['school years 7 to 11', { from: 11, to: 16 }],
  ['Year 3 to Year 6', { from: 7, to: 11 }],
  ['Reception to Year 2', { from: 4, to: 7 }],
  ['7-11 years', { from: 7, to: 11 }],
])('%j says %j', (text, ages) => expect(readAges(text)).toEqual(ages))

it.each([
  ['05-Nov', 5, 11],
  ['11-Aug', 8, 11],
  ['Nov-18', 11, 18],
  ['2026-11-05', 5, 11],
  ['04/12/2026', 4, 12],
])('%j was a range until a spreadsheet took it for a date', (text, from, to) => {
  expect(readAges(text)).toEqual({ from, to, wasDate: true })
})

it.each([
  'adults',
  'all ages',
  '18 months to 5 years',
  '5 to 3',
  '11-16 and 18-25',
  '5-11 (brothers and sisters welcome)',
  '13-19 (up to 25 with a plan)',
  '2018-11-01',
  '05-May',
  '2026',
  '',
])('%j has a part that is no age, so it says nothing', (text) =>
  expect(readAges(text)).toBeUndefined(),
)
