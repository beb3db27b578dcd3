import { expect, it } from 'vitest'
import {
  comparable,
  createSuspicion,
  exactAddress,
  plain,
} from '../../src/directory/exact-address.ts'

it.each([
  ['12 High St.', '12 high street'],
  ['12, HIGH  STREET', '12 high street'],
  ['Café Rd', 'cafe road'],
  ['Constructor Close', 'constructor close'],
])('%s is compared as %s', (text, words) => {
  expect(plain(text)).toBe(words)
})

const isSuspect = createSuspicion([
  exactAddress({
    location_type: 'physical',
    external_identifier: 'uprn100023',
    latitude: 51.43217,
    longitude: -2.60813,
    addresses: [
      {
        address_1: '12 Mill Lane',
        city: 'Bristol',
        state_province: 'Avon',
        postal_code: 'BS3 4EB',
        country: 'GB',
        address_type: 'physical',
      },
    ],
  }),
])

it.each([
  ['Come to bs3 4eb.', true],
  ['It is UPRN100023 there.', true],
  ['Near 51.432, -2.608.', true],
  ['BS3 is all it says.', false],
  ['', false],
])('%s may tell where a confidential place is: %s', (text, may) => {
  expect(isSuspect(comparable(text))).toBe(may)
})
