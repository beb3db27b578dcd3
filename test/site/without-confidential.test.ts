import { expect, test } from 'vitest'
import { withoutConfidential } from '../../src/site/without-confidential.ts'

const hall = { id: 'hall', name: 'Hall' }
const refuge = { id: 'refuge', name: 'Refuge' }
const hidden = new Set(['refuge'])

test('a pairing with a confidential place is looked at without the place', () => {
  const pair = { id: 'a', location: refuge, service: { id: 's' } }
  expect(withoutConfidential(pair, hidden)).toEqual({ id: 'a', service: { id: 's' } })
})

test('a service at a confidential place is looked at without that place, and with its others', () => {
  const service = {
    id: 's',
    service_at_locations: [
      { id: 'a', location: refuge },
      { id: 'b', location: hall },
    ],
  }
  expect(withoutConfidential(service, hidden)).toEqual({
    id: 's',
    service_at_locations: [{ id: 'a' }, { id: 'b', location: hall }],
  })
})

test('what has no confidential place is looked at whole', () => {
  const pair = { id: 'b', location: hall }
  expect(withoutConfidential(pair, hidden)).toEqual(pair)
  expect(withoutConfidential({ id: 'a', location: refuge }, new Set())).toHaveProperty('location')
})
