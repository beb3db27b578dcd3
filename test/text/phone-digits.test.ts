import { expect, it } from 'vitest'
import { phoneDigits } from '../../src/text/phone-digits.ts'

it.each([
  ['0117 496 0123', '01174960123'],
  ['01174960123', '01174960123'],
  ['(0117) 496-0123', '01174960123'],
  ['+44 (0)117 496 0123', '01174960123'],
  ['+44 117 496 0123', '01174960123'],
  ['0044 117 496 0123', '01174960123'],
  ['0800 83 85 87', '0800838587'],
])('%s is one number, however it is grouped', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits)
})

it.each([
  '',
  'lunch',
  '116 123',
  'BS3 1QG',
  '2026-11-26',
  '12:00',
  'ring 0117 496 0123',
  '1'.repeat(20),
])('“%s” is none', (text) => {
  expect(phoneDigits(text)).toBeUndefined()
})
