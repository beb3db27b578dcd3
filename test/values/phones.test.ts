import { describe, expect, it } from 'vitest'
import { readPhones } from '../../src/values/phones.ts'

const british = (text: string) => readPhones(text, ['GB'])
const numbersIn = (text: string) => british(text)?.map(({ number }) => number)

describe('a British text', () => {
  it.each([
    '01632 960123  01632 960124',
    '01632 960123 & 01632 960124',
    '01632 960123 - 01632 960124',
    '01632960123;01632960124',
    '01632 960123 / 960124',
    '01632 960123/4',
  ])('%j has two numbers', (text) => {
    expect(british(text)).toEqual([{ number: '01632 960123' }, { number: '01632 960124' }])
  })

  it.each([
    ['01632 960123 9am-5pm', '9am-5pm'],
    ['01632 960123 24/7', '24/7'],
    ['01632960123 - 24 hours', '24 hours'],
    ['01632 960123 (24 hrs)', '24 hrs'],
    ['Office: 01632 960123', 'Office'],
    ['Tel: 01632 960123', undefined],
    ['01632 960123 until 2026-12-01', 'until 2026-12-01'],
  ])('%j has one number with its note', (text, note) => {
    expect(british(text)).toEqual([{ number: '01632 960123', ...(note && { note }) }])
  })

  it.each([
    '01632 960123 (office) 01632 960124 (evenings)',
    'office: 01632 960123, evenings: 01632 960124',
    'office 01632 960123 evenings 01632 960124',
  ])('%j has a note for each number', (text) => {
    expect(british(text)).toEqual([
      { number: '01632 960123', note: 'office' },
      { number: '01632 960124', note: 'evenings' },
    ])
  })

  it.each([
    ['0800 800 8000; SMS 01632 960124', undefined, 'SMS'],
    ['01632 960123 Fax 01632 960124', undefined, 'Fax'],
    ['01632 960123 office, 01632 960124 evenings', 'office', 'evenings'],
  ])('%j has its notes at their numbers', (text, first, second) => {
    expect(british(text)?.map(({ note }) => note)).toEqual([first, second])
  })

  it.each(['Tel. no.: 01632 960123', "'01632960123", '01632960123.0'])('%j has no note', (text) => {
    expect(british(text)).toEqual([{ number: '01632 960123' }])
  })

  it('gets back the 0 that a spreadsheet took away, and says so', () => {
    expect(british('1632960123')).toEqual([{ number: '01632 960123', isRepaired: true }])
    expect(british('441632960123')).toEqual([{ number: '01632 960123' }])
  })

  it.each([
    ['111', '111'],
    ['999', '999'],
    ['116 123', '116 123'],
    ['0800 1111', '0800 1111'],
    ['+353 1 234 5678', '+353 1 234 5678'],
    ['01204 62345', '01204 62345'],
  ])('%j is a number, too', (text, number) => expect(numbersIn(text)).toEqual([number]))

  it('has an extension', () => {
    expect(british('0117 496 0123 ext 012')).toEqual([{ number: '0117 496 0123', extension: '12' }])
  })

  it.each([
    '4.41633E+11',
    '01632 960123 or 1.63296E+09',
    '01632 9601234567',
    '01632 96O123',
    '(0123) 4567 8900',
    '(223) 346 12361',
    '2026-12-01',
    '17:00',
    '101 Dalmatian Street, Flat 222',
    'ask inside',
    '',
  ])('%j has no number that could be told', (text) => expect(british(text)).toBeUndefined())
})

it('of another country is written as it is', () => {
  expect(readPhones('(617) 555-0123 ext 4', ['US'])).toEqual([
    { number: '(617) 555-0123', extension: '4' },
  ])
})
