import { expect, it } from 'vitest'
import { localDigits } from '../../../src/countries/gb/phone.ts'

it.each([
  ['0117 496 0123', '4960123'],
  ['+44 117 496 0123', '4960123'],
  ['020 7946 0123', '79460123'],
  ['01632 960123', '960123'],
  ['015396 21234', '21234'],
])('%s is dialled as %s by neighbours', (number, local) => {
  expect(localDigits(number)).toBe(local)
})

it.each(['0808 157 0130', '07700 900123', '0333 200 0000', '111', 'lunch', '+33 1 42 68 53 00'])(
  '%s has no area code',
  (number) => {
    expect(localDigits(number)).toBeUndefined()
  },
)
