import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import type { Document } from '../../../src/hsds/types.ts'
import { calendarOf } from '../../../src/pages/records/calendar.ts'
import { englishContext } from '../english-context.ts'

const context = {
  ...englishContext({ base_url: 'https://a.example.org' }),
  addressOf: () => '/find/services/lunch',
  isConfidential: (id: string) => id === 'hidden',
}

const times = { opens_at: '12:00:00', closes_at: '13:30:00' }

const calendar = (schedule: object, service: object = {}, timezone = 'Europe/London') =>
  calendarOf(
    {
      id: 's',
      name: 'Lunch',
      status: 'active',
      schedules: [{ id: 'one', ...schedule }],
      ...service,
    } as Document<'service'>,
    { ...context, directory: { ...context.directory, timezone } },
  )

/** The first days of a calendar, as another program reads it. */
function daysOf(text: string | undefined, count = 3): string[] {
  const component = new ICAL.Component(ICAL.parse(text!) as never)
  const event = new ICAL.Event(component.getFirstSubcomponent('vevent')!)
  const iterator = event.iterator()
  const days: string[] = []
  for (let next = iterator.next(); next && days.length < count; next = iterator.next())
    days.push(next.toString())
  return days
}

describe('the calendar of a service', () => {
  it.each([
    [
      { freq: 'WEEKLY', byday: 'TU', valid_from: '2026-11-01' },
      ['2026-11-03T12:00:00', '2026-11-10T12:00:00', '2026-11-17T12:00:00'],
    ],
    [
      { freq: 'WEEKLY', interval: 2, byday: 'TH', dtstart: '2026-11-05' },
      ['2026-11-05T12:00:00', '2026-11-19T12:00:00', '2026-12-03T12:00:00'],
    ],
    [
      { freq: 'MONTHLY', byday: '-1FR', valid_from: '2026-11-01' },
      ['2026-11-27T12:00:00', '2026-12-25T12:00:00', '2027-01-29T12:00:00'],
    ],
    [
      { freq: 'MONTHLY', byday: '2WE', valid_from: '2026-11-15' },
      ['2026-12-09T12:00:00', '2027-01-13T12:00:00', '2027-02-10T12:00:00'],
    ],
    [
      { freq: 'MONTHLY', bymonthday: '31', valid_from: '2026-11-01' },
      ['2026-12-31T12:00:00', '2027-01-31T12:00:00', '2027-03-31T12:00:00'],
    ],
    [
      { freq: 'WEEKLY', byday: 'MO', valid_from: '2026-11-02', valid_to: '2026-11-09' },
      ['2026-11-02T12:00:00', '2026-11-09T12:00:00'],
    ],
    [{ dtstart: '2026-12-24' }, ['2026-12-24T12:00:00']],
  ])('of %j begins on the right days', (schedule, days) => {
    expect(daysOf(calendar({ ...schedule, ...times }))).toEqual(days)
  })

  it('counts from the day of the last check when a schedule has no start', () => {
    const schedule = { freq: 'WEEKLY', byday: 'WE', ...times }
    expect(calendar(schedule)).toBeUndefined()
    expect(daysOf(calendar(schedule, { assured_date: '2026-11-20' }), 1)).toEqual([
      '2026-11-25T12:00:00',
    ])
  })

  it.each([
    [{ freq: 'WEEKLY', byday: 'TU', valid_from: '2026-11-01' }],
    [{ freq: 'WEEKLY', interval: 2, byday: 'TU', valid_from: '2026-11-01', ...times }],
    [{ freq: 'MONTHLY', byday: '5XX', valid_from: '2026-11-01', ...times }],
  ])('does not exist for %j, whose times or days are not known', (schedule) => {
    expect(calendar(schedule)).toBeUndefined()
  })

  it('does not exist for a rhythm of thousands of years, and is soon known not to', () => {
    const schedule = { freq: 'MONTHLY', bymonthday: '31', dtstart: '2026-06-01', ...times }
    expect(calendar({ ...schedule, interval: 1_000_000_000 })).toBeUndefined()
    expect(daysOf(calendar({ ...schedule, interval: 37 }), 1)).toEqual(['2029-07-31T12:00:00'])
  })

  it('ends on the next day when it closes after midnight', () => {
    expect(
      calendar({ dtstart: '2026-12-31', opens_at: '20:00:00', closes_at: '06:00:00' }),
    ).toContain('DTEND;TZID=Europe/London:20270101T060000')
  })

  it('has times of no zone outside Britain', () => {
    const text = calendar({ dtstart: '2026-12-24', ...times }, {}, 'America/Chicago')
    expect(text).toContain('DTSTART:20261224T120000')
    expect(text).not.toContain('VTIMEZONE')
    const weekly = { freq: 'WEEKLY', byday: 'TU', valid_from: '2026-11-01', valid_to: '2026-12-01' }
    expect(calendar({ ...weekly, ...times }, {}, 'America/Chicago')).toContain(
      'UNTIL=20261201T235959\r\n',
    )
  })

  it('says where, but never where a confidential place is', () => {
    const pair = (id: string, address_1: string) => ({
      id: 'pair',
      schedules: [{ id: 'two', dtstart: '2026-12-24', ...times }],
      location: {
        id,
        location_type: 'physical',
        name: 'Hall',
        addresses: [{ id: 'a', address_1 }],
      },
    })
    const at = (id: string, address_1 = '1 High St') =>
      calendar({}, { schedules: [], service_at_locations: [pair(id, address_1)] })
    expect(at('open')).toContain('LOCATION:Hall\\, 1 High St\r\n')
    // An address that begins with the name says it once.
    expect(at('open', 'Hall, 1 High St')).toContain('LOCATION:Hall\\, 1 High St\r\n')
    expect(at('hidden')).not.toMatch(/LOCATION|High St/)
  })

  it('keeps hostile text in one line of at most 75 bytes', () => {
    const name = `A;B,C\\D\nBEGIN:VEVENT ${'é'.repeat(100)}`
    const text = calendar({ dtstart: '2026-12-24', ...times }, { name })!
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    const event = new ICAL.Component(ICAL.parse(text) as never).getFirstSubcomponent('vevent')
    expect(event?.getFirstPropertyValue('summary')).toBe(name)
  })
})
