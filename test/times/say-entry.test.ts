import { describe, expect, it } from 'vitest'
import type { Document } from '../../src/hsds/types.ts'
import { messagesIn } from '../../src/messages/messages.ts'
import { breaksOf, entriesOf, joinWeekdays } from '../../src/times/entries.ts'
import { parseHours } from '../../src/times/hours/entries/entry.ts'
import { sayBreaks, sayEntry } from '../../src/times/say-entry.ts'

const entry = (text: string) => {
  const { schedule } = parseHours(text)
  const row = {
    ...schedule,
    id: 'a',
    osd_hours: text,
    valid_from: '2026-11-02',
    dtstart: '2026-11-02',
  } as Document<'schedule'>
  return entriesOf([row, { ...row, id: 'b' }])[0]!
}

it.each([
  ['Tue 10:00-12:00 in term time', 'Tuesdays, 10am to 12 noon, in term time'],
  [
    'Tue 10:00-12:00 except 27 Dec to 31 Dec',
    'Tuesdays, 10am to 12 noon, except 27 to 31 December',
  ],
  [
    'Mon-Fri 09:00-17:00 except bank holidays and 24 Dec to 2 Jan (ring first)',
    'Monday to Friday, 9am to 5pm, except bank holidays and 24 December to 2 January',
  ],
  ['Mon 10:00-13:30 Nov to Easter', 'Mondays, 10am to 1:30pm, November to Easter'],
  ['Wed 13:00-15:00 except last Wed', 'Wednesdays, 1pm to 3pm, except last Wednesday of the month'],
  [
    'Tue 10:00-12:00 except Good Friday to Easter Monday',
    'Tuesdays, 10am to 12 noon, except Good Friday to Easter Monday',
  ],
])('the parts of %s are said as one', (text, said) => {
  expect(sayEntry(entry(text).whole, messagesIn({ language: 'en' }).schedule)).toBe(said)
})

it('a note stands beside what is said', () => {
  expect(entry('Tue 10:00-12:00 in term time except 25 Dec (ring first)').note).toBe('ring first')
})

it('is said in Welsh without a word of English', () => {
  const said = sayEntry(
    entry('Tue 10:00-12:00 in term time except bank holidays and 25 Dec').whole,
    messagesIn({ language: 'cy' }).schedule,
  )
  expect(said).toBe(
    'Bob dydd Mawrth, 10am i 12 hanner dydd, yn ystod tymor yr ysgol, ac eithrio gwyliau banc a 25 Rhagfyr',
  )
})

const say = messagesIn({ language: 'en' }).schedule
const weekly = (byday: string, fields: object = {}) =>
  ({
    ...{ id: byday, freq: 'WEEKLY', byday, opens_at: '08:30', closes_at: '19:00' },
    description: `${byday} in other words than the others`,
    ...fields,
  }) as Document<'schedule'>

it('the days of a week that are alike are a range', () => {
  const plain = ['TU', 'WE', 'TH', 'FR'].map((day) => weekly(day, { description: undefined }))
  const saturday = weekly('SA', { closes_at: '12:00', description: undefined })
  const said = joinWeekdays(entriesOf([...plain, saturday])).map((one) => sayEntry(one.whole, say))
  expect(said).toEqual(['Tuesday to Friday, 8:30am to 7pm', 'Saturdays, 8:30am to 12 noon'])
})

it('what differs in more than its day stays alone', () => {
  const all = [
    weekly('MO', { description: undefined }),
    weekly('TU', { description: undefined, interval: 2, dtstart: '2026-11-03' }),
    weekly('WE'),
    weekly('TH', { description: undefined, valid_to: '2026-12-31' }),
  ]
  expect(joinWeekdays(entriesOf(all))).toHaveLength(4)
})

describe('the days on which an entry falls out', () => {
  const osd_hours = 'Mon-Fri 08:30-19:00 except bank holidays'
  const part = (byday: string, valid_from: string, valid_to?: string) =>
    weekly(byday, { id: `${byday} ${valid_from}`, osd_hours, valid_from, valid_to })
  const rows = [
    part('MO', '2026-11-02', '2026-12-27'),
    part('MO', '2026-12-29', '2027-03-28'),
    part('MO', '2027-03-30'),
  ]

  it('are said by their dates for three months', () => {
    const [one] = entriesOf(rows)
    expect(sayBreaks(breaksOf(one!, []), '2026-12-01', say)).toBe('Not on 28 December 2026')
    expect(sayBreaks(breaksOf(one!, []), '2027-01-01', say)).toBe('Not on 29 March 2027')
    expect(sayBreaks(breaksOf(one!, []), '2027-04-01', say)).toBeUndefined()
  })

  it('are not said again where the entry names their dates', () => {
    const named = rows.map((row) => ({
      ...row,
      osd_hours: 'Mon 08:30-19:00 except 28 Dec 2026, 29 Mar 2027',
    }))
    expect(sayBreaks(breaksOf(entriesOf(named)[0]!, []), '2026-12-01', say)).toBeUndefined()
  })
})
