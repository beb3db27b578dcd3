import { describe, expect, it } from 'vitest'
import { messagesIn } from '../../src/messages/messages.ts'
import { clockIn } from '../../src/times/clock.ts'
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
