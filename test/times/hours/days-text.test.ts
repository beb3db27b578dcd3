import { describe, expect, it } from 'vitest'
import { parseDays } from '../../../src/times/hours/days-text.ts'
import { encodeDays } from '../../../src/times/hours/hours-schedule.ts'

const encoded = (text: string) => {
  const days = parseDays(text)
  const { byday, bymonthday } = days ? encodeDays(days) : {}
  return byday ?? bymonthday
}

describe('days in a cell', () => {
  it.each([
    ['Sat/Sun', 'SA,SU'],
    ['Mon-Thu, Sat', 'MO,TU,WE,TH,SA'],
    ['Mon/Wed/Fri', 'MO,WE,FR'],
    ['Mon+Wed', 'MO,WE'],
    ['Mon.-Fri.', 'MO,TU,WE,TH,FR'],
    ['Weekdays', 'MO,TU,WE,TH,FR'],
    ['Monday (weekly)', 'MO'],
    ['Tues and Thurs', 'TU,TH'],
    ['MO, WE', 'MO,WE'],
    ['3', 'WE'],
    ['1st Tue', '1TU'],
    ['2nd & 4th Thursday', '2TH,4TH'],
    ['-1FR', '-1FR'],
    ['15th', '15'],
  ])('%j are %j', (text, days) => expect(encoded(text)).toBe(days))

  it.each([
    'Wednesday (fortnightly)',
    'Monday (term time only)',
    'Monthly',
    'Sunset',
    'Every other Friday',
    'every 2nd Tue',
    'Mondays except bank holidays',
    'M W F',
    '8',
    'whenever',
    '',
  ])('%j say more than days, or none', (text) => expect(encoded(text)).toBeUndefined())
})
