import { describe, expect, it } from 'vitest'
import type { Document } from '../../src/hsds/types.ts'
import { type ScheduleQuery, hoursTest, toHours } from '../../src/search/format/hours.ts'

const at = (hours: number, minutes = 0) => hours * 3600 + minutes * 60

function suits(schedule: Omit<Document<'schedule'>, 'id'>, wanted: ScheduleQuery): boolean {
  const { days, opens, closes } = toHours({ id: 'x', ...schedule })
  return hoursTest(wanted)(days, opens, closes)
}

describe('a schedule', () => {
  it.each([
    ['falls on each day of byday', { byday: 'MO,WE' }, { day: 'WE' }, true],
    ['falls on no other day', { byday: 'MO,WE' }, { day: 'TU' }, false],
    ['falls on the day of an ordinal', { byday: '2TH' }, { day: 'TH' }, true],
    ['falls on the day of a negative ordinal', { byday: '-1FR, +2SA' }, { day: 'SA' }, true],
    ['reads lower case', { byday: 'mo' }, { day: 'MO' }, true],
    ["falls on dtstart's weekday without byday", { dtstart: '2026-10-13' }, { day: 'TU' }, true],
    [
      'falls on byday rather than dtstart',
      { byday: 'MO', dtstart: '2026-10-13' },
      { day: 'TU' },
      false,
    ],
    [
      'falls on no weekday by days of the month',
      { bymonthday: '1', dtstart: '2026-10-13' },
      { day: 'TU' },
      false,
    ],
    [
      'falls on no day of a date that there is not',
      { dtstart: '2026-13-13' },
      { day: 'MO' },
      false,
    ],
    ['falls on no day when it says nothing', {}, { day: 'MO' }, false],
    ['opens at the time itself', { opens_at: '09:00' }, { start_time: at(9) }, true],
    ['opens too early', { opens_at: '08:59:59' }, { start_time: at(9) }, false],
    ['without opening never opens', { closes_at: '17:00' }, { start_time: 0 }, false],
    [
      'closes at the time itself',
      { opens_at: '09:00', closes_at: '17:00:00' },
      { end_time: at(17) },
      true,
    ],
    ['closes too late', { opens_at: '09:00', closes_at: '17:01' }, { end_time: at(17) }, false],
    ['without closing never closes', { opens_at: '09:00' }, { end_time: at(24) }, false],
    [
      'that runs into the next day never closes',
      { opens_at: '20:00', closes_at: '02:00' },
      { end_time: at(24) },
      false,
    ],
    [
      'that closes when it opens runs a day',
      { opens_at: '09:00', closes_at: '09:00' },
      { end_time: at(24) },
      false,
    ],
    [
      'that runs into the next day still opens',
      { opens_at: '20:00', closes_at: '02:00' },
      { start_time: at(18) },
      true,
    ],
    [
      'may close at midnight, written 24:00',
      { opens_at: '20:00', closes_at: '24:00' },
      { end_time: at(24) },
      true,
    ],
    ['without opening does not close at 00:00', { closes_at: '00:00' }, { end_time: at(9) }, false],
    ['without opening closes all the same', { closes_at: '08:00' }, { end_time: at(9) }, true],
    [
      'must suit in every way at once',
      { byday: 'MO', opens_at: '09:00' },
      { day: 'MO', start_time: at(10) },
      false,
    ],
  ] as const)('%s', (_, schedule, wanted, expected) => {
    expect(suits(schedule, wanted)).toBe(expected)
  })
})
