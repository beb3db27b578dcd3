import { expect, it } from 'vitest'
import { comparable } from '../../src/directory/comparable-text.ts'
import { createPrefilter, exactAddress, partGivenBy } from '../../src/directory/exact-address.ts'

const mill = exactAddress({
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
})
const mayGive = createPrefilter([mill])

it.each([
  ['Come to bs3 4eb.', true],
  ['It is UPRN100023 there.', true],
  ['Near 51.432, -2.608.', true],
  ['BS3 is all it says.', false],
  ['', false],
])('the prefilter lets %j pass: %s', (text, passes) => {
  expect(mayGive(comparable(text))).toBe(passes)
})

it.each([
  ['Come to bs3 4eb.', 'postcode'],
  ['We meet at 12, Mill Ln.', 'address'],
  ['It is UPRN100023 there.', 'number in another list'],
  ['Near 51.432, -2.608.', 'coordinates'],
  ['Near 51.434, -2.608.', undefined],
  ['Near 51.432, -2.606.', undefined],
  ['We meet at 112 Mill Lane in BS3.', undefined],
])('%j gives of the address: %s', (text, part) => {
  expect(partGivenBy(comparable(text), mill, true)).toBe(part)
})

/** The exact address of a place with this line of an address and this postcode. */
const exactOf = (address_1: string, postal_code: string, external_identifier?: string) =>
  exactAddress({
    location_type: 'physical',
    ...(external_identifier && { external_identifier }),
    addresses: [
      {
        address_1,
        city: 'Bristol',
        state_province: 'Avon',
        postal_code,
        country: 'GB',
        address_type: 'physical',
      },
    ],
  })

it.each([
  ['12 Mill Lane', ['12 mill lane']],
  [
    'Mill House, 3rd Floor, Mill Lane',
    ['mill house 3rd floor mill lane', 'mill house', '3rd floor'],
  ],
  ['Sanctuary', []],
  ['Flat4', ['flat4']],
  ['Bristol', []],
])('the address line %j gives the lines %j', (line, lines) => {
  expect(exactOf(line, 'BS3 4EB').lines).toEqual(lines)
})

it.each([
  ['bs3 4eb', ['BS34EB']],
  ['BS3', []],
  [' bs3 ', []],
])('the postcode %j gives the postcodes %j', (postcode, postcodes) => {
  expect(exactOf('12 Mill Lane', postcode).postcodes).toEqual(postcodes)
})

it.each([
  ['100023', ['100023']],
  ['10002', []],
  ['see the register', []],
])('the external identifier %j gives the identifiers %j', (identifier, identifiers) => {
  expect(exactOf('12 Mill Lane', 'BS3 4EB', identifier).identifiers).toEqual(identifiers)
})
