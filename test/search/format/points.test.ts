import { describe, expect, it } from 'vitest'
import { EVERYWHERE, RADIUS, toSpherePoint } from '../../../src/search/format/points.ts'

describe('a point', () => {
  it.each([
    ['where the equator meets Greenwich', { latitude: 0, longitude: 0 }, [RADIUS, 0, 0]],
    ['in the Indian Ocean', { latitude: 0, longitude: 90 }, [0, RADIUS, 0]],
    ['at the North Pole', { latitude: 90, longitude: 0 }, [0, 0, RADIUS]],
    ['at the South Pole', { latitude: -90, longitude: 180 }, [0, 0, -RADIUS]],
    ['on the date line', { latitude: 0, longitude: -180 }, [-RADIUS, 0, 0]],
    ['of a virtual location', { latitude: Infinity, longitude: Infinity }, [EVERYWHERE, 0, 0]],
  ])('%s is on its axis', (_, coordinates, expected) => {
    expect(toSpherePoint(coordinates).map((coordinate) => coordinate + 0)).toEqual(expected)
  })

  it.each([
    ['without coordinates', {}],
    ['without a longitude', { latitude: 51.4 }],
    ['without a latitude', { longitude: -2.6 }],
    ['north of the pole', { latitude: 90.1, longitude: 0 }],
    ['beyond the date line', { latitude: 51.4, longitude: -180.1 }],
    ['that is no number', { latitude: NaN, longitude: -2.6 }],
  ])('%s is 0, 0, 0', (_, coordinates) => {
    expect(toSpherePoint(coordinates)).toEqual([0, 0, 0])
  })
})
