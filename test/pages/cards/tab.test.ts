import { describe, expect, it } from 'vitest'
import type { CardTimes } from '../../../src/pages/cards/card-times.ts'
import { endOf, nextOpening, tabOf } from '../../../src/pages/cards/tab.ts'
import { clockIn } from '../../../src/times/clock.ts'
import type { SaidTime } from '../../../src/times/search-times.ts'
import { messagesIn } from '../../../src/messages/messages.ts'

const en = messagesIn({ language: 'en' })
/** A Thursday. */
const at = (time: string) => clockIn('Europe/London', new Date(`2026-11-26T${time}:00Z`), 'england')

const weekly = (byday: string, opens_at: string, closes_at: string, more: object = {}) =>
  ({ freq: 'WEEKLY', byday, opens_at, closes_at, ...more }) as SaidTime
const once = (dtstart: string, more: object = {}) =>
  ({ dtstart, opens_at: '17:30', closes_at: '19:30', ...more }) as unknown as SaidTime

const data = (times: readonly SaidTime[], more: Partial<CardTimes> = {}): CardTimes => ({
  times,
  own: times.map((_, i) => i),
  places: [],
  names: [],
  points: [],
  ...more,
})
const said = (one: CardTimes, time: string | undefined, more: object = {}) => {
  const { when, time: hours } = tabOf(one, { clock: time ? at(time) : undefined, ...more }, en)
  return [when, hours].filter(Boolean).join(' | ')
}

describe('with a clock, the tab says', () => {
  it.each([
    ['that it is open, and until when', [weekly('TH', '08:00', '20:00')], 'Open now | until 8pm'],
    [
      'that it never closes',
      [weekly('MO,TU,WE,TH,FR,SA,SU', '00:00', '23:59')],
      'Open now | day and night',
    ],
    ['later today', [weekly('TH', '13:00', '15:00')], 'Today | 1 to 3pm'],
    ['tomorrow', [weekly('FR', '09:30', '16:30')], 'Tomorrow | 9:30am to 4:30pm'],
    ['a day within the week', [weekly('TU', '12:00', '14:00')], 'Tuesday | 12 noon to 2pm'],
    ['a day after that', [once('2026-12-10')], 'Thu 10 Dec | 5:30 to 7:30pm'],
    ['a day next year with its year', [once('2027-12-08')], 'Wed 8 Dec 2027 | 5:30 to 7:30pm'],
    ['to ask, where nobody has said', [], 'Ask when'],
    ['to ask, where all is over', [once('2026-11-02')], 'Ask when'],
    [
      'to check first, after a note',
      [weekly('WE', '14:00', '16:00', { isUnclear: true })],
      'Check first | Wednesday, 2 to 4pm',
    ],
    [
      'to check first what is announced before the usual time',
      [weekly('WE', '14:00', '16:00'), once('2026-11-28', { isUnclear: true })],
      'Check first | Saturday, 5:30 to 7:30pm',
    ],
    [
      'the usual time, where what has a note comes later',
      [once('2026-12-10', { isUnclear: true }), weekly('WE', '14:00', '16:00')],
      'Wednesday | 2 to 4pm',
    ],
    [
      'the usual time, where what has a note begins with it',
      [weekly('FR', '14:00', '17:00', { isUnclear: true }), weekly('FR', '14:00', '16:00')],
      'Tomorrow | 2 to 4pm',
    ],
    [
      'that it is open, also where what has a note has begun before',
      [weekly('TH', '08:00', '20:00', { isUnclear: true }), weekly('TH', '10:00', '13:00')],
      'Open now | until 1pm',
    ],
  ])('%s', (_, times, expected) => {
    expect(said(data(times), '11:10')).toBe(expected)
  })

  it('the next time once it has closed', () => {
    expect(said(data([weekly('TH', '08:00', '11:00')]), '11:00')).toBe('Thu 3 Dec | 8 to 11am')
  })

  it('the day that was asked for, also while it is open', () => {
    const both = data([weekly('TH', '08:00', '20:00'), weekly('SU', '13:00', '17:00')])
    expect(said(both, '11:10', { weekday: 'SU' })).toBe('Sunday | 1 to 5pm')
  })

  it('to check first what was last checked over nine months ago', () => {
    const times = [weekly('WE', '14:00', '16:00')]
    expect(said(data(times, { checked: '2026-02-10' }), '11:10')).toMatch(/^Check first/)
    expect(said(data(times, { checked: '2026-09-10' }), '11:10')).toBe('Wednesday | 2 to 4pm')
  })

  it('that it is closed for now', () => {
    expect(said(data([], { state: 'paused' }), '11:10')).toBe('Closed for now')
    expect(said(data([], { state: 'ended' }), undefined)).toBe('Has ended')
  })
})

describe('of several places, the tab is about', () => {
  const several = data([weekly('FR', '10:00', '12:00'), weekly('WE', '09:00', '11:00')], {
    places: [[1], [0]],
    names: ['West', 'East'],
  })

  it('the one that opens first', () => {
    expect(tabOf(several, { clock: at('11:10') }, en)).toMatchObject({ when: 'Tomorrow', place: 1 })
  })

  it('the nearest, where a place was asked for', () => {
    const near = { clock: at('11:10'), place: 0 }
    expect(tabOf(several, near, en)).toMatchObject({ when: 'Wednesday', place: 0 })
  })

  it('all of them on a page that stays the same', () => {
    expect(said(several, undefined)).toBe('2 places | each with its own times')
  })
})

describe('without a clock, the tab says', () => {
  it.each([
    ['the rule', [weekly('FR', '13:00', '15:00')], 'Fridays | 1 to 3pm'],
    [
      'all days of several rules',
      [weekly('MO,TU', '9:00', '12:00'), weekly('WE', '10:00', '11:00')],
      'Monday to Wednesday | times differ',
    ],
    ['that there are dates, which may be over', [once('2026-12-10')], 'Some dates | see its page'],
    [
      'to check first, after a note',
      [weekly('WE', '14:00', '16:00', { isUnclear: true })],
      'Check first | Wednesdays, 2pm to 4pm',
    ],
    ['to ask', [], 'Ask when'],
  ])('%s', (_, times, expected) => {
    expect(said(data(times), undefined)).toBe(expected)
  })
})

describe('the next opening', () => {
  const next = (one: CardTimes, from: string) => nextOpening(one, at(from), at(from), en)
  const places = (...times: readonly SaidTime[]) =>
    data(times, { own: [], places: times.map((_, i) => [i]) })

  it('is at the place that opens first', () => {
    const both = places(weekly('MO', '10:00', '12:00'), weekly('FR', '13:00', '15:00'))
    expect(next(both, '11:10')).toEqual({ text: 'tomorrow, 1 to 3pm', place: 1 })
  })

  it('comes after the session that is open', () => {
    const one = data([weekly('TH', '10:00', '12:30'), weekly('TH', '14:00', '16:00')])
    const { session } = tabOf(one, { clock: at('11:10') }, en)
    expect(nextOpening(one, endOf(session!, at('11:10')), at('11:10'), en)).toEqual({
      text: 'today, 2 to 4pm',
    })
  })

  it('comes after one that goes on after midnight', () => {
    const one = data([weekly('TH', '10:00', '02:00'), weekly('FR', '01:00', '03:00')])
    const { session } = tabOf(one, { clock: at('11:10') }, en)
    const { date, minute } = endOf(session!, at('11:10'))
    expect([date, minute]).toEqual(['2026-11-27', 120])
  })

  it('is not said where a note leaves a doubt', () => {
    expect(next(data([weekly('FR', '13:00', '15:00', { isUnclear: true })]), '11:10')).toBe(
      undefined,
    )
  })
})
