import { describe, expect, it } from 'vitest'
import { clockIn } from '../../src/times/clock.ts'
import { judgeTimes, judgeWeekday } from '../../src/times/judge-times.ts'
import { isOn, rhythmOf } from '../../src/times/rhythm.ts'
import type { SearchTime } from '../../src/times/search-times.ts'
import type { When } from '../../src/times/judge-times.ts'

/** A Tuesday, the last of its month. */
const TUESDAY = '2026-11-24'
const at = (time: string, date = TUESDAY) => ({
  date,
  minute: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
  isBritish: false,
  holidays: [],
})
const lunch = {
  freq: 'WEEKLY',
  byday: 'TU',
  opens_at: '12:00',
  closes_at: '14:00',
} as SearchTime
const VERDICTS = ['no', 'perhaps', 'yes']
const judge = (change: object, when: When, time: string, date?: string) =>
  VERDICTS[judgeTimes([{ ...lunch, ...change } as SearchTime], when, at(time, date))]

describe('whether a service happens', () => {
  it.each([
    ['now', '11:59', 'no'],
    ['now', '12:00', 'yes'],
    ['now', '13:59', 'yes'],
    ['now', '14:00', 'no'],
    ['today', '09:00', 'yes'],
    ['today', '13:59', 'yes'],
    ['today', '14:00', 'no'],
    ['tonight', '09:00', 'no'],
  ] as const)('%s at %s, from 12 to 2: %s', (when, time, verdict) => {
    expect(judge({}, when, time)).toBe(verdict)
  })

  it.each([
    ['this evening', { closes_at: '17:01' }, 'tonight', '09:00', 'yes'],
    ['when the evening has ended', { closes_at: '19:00' }, 'tonight', '19:00', 'no'],
    ['after midnight', { opens_at: '22:00', closes_at: '02:00' }, 'tonight', '23:00', 'yes'],
    ['without an end', { closes_at: undefined }, 'now', '13:00', 'perhaps'],
    ['without an end, later', { closes_at: undefined }, 'today', '09:00', 'yes'],
    ['without times', { opens_at: undefined, closes_at: undefined }, 'now', '13:00', 'perhaps'],
    ['with a note', { isUnclear: true }, 'now', '13:00', 'perhaps'],
    ['with a note, on another day', { isUnclear: true, byday: 'WE' }, 'now', '13:00', 'no'],
    ['on another day', { byday: 'MO,WE' }, 'today', '09:00', 'no'],
    ['before its season', { valid_from: '2026-11-25' }, 'today', '09:00', 'no'],
    ['after its season', { valid_to: '2026-11-23' }, 'today', '09:00', 'no'],
    ['after its last day', { until: '2026-11-23' }, 'today', '09:00', 'no'],
    ['in its week', { interval: 2, dtstart: '2026-11-10' }, 'today', '09:00', 'yes'],
    ['in the other week', { interval: 2, dtstart: '2026-11-17' }, 'today', '09:00', 'no'],
    ['in a week that nobody knows', { interval: 2 }, 'today', '09:00', 'perhaps'],
    ['on the last Tuesday', { freq: 'MONTHLY', byday: '-1TU' }, 'today', '09:00', 'yes'],
    ['on the third Tuesday', { freq: 'MONTHLY', byday: '3TU' }, 'today', '09:00', 'no'],
    ['once, today', { freq: undefined, byday: undefined, dtstart: TUESDAY }, 'now', '13:00', 'yes'],
    ['on a day that it does not say', { byday: undefined }, 'now', '13:00', 'perhaps'],
  ] as const)('%s', (_, change, when, time, verdict) => {
    expect(judge(change, when, time)).toBe(verdict)
  })

  it('in the night after its day', () => {
    const night = { opens_at: '22:00', closes_at: '02:00' }
    expect(judge(night, 'now', '01:59', '2026-11-25')).toBe('yes')
    expect(judge(night, 'now', '02:00', '2026-11-25')).toBe('no')
    expect(judge(night, 'now', '01:00', TUESDAY)).toBe('no')
  })

  it('cannot be judged without times, and is not when the service is closed', () => {
    expect(judgeTimes([], 'now', at('13:00'))).toBe(1)
    expect(judgeTimes(null, 'today', at('13:00'))).toBe(0)
  })
})

it.each([
  ['2026-07-01T23:30:00Z', { date: '2026-07-02', minute: 30 }],
  ['2026-12-01T23:30:00Z', { date: '2026-12-01', minute: 23 * 60 + 30 }],
])('the clocks of London at %s', (now, clock) => {
  expect(clockIn('Europe/London', new Date(now))).toMatchObject(clock)
})

describe('a time that is not today', () => {
  it.each([
    ['tomorrow', 'WE', '23:00', TUESDAY, 'yes'],
    ['tomorrow', 'TU', '09:00', TUESDAY, 'no'],
    ['weekend', 'SU', '09:00', TUESDAY, 'yes'],
    ['weekend', 'FR', '09:00', TUESDAY, 'no'],
    ['weekend', 'SA', '15:00', '2026-11-28', 'no'],
    ['weekend', 'SU', '09:00', '2026-11-29', 'yes'],
    ['weekend', 'SA', '09:00', '2026-11-29', 'no'],
  ] as const)('%s on %s, asked at %s on %s: %s', (when, byday, time, date, verdict) => {
    expect(judge({ byday }, when, time, date)).toBe(verdict)
  })

  it.each([
    [{ weekday: 'TU' }, 'yes'],
    [{ weekday: 'WE' }, 'no'],
    [{ weekday: 'TU', part: 'morning' }, 'no'],
    [{ weekday: 'TU', part: 'afternoon' }, 'yes'],
    [{ part: 'evening' }, 'no'],
  ] as const)('happens at all: %j: %s', (asked, verdict) => {
    expect(VERDICTS[judgeWeekday([lunch], asked)]).toBe(verdict)
  })
})

describe('times on weekdays of every week', () => {
  const bounds = [undefined, '2026-11-23', TUESDAY, '2026-11-25']
  const changes = ['dtstart', 'valid_from', 'until', 'valid_to'].flatMap((name) =>
    bounds.flatMap((bound) => ['TU', 'MO,TU', 'MO,WE'].map((byday) => ({ [name]: bound, byday }))),
  )

  it.each(changes)('are judged as their rhythm is: %j', (change) => {
    const time = { ...lunch, ...change } as SearchTime
    expect(judge(change, 'today', '09:00')).toBe(isOn(rhythmOf(time)!, TUESDAY) ? 'yes' : 'no')
  })

  it('are no such times with a day that nobody understands', () => {
    expect(judge({ byday: 'TU,XX' }, 'today', '09:00')).toBe('perhaps')
  })
})

describe('British time', () => {
  const zone = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: 'Europe/London', dateStyle: 'short', timeStyle: 'short' },
  })

  it('is that of the table of time zones around every change of the clocks', () => {
    for (const year of [2026, 2030])
      for (const month of [3, 10])
        for (let hour = 24 * 24; hour < 32 * 24; hour++) {
          const now = new Date(Date.UTC(year, month - 1, 0, hour, 30))
          const { date, minute } = clockIn('Europe/London', now)
          const [day, time] = [date.split('-').toReversed().join('/'), clockOf(minute)]
          expect(`${day}, ${time}`).toBe(zone.format(now))
        }
  })
})

const clockOf = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((one) => String(one).padStart(2, '0')).join(':')
