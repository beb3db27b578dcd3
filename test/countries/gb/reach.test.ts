import { describe, expect, test } from 'vitest'
import { isInCountry, isWithinReach } from '../../../src/countries/gb/reach.ts'
import { createSectorTable } from '../../../src/countries/gb/sectors.ts'
import { shippedSectors } from '../../../src/io/shipped-sectors.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })

describe('the country', () => {
  test.each([
    ['Shetland', 60.79, -0.83],
    ['Fair Isle', 59.52, -1.64],
    ['Orkney', 59.35, -2.89],
    ['St Kilda', 57.81, -8.57],
    ['the Cairngorms', 57.08, -3.67],
    ['Lundy', 51.17, -4.67],
    ['the Isles of Scilly', 49.92, -6.3],
    ['Lowestoft', 52.47, 1.75],
    ['Dover', 51.13, 1.31],
    ['Belfast', 54.6, -5.93],
    ['Rathlin', 55.29, -6.2],
    ['Fermanagh', 54.48, -8.1],
    ['the Isle of Man', 54.15, -4.48],
    ['Jersey', 49.19, -2.1],
    ['Guernsey', 49.456, -2.54],
    ['Alderney', 49.71, -2.2],
  ])('has %s', (_, latitude, longitude) => {
    expect(isInCountry(at(latitude, longitude), shippedSectors())).toBe(true)
  })

  test.each([
    ['Dublin', 53.35, -6.26],
    ['Calais', 50.95, 1.86],
    ['Boulogne', 50.72, 1.61],
    ['Ostend', 51.22, 2.49],
    ['Cherbourg', 49.63, -1.62],
    ['the North Sea', 54.5, 1.5],
    ['the Irish Sea', 53.6, -5.2],
    ['the middle of the Channel', 50.2, -1],
    ['Africa', 0, 0],
  ])('does not have %s', (_, latitude, longitude) => {
    expect(isInCountry(at(latitude, longitude), shippedSectors())).toBe(false)
  })

  test('is a box when there is no table', () => {
    const none = createSectorTable('')
    expect(isInCountry(at(51.22, 2.49), none)).toBe(true)
    expect(isInCountry(at(51.22, 2.51), none)).toBe(false)
  })
})

test('a place may be half as far again as the doubt of its sector, and 3 km', () => {
  const middle = { precision: 'sector', ...at(51, -2), doubt: 1000 } as const
  expect(isWithinReach(middle, at(51.0404, -2))).toBe(true)
  expect(isWithinReach(middle, at(51.0406, -2))).toBe(false)
})
