import { expect, it } from 'vitest'
import { hoursIn } from '../../src/times/hours/entries/hours-in-words.ts'

it.each([
  ['Mon 9am-12pm, 1pm-5pm', ['Mon 9am-12pm', 'Mon 1pm-5pm']],
  ['Tuesday: 9 - 12, 13 - 17', ['Tuesday: 09:00-12:00', 'Tuesday 13:00-17:00']],
  ['Mon-Fri: 8-6', ['Mon-Fri: 08:00-18:00']],
  ['Weekdays 9 til 5', ['Weekdays 09:00-17:00']],
  ['M-F 9-5', ['Mon-Fri 09:00-17:00']],
  ['1st Monday 10-12', ['1st Monday 10:00-12:00']],
  ['Mon-Sun 9-5, closed Sundays', ['Mon-Sun 09:00-17:00, closed Sundays']],
  ['closed Sundays; Mon 10:00-12:00', ['Mon 10:00-12:00']],
  [
    'Mon & Fri: 9am - 5pm. Wed: 9am - 1 p.m. Sat: closed.',
    ['Mon & Fri: 9am - 5pm', 'Wed: 9am - 1 p.m'],
  ],
])('%j says %j', (text, entries) => expect(hoursIn(text)).toEqual(entries))

it.each([
  'Mon 9-12, 1-5',
  'Mon 10-12 or Tue 10-12',
  '10-12 Tuesdays, 2-4 Thursdays',
  'Tue 10-12, ring first',
  'Sundays 9-5, closed Sundays',
  'T-F 9-5',
  '',
])('%j has a part that is not clear, so it says nothing', (text) =>
  expect(hoursIn(text)).toBeUndefined(),
)
