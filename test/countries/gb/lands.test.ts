import { describe, expect, it, test } from 'vitest'
import { LANDS, isInBox, landsOf, landsOfCode } from '../../../src/countries/gb/lands.ts'
import { middlesIn } from '../../../src/countries/gb/sectors.ts'
import { shippedSectors } from '../../../src/io/shipped-sectors.ts'

const landsAt = (latitude: number, longitude: number) =>
  LANDS.filter(([, boxes]) => boxes.some((box) => isInBox({ latitude, longitude }, box))).map(
    ([land]) => land,
  )

describe('the boxes of a land', () => {
  it('hold every sector of its postcodes', () => {
    const outside = [...middlesIn(shippedSectors())].filter(({ outcode, middle }) => {
      const area = /^[A-Z]+/.exec(outcode)![0]
      const found = landsAt(middle.latitude, middle.longitude)
      return !landsOf({ country: 'GB', area }).some((land) => found.includes(land))
    })
    expect(outside.map(({ outcode }) => outcode)).toEqual([])
  })

  it.each([
    ['Belfast', 54.597, -5.93, 'N92000002'],
    ['Derry', 54.997, -7.319, 'N92000002'],
    ['Douglas', 54.15, -4.48, 'M83000003'],
    ['the Calf of Man', 54.055, -4.81, 'M83000003'],
    ['Saint Helier', 49.186, -2.106, 'JE'],
    ['Saint Peter Port', 49.455, -2.537, 'GY'],
    ['Sark', 49.43, -2.36, 'GY'],
    ['Alderney', 49.714, -2.205, 'GY'],
    ['Campbeltown', 55.425, -5.605, 'S92000003'],
    ['Sanda Island', 55.28, -5.58, 'S92000003'],
    ['Saint Kilda', 57.81, -8.58, 'S92000003'],
    ['Cardiff', 51.48, -3.18, 'W92000004'],
    ['Swansea', 51.62, -3.94, 'W92000004'],
    ['Bristol', 51.455, -2.59, 'E92000001'],
    ['Lundy', 51.18, -4.67, 'E92000001'],
    ['Newcastle', 54.978, -1.618, 'E92000001'],
    ['Beverly Hills', 34.09, -118.41, 'US'],
  ])('hold a town of no other one: %s', (_, latitude, longitude, land) => {
    expect(landsAt(latitude, longitude)).toEqual([land])
  })

  it.each([
    ['Dublin', 53.35, -6.26],
    ['Calais', 50.95, 1.86],
    ['Cherbourg', 49.64, -1.62],
  ])('hold no town abroad: %s', (_, latitude, longitude) => {
    expect(landsAt(latitude, longitude)).toEqual([])
  })
})

test('a postcode is in the lands of its area', () => {
  expect(landsOf({ country: 'GB', area: 'BT' })).toEqual(['N92000002'])
  expect(landsOf({ country: 'GB', area: 'JE' })).toEqual(['JE'])
  expect(landsOf({ country: 'GB', area: 'GY' })).toEqual(['GY'])
  expect(landsOf({ country: 'GB', area: 'LD' })).toEqual(['E92000001', 'W92000004'])
  expect(landsOf({ country: 'US', area: '902' })).toEqual(['US'])
})

test('a code is of the land of its first letter', () => {
  expect(landsOfCode('E06000023')).toEqual(['E92000001'])
  expect(landsOfCode('N09000003')).toEqual(['N92000002'])
  expect(landsOfCode('L93000001')).toEqual(['JE', 'GY'])
  expect(landsOfCode('K02000001')).toEqual([])
})
