import { describe, expect, it } from 'vitest'
import { normaliseDate } from '../../../src/values/date.ts'
import { normalisePhone } from '../../../src/countries/gb/phone.ts'
import { normaliseTime } from '../../../src/times/normalise-time.ts'
import { normaliseAddress } from '../../../src/record/normalise/web-address.ts'

describe('a telephone number', () => {
  it.each([
    ['01174960123', '0117 496 0123'],
    ['(0117) 496-0123', '0117 496 0123'],
    ['+44 117 496 0123', '0117 496 0123'],
    ['+44 (0)117 496 0123', '0117 496 0123'],
    ['0044 117 4960123', '0117 496 0123'],
    ['07700900123', '07700 900123'],
    ['07700 900 123', '07700 900123'],
    ['02079460123', '020 7946 0123'],
    ['0161 4960123', '0161 496 0123'],
    ['01632960123', '01632 960123'],
    ['01539412345', '015394 12345'],
    ['08081570999', '0808 157 0999'],
    ['03001234567', '0300 123 4567'],
  ])('%s becomes %s', (written, usual) => expect(normalisePhone(written)).toBe(usual))

  it.each([
    '999',
    '116 123',
    '0800 1111',
    '0845 46 47',
    '+1 617 555 0123',
    '+01174960123',
    '0117 496 0123 ext 3',
    '617-555-0123',
    '',
    '0117 496 0123 or 0124',
  ])('%s stays', (written) => expect(normalisePhone(written)).toBeUndefined())
})

describe('a time', () => {
  it.each([
    ['9:00', '09:00'],
    ['9am', '09:00'],
    ['9.30 a.m.', '09:30'],
    ['17.30', '17:30'],
    ['5pm', '17:00'],
    ['12pm', '12:00'],
    ['1730', '17:30'],
    ['9:00:00', '09:00:00'],
  ])('%s becomes %s', (written, usual) => expect(normaliseTime(written)).toBe(usual))

  it.each(['9', '17', '5:30', '25:00', '13pm', '12am', 'noonish', '9:5', '9-5'])(
    '%s stays',
    (written) => expect(normaliseTime(written)).toBeUndefined(),
  )

  it('that ends something is clear only if the start is before it', () => {
    expect(normaliseTime('9:30', '08:00')).toBe('09:30')
    expect(normaliseTime('9:30', '10:00')).toBeUndefined()
  })
})

describe('a day', () => {
  it.each([
    ['1/10/2026', '2026-10-01'],
    ['01-10-2026', '2026-10-01'],
    ['1.10.2026', '2026-10-01'],
    ['1 October 2026', '2026-10-01'],
    ['1st Oct 2026', '2026-10-01'],
    ['Thursday 1 October 2026', '2026-10-01'],
    ['2026/10/1', '2026-10-01'],
    ['7 May 2026', '2026-05-07'],
  ])('%s becomes %s', (written, usual) => expect(normaliseDate(written)).toBe(usual))

  it.each(['10/13/2026', '1/10/26', '31/2/2026', 'October', '1-10/2026', '1 Octember 2026'])(
    '%s stays',
    (written) => expect(normaliseDate(written)).toBeUndefined(),
  )

  it('is only understood if it has one meaning, where the month may come first', () => {
    expect(normaliseDate('1/10/2026', { isDayFirst: false })).toBeUndefined()
    expect(normaliseDate('21/10/2026', { isDayFirst: false })).toBe('2026-10-21')
  })
})

describe('a web address', () => {
  it.each([
    ['www.example.org', 'https://www.example.org'],
    ['example.org/page?x=1', 'https://example.org/page?x=1'],
    ['//example.org', 'https://example.org'],
    ['www.example.org:8080', 'https://www.example.org:8080'],
    ['https://example.org/?tag[]=1#a#b', 'https://example.org/?tag%5B%5D=1#a%23b'],
    ['example.org/list[0]', 'https://example.org/list%5B0%5D'],
  ])('%s becomes %s', (written, usual) => expect(normaliseAddress(written)).toBe(usual))

  it.each([
    'https://example.org',
    'logo.png',
    'hello@example.org',
    'see the poster',
    'localhost',
    'example.org/a b',
    'mailto:x@example.org',
  ])('%s stays', (written) => expect(normaliseAddress(written)).toBeUndefined())
})
