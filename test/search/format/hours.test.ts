import { describe, expect, it } from 'vitest'
import type { Document } from '../../../src/hsds/types.ts'
import { type ScheduleQuery, hoursTest, toHours } from '../../../src/search/format/hours.ts'

const at = (hours: number, minutes = 0) => hours * 3600 + minutes * 60

function matches(schedule: Omit<Document<'schedule'>, 'id'>, wanted: ScheduleQuery): boolean {
  const { days, opens, closes } = toHours({ id: 'x', ...schedule })
  return hoursTest(wanted)(days, opens, closes)
}

describe('a schedule', () => {
  it.each([
    ['is on each day of byday', { byday: 'MO,WE' }, { day: 'WE' }, true],
    ['is on no other day', { byday: 'MO,WE' }, { day: 'TU' }, false],
    ['is on the day of an ordinal', { byday: '2TH' }, { day: 'TH' }, true],
    ['is on the day of a negative ordinal', { byday: '-1FR,+2SA' }, { day: 'SA' }, true],
    ['has no day where byday is not a list of weekdays', { byday: 'mo' }, { day: 'MO' }, false],
    ["without byday is on dtstart's weekday", { dtstart: '2026-10-13' }, { day: 'TU' }, true],
    [
      'is on byday rather than dtstart',
      { byday: 'MO', dtstart: '2026-10-13' },
      { day: 'TU' },
      false,
    ],
    [
      'with days of the month is on no weekday',
      { bymonthday: '1', dtstart: '2026-10-13' },
      { day: 'TU' },
      false,
    ],
    ['with an invalid date is on no day', { dtstart: '2026-13-13' }, { day: 'MO' }, false],
    ['without any field is on no day', {}, { day: 'MO' }, false],
    ['may open exactly at the time', { opens_at: '09:00' }, { start_time: at(9) }, true],
    ['opens too early', { opens_at: '08:59:59' }, { start_time: at(9) }, false],
    [
      'without an opening time matches no start time',
      { closes_at: '17:00' },
      { start_time: 0 },
      false,
    ],
    [
      'may close exactly at the time',
      { opens_at: '09:00', closes_at: '17:00:00' },
      { end_time: at(17) },
      true,
    ],
    ['closes too late', { opens_at: '09:00', closes_at: '17:01' }, { end_time: at(17) }, false],
    [
      'without a closing time matches no end time',
      { opens_at: '09:00' },
      { end_time: at(24) },
      false,
    ],
    [
      'that runs into the next day matches no end time',
      { opens_at: '20:00', closes_at: '02:00' },
      { end_time: at(24) },
      false,
    ],
    [
      'that closes when it opens lasts a day',
      { opens_at: '09:00', closes_at: '09:00' },
      { end_time: at(24) },
      false,
    ],
    [
      'that runs into the next day matches a start time',
      { opens_at: '20:00', closes_at: '02:00' },
      { start_time: at(18) },
      true,
    ],
    [
      'may close at midnight, as 24:00',
      { opens_at: '20:00', closes_at: '24:00' },
      { end_time: at(24) },
      true,
    ],
    [
      'without an opening time does not close at 00:00',
      { closes_at: '00:00' },
      { end_time: at(9) },
      false,
    ],
    [
      'without an opening time matches an end time',
      { closes_at: '08:00' },
      { end_time: at(9) },
      true,
    ],
    [
      'must meet every parameter',
      { byday: 'MO', opens_at: '09:00' },
      { day: 'MO', start_time: at(10) },
      false,
    ],
  ] as const)('%s', (_, schedule, wanted, expected) => {
    expect(matches(schedule, wanted)).toBe(expected)
  })
})
