import { describe, expect, it } from 'vitest'
import { messagesIn } from '../../src/messages/messages.ts'
import { clockIn } from '../../src/times/clock.ts'
import { sayNextSession } from '../../src/times/place-times.ts'
import { type SaidTime, sayTimesNow } from '../../src/times/say-times.ts'

const time = (fields: object): SaidTime =>
  ({ freq: 'WEEKLY', opens_at: '10:00', closes_at: '12:00', ...fields }) as SaidTime
const at = (now: string) => clockIn('Europe/London', new Date(now))
/** A Tuesday morning. */
const TUESDAY = '2026-11-24T09:00:00Z'
const say = (times: readonly SaidTime[], now = TUESDAY, weekday?: 'SU' | 'TH') =>
  sayTimesNow(times, { clock: at(now), weekday }, messagesIn({ language: 'en' }).schedule)

describe('the times of a card', () => {
  it.each([
    ['before it opens', TUESDAY, 'Today 10am to 12 noon (Tuesdays)'],
    ['while it is open', '2026-11-24T11:59:00Z', 'Today 10am to 12 noon (Tuesdays)'],
    [
      'when it has closed',
      '2026-11-24T12:00:00Z',
      'Tuesday 1 December 2026 10am to 12 noon (Tuesdays)',
    ],
    ['the day before', '2026-11-23T20:00:00Z', 'Tomorrow 10am to 12 noon (Tuesdays)'],
    ['days before', '2026-11-20T20:00:00Z', 'Tuesday 10am to 12 noon (Tuesdays)'],
  ])('begin with the next session: %s', (_, now, expected) => {
    expect(say([time({ byday: 'TU' })], now)).toBe(expected)
  })

  it('say the other days in short', () => {
    const times = [time({ byday: 'MO,TU' }), time({ byday: 'FR', opens_at: '09:00' })]
    expect(say(times)).toBe('Today 10am to 12 noon (Mondays and Tuesdays), also Fridays')
  })

  it('say the session of the day that was asked for', () => {
    const times = [time({ byday: 'TU' }), time({ byday: 'SU', closes_at: '13:00' })]
    expect(say(times, TUESDAY, 'SU')).toBe('Sunday 10am to 1pm (Sundays), also Tuesdays')
    expect(say(times, TUESDAY, 'TH')).toBe('Today 10am to 12 noon (Tuesdays), also Sundays')
  })

  it('leave out what is over, and begin with what has not begun', () => {
    const over = time({ byday: 'MO', valid_to: '2026-11-16' })
    const later = time({ byday: 'TH', valid_from: '2027-01-07' })
    expect(say([over, later])).toBe('Thursday 7 January 2027 10am to 12 noon (Thursdays)')
    expect(say([over])).toBeUndefined()
    expect(say([{ ...over, words: 'Mondays' }])).toBeUndefined()
  })

  it('count a fortnight and a number of sessions', () => {
    expect(say([time({ byday: 'TU', interval: 2, dtstart: '2026-11-17' })])).toBe(
      'Tuesday 1 December 2026 10am to 12 noon (Every other week: Tuesdays)',
    )
    const course = time({ byday: 'TU', dtstart: '2026-11-10', count: 3 })
    expect(say([course])).toMatch(/^Today/)
    expect(say([course], '2026-11-24T13:00:00Z')).toBeUndefined()
  })

  it('name no day for what is not certain', () => {
    const unclear = time({ byday: 'TU', isUnclear: true })
    expect(say([unclear])).toBe('Tuesdays, 10am to 12 noon')
    expect(say([{ isUnclear: true, words: 'When the moon is full' } as SaidTime])).toBe(
      'When the moon is full',
    )
    // Christmas Day is a Friday, and the day after it has a substitute on Monday.
    expect(say([time({ byday: 'FR' })], '2026-12-24T09:00:00Z')).toBe(
      'Friday 8 January 2027 10am to 12 noon (Fridays)',
    )
  })
})

describe('the next session on the page of a service', () => {
  const times = [
    time({ byday: 'TU' }),
    time({ byday: 'FR' }),
    time({ byday: 'WE', isUnclear: true }),
  ]
  const next = (places: readonly (readonly number[])[], language: 'en' | 'cy' = 'en') =>
    sayNextSession(
      { times, own: [0], places },
      { clock: at('2026-11-24T13:00:00Z'), names: ['Hall', 'Library'] },
      messagesIn({ language }).schedule,
    )

  it('names its place where places differ, and none where all have the same times', () => {
    expect(next([[0], [1]])).toBe('Friday 10am to 12 noon, Library')
    expect(next([[0], [0]])).toBe('Tuesday 1 December 2026 10am to 12 noon')
    expect(next([])).toBe('Tuesday 1 December 2026 10am to 12 noon')
    expect(next([[0], [1]], 'cy')).toBe('dydd Gwener 10am i 12 hanner dydd, Library')
  })

  it('is nothing where none is certain', () => {
    expect(next([[2], [2]])).toBeUndefined()
  })
})

describe('a time that goes on after midnight', () => {
  const night = time({ byday: 'TU', opens_at: '22:00', closes_at: '02:00' })

  it('is said until it closes, and is then that of next week', () => {
    expect(say([night], '2026-11-25T01:30:00Z')).toBe('Now, until 2am (Tuesdays)')
    expect(say([night], '2026-11-25T02:00:00Z')).toBe('Tuesday 10pm to 2am (Tuesdays)')
    expect(say([{ ...night, valid_to: '2026-11-24' }], '2026-11-25T01:30:00Z')).toMatch(/^Now/)
    expect(say([{ ...night, valid_to: '2026-11-24' }], '2026-11-25T02:00:00Z')).toBeUndefined()
  })
})

describe('bank holidays', () => {
  const mondays = time({ byday: 'MO' })

  it('of another nation leave no doubt, and those of an unknown one do', () => {
    // St Andrew’s Day.
    const now = '2026-11-30T09:00:00Z'
    expect(say([{ ...mondays, area: 'england' }], now)).toMatch(/^Today/)
    expect(say([{ ...mondays, area: 'scotland' }], now)).toMatch(/^Monday 7 December/)
    expect(say([mondays], now)).toMatch(/^Monday 7 December/)
  })

  it('on a weekend leave a doubt where bank holidays are named as well', () => {
    const saturdays = time({ byday: 'SA', knowsHolidays: true, area: 'england' })
    expect(say([saturdays], '2026-12-26T09:00:00Z')).toMatch(/^Saturday 2 January/)
    expect(say([saturdays], '2026-12-19T09:00:00Z')).toMatch(/^Today/)
  })
})

it('a whole day is 24 hours a day', () => {
  const whole = time({ byday: 'TU', opens_at: '00:00', closes_at: '23:59' })
  expect(say([whole])).toBe('Today 24 hours a day (Tuesdays)')
})
