import { expect, it } from 'vitest'
import { inMiles } from '../../src/finder/in-miles.ts'

it.each([
  [0, '0.1'],
  [480, '0.3'],
  [1609, '1'],
  [15_000, '9.3'],
  [16_000, '9.9'],
  [24_000, '15'],
])('says %i metres as %s miles', (metres, miles) => {
  expect(inMiles(metres)).toBe(miles)
})
