import { expect, test } from 'vitest'
import { withoutConfidential } from '../../../src/generator/site/without-confidential.ts'

const hall = { id: 'hall', name: 'Hall' }
const refuge = { id: 'refuge', name: 'Refuge' }
const hidden = new Set(['refuge'])

test('a service_at_location with a confidential location loses the location', () => {
  const pair = { id: 'a', location: refuge, service: { id: 's' } }
  expect(withoutConfidential(pair, hidden)).toEqual({ id: 'a', service: { id: 's' } })
})

test('a service loses its confidential location and keeps the others', () => {
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

test('a document without a confidential location does not change', () => {
  const pair = { id: 'b', location: hall }
  expect(withoutConfidential(pair, hidden)).toEqual(pair)
  expect(withoutConfidential({ id: 'a', location: refuge }, new Set())).toHaveProperty('location')
})
